/** All KQML messages of a page, in whatever form they were written down, read as they are meant. */
import { findMessages, isAclText, readPage, type Stretch } from '../../../notation/index.ts'
import { paramOf, type KqmlPayload, type KqmlText } from '../agents/payload.ts'
import { bareContents, type BareContent } from './bare.ts'
import { gapsBetween } from './gap.ts'
import { jsonRecords, type JsonRecord } from './json-record.ts'
import { kqmlSigns, readPageMessage } from './page-message.ts'

export interface PageMessage {
  /** Places in the page. */
  readonly from: number
  readonly to: number
  /** As it stands in the page, markup and entities aside. */
  readonly text: string
  readonly payload: KqmlPayload
  /** Where a place of `text` is in the page. */
  readonly placeOf: (offset: number) => number
}

/** What was found, before it is known which of the bare ones ask and which answer. */
interface Found {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly placeOf: (offset: number) => number
  readonly payload: KqmlPayload | null
  readonly bare: BareContent | JsonRecord | null
}

export function kqmlPageMessages(page: string): readonly PageMessage[] {
  const found = readPage(page).stretches.flatMap(foundIn)
  return withEnvelopes(found)
}

function foundIn(stretch: Stretch): readonly Found[] {
  const { text, placeOf } = stretch
  const messages = findMessages(text, kqmlSigns)
  const gaps = gapsBetween(text, messages)
  const place = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: placeOf(from),
    to: placeOf(to - 1) + 1,
    text: text.slice(from, to),
    placeOf: (offset: number) => placeOf(from + offset),
  })
  const found: Found[] = []
  for (const message of messages) {
    const source = text.slice(message.from, message.to)
    if (isAclText(source) || isHostTemplate(text, message.from, source)) continue
    const payload = readPageMessage(source)
    if (payload) found.push({ ...place(message), payload, bare: null })
  }
  for (const gap of gaps) {
    const records = jsonRecords(gap)
    const lists = bareContents(gap).filter(
      ({ from }) => !records.some((record) => record.from < from && from < record.to),
    )
    for (const bare of [...records, ...lists]) found.push({ ...place(bare), payload: null, bare })
  }
  return found.sort((one, other) => one.from - other.from)
}

/** A message in a program's string with a hole in it, as `"(tell :content " + x + ")"`, is none yet. */
const hole = /["'`]\s*[+.]\s*\w|\$\{|%[sd]\b|\{[A-Za-z_][\w.]*\}/

const isHostTemplate = (text: string, from: number, source: string): boolean =>
  /["'`]/.test(text.charAt(from - 1)) && hole.test(source)

/** Gives the bare contents their envelopes; a lone label that looks like a speaker is dropped. */
function withEnvelopes(found: readonly Found[]): readonly PageMessage[] {
  const named = agentsIn(found)
  const kept = found.filter(({ bare }, index) => !bare || counts(bare, index, found, named))
  const messages: PageMessage[] = []
  let open: Found | null = null
  kept.forEach((each, index) => {
    if (!each.bare || !needsAct(each.bare)) {
      messages.push(asMessage(each, 'tell', named))
      return
    }
    const next = kept[index + 1]
    const answers: boolean = open !== null && speakerOf(open) !== speakerOf(each)
    const isAnswered = next !== undefined && speakerOf(next) !== speakerOf(each)
    const asks = !answers && isAnswered
    open = asks ? each : null
    messages.push(asMessage(each, asks ? 'ask-one' : 'tell', named))
  })
  return messages
}

const needsAct = (bare: BareContent | JsonRecord): boolean =>
  'content' in bare || bare.performative === null

/** A list behind a name counts when the name is an agent's; the same content logged again does not. */
function counts(
  bare: BareContent | JsonRecord,
  index: number,
  found: readonly Found[],
  named: readonly string[],
): boolean {
  if (!('content' in bare)) return true
  const before = found[index - 1]?.bare
  const again = before && 'content' in before && before.content === bare.content
  return !again && (bare.speaker === null || bare.listener !== null || named.includes(bare.speaker))
}

/** The agents of a page: whoever a message names, and whoever speaks where at least two do. */
function agentsIn(found: readonly Found[]): readonly string[] {
  const names = new Set<string>()
  const alone = new Set<string>()
  for (const { payload, bare } of found) {
    for (const name of ['sender', 'receiver']) {
      const value = paramOf(payload ?? { performative: '', params: paramsOf(bare) }, name)
      if (value !== undefined) names.add(value)
    }
    if (bare && 'content' in bare && bare.speaker !== null) {
      if (bare.listener === null) alone.add(bare.speaker)
      else names.add(bare.speaker).add(bare.listener)
    }
  }
  if (alone.size > 1) for (const name of alone) names.add(name)
  return [...names]
}

const paramsOf = (bare: Found['bare']): readonly KqmlText[] =>
  bare && 'params' in bare ? bare.params : []

const speakerOf = ({ payload, bare }: Found): string | null => {
  if (bare && 'content' in bare) return bare.speaker
  return paramOf(payload ?? { performative: '', params: paramsOf(bare) }, 'sender') ?? null
}

function asMessage(
  { from, to, text, placeOf, payload, bare }: Found,
  act: string,
  named: readonly string[],
): PageMessage {
  const place = { from, to, text, placeOf }
  if (payload) return { ...place, payload }
  if (bare && 'params' in bare) {
    return { ...place, payload: { performative: bare.performative ?? act, params: bare.params } }
  }
  const params: KqmlText[] = []
  const speaker = bare?.speaker ?? null
  const others = named.filter((name) => name !== speaker)
  const listener = bare?.listener ?? (others.length === 1 ? (others[0] ?? null) : null)
  if (speaker !== null) params.push({ name: 'sender', value: speaker })
  if (speaker !== null && listener !== null) params.push({ name: 'receiver', value: listener })
  params.push({ name: 'content', value: bare?.content ?? text })
  return { ...place, payload: { performative: act, params } }
}
