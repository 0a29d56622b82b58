/** Messages in messages: the content of a message whose language is KQML, as a list or as a string. */
import {
  moveSpan,
  problemsOf,
  readText,
  type Places,
  type Problem,
  type ReadingRules,
  type SexpList,
  type SexpString,
  type Span,
} from '../../notation/index.ts'
import { MessageFindings } from './findings.ts'
import { textOf, valueOf, type KqmlMessage } from './message.ts'
import { moveShell } from './move.ts'
import { isPerformative, isWithdrawn } from './performatives.ts'
import { kqmlProblem } from './problems.ts'
import { kqmlRules, type Mode } from './rules.ts'
import { isKeyword, readShell, type Shell } from './shell.ts'

/** An embedded message that lies deeper is left unread. Our own bound. */
const embeddedMax = 256

/** So many characters of strings within strings are read again for one message at most. */
const rereadMax = 2_000_000

/** A list that is taken for a message, the text in which it stands, and how its places are told outside. */
interface Source {
  readonly list: SexpList
  /** What the places of `list` count in, with what to add to them. */
  readonly text: string
  readonly origin: number
  /** From places in `text` to those of the outermost message; null where they are the same. */
  readonly places: Places | null
}

export interface MessageReading {
  readonly message: KqmlMessage
  readonly problems: readonly Problem[]
}

/**
 * Reads a list as a message, with the messages that lie in it.
 *
 * `text` and `origin` say where the places of the list count. What is wrong inside the content
 * is a problem of the content: to the outer message it is one expression, and a right one.
 */
export function readMessage(
  list: SexpList,
  text: string,
  origin: number,
  mode: Mode,
): MessageReading {
  const findings = new MessageFindings(mode)
  const shell = readShell(list, findings)
  const inner = embeddedIn(shell, { list, text, origin, places: null }, kqmlRules[mode])
  if (!inner) return { message: withEmbedded(shell, null), problems: findings.problems }
  const nested = readNested(inner, mode)
  return {
    message: withEmbedded(shell, nested.message),
    problems: [...findings.problems, ...nested.problems],
  }
}

const withEmbedded = (shell: Shell, embedded: KqmlMessage | null): KqmlMessage => ({
  performative: shell.performative,
  performativeAt: shell.performativeAt,
  params: shell.params,
  from: shell.from,
  to: shell.to,
  embedded,
})

interface Nested {
  readonly message: KqmlMessage | null
  readonly problems: readonly Problem[]
}

/** From the outside in, and put together from the inside out: depth must not cost stack. */
function readNested(outermost: Source, mode: Mode): Nested {
  const shells: Shell[] = []
  const problems: Problem[] = []
  let left = rereadMax
  let source: Source | null = outermost
  while (source) {
    if (source.places) left -= source.text.length
    if (shells.length >= embeddedMax || left < 0) {
      problems.push(tooDeep(source))
      break
    }
    const findings = new MessageFindings(mode)
    const shell = readShell(source.list, findings)
    if (mode === 'reader') problems.push(...innerProblems(source, findings.problems, mode))
    shells.push(source.places ? moveShell(shell, source.places) : shell)
    source = embeddedIn(shell, source, kqmlRules[mode])
  }
  let message: KqmlMessage | null = null
  for (let shell = shells.pop(); shell; shell = shells.pop()) message = withEmbedded(shell, message)
  return { message, problems }
}

function tooDeep({ list, places }: Source): Problem {
  const at = { from: list.from, to: list.from + 1 }
  return kqmlProblem('too-deep', moved(at, places), { x: String(embeddedMax) })
}

/** What the reader's notes and the message's findings say about the inside of a content. */
function innerProblems(
  { text, places }: Source,
  found: readonly Problem[],
  mode: Mode,
): readonly Problem[] {
  // The outer reading has already looked at a list; a string is looked at here for the first time.
  const read = places ? problemsOf(readText(text, kqmlRules[mode])) : []
  return [...read.filter(({ severity }) => severity === 'error'), ...found].map(
    ({ code, severity, details, from, to }) => ({
      code,
      severity,
      layer: 'content' as const,
      details,
      // The end of a string is not the end of the text: there its last character is shown.
      ...moved({ from: Math.min(from, Math.max(to - 1, 0)), to }, places),
    }),
  )
}

/** The message in the content, when the language is KQML and the content looks like a message. */
function embeddedIn(shell: Shell, source: Source, rules: ReadingRules): Source | null {
  if (textOf(shell, 'language')?.toLowerCase() !== 'kqml') return null
  const content = valueOf(shell, 'content')
  if (content?.kind === 'list') {
    return looksLikeMessage(content) ? { ...source, list: content } : null
  }
  if (content?.kind !== 'string') return null
  const forms = readText(content.value, rules).chunks.map(({ reading }) => reading.form)
  const list = forms.find((form) => form !== null)
  if (list?.kind !== 'list' || !looksLikeMessage(list)) return null
  return { list, text: content.value, origin: 0, places: placesIn(content, source) }
}

function looksLikeMessage({ items }: SexpList): boolean {
  const [head, next] = items
  if (head?.kind !== 'word' || head.text.startsWith(':')) return false
  const known = isPerformative(head.text.toLowerCase()) || isWithdrawn(head.text.toLowerCase())
  return next === undefined ? known : isKeyword(next) || known
}

/** From places in a string's value to those where it stands outside. */
function placesIn(string: SexpString, { text, origin, places: outer }: Source): Places {
  const raw = text.slice(origin + string.from, origin + string.to)
  const start = raw.indexOf('"') + 1
  const escaped = string.count === null && raw.includes('\\')
  const starts = escaped ? writtenAt(raw, start) : null
  // Characters follow each other without gaps, so each ends where the next begins.
  const at = (index: number): number =>
    string.from + (starts ? (starts[index] ?? raw.length) : start + index)
  if (!outer) return { from: at, to: at }
  return { from: (index) => outer.from(at(index)), to: (index) => outer.to(at(index)) }
}

/** For each character of a quoted string's value where it begins in the string as written. */
function writtenAt(raw: string, start: number): readonly number[] {
  const places: number[] = []
  for (let at = start; at < raw.length; at++) {
    places.push(at)
    if (raw[at] === '\\') at++
  }
  return places
}

const moved = (span: Span, places: Places | null): Span => (places ? moveSpan(span, places) : span)
