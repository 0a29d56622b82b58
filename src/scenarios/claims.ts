import { unreachable } from '../base/index.ts'
import { matches } from '../content/index.ts'
import type { ConversationSummary } from '../conversation/index.ts'
import type { Entry, Letter, Route } from '../sim/index.ts'
import { isNotePattern, type Check, type CheckResult } from './checks.ts'
import type { MessagePattern, NotePattern } from './checks.ts'
import { roomOf, rooms } from './rooms.ts'
import type { AgentLine } from './scenario.ts'

/** A letter where it met its fate. */
interface Met {
  readonly entry: number
  readonly letter: Letter
  readonly route: Route
}

interface Evidence {
  readonly met: readonly Met[]
  readonly notes: readonly {
    readonly entry: number
    readonly code: string
    readonly agent: string
  }[]
  readonly conversations: readonly ConversationSummary[]
  readonly nameOf: (id: string) => string
}

/** Holds each check against the journal of a run. */
export function checkRun(
  checks: readonly Check[],
  entries: readonly Entry[],
  agents: readonly AgentLine[],
): readonly CheckResult[] {
  const evidence = evidenceOf(entries, agents)
  return checks.map((check) => ({ id: check.id, say: check.say, ...hold(check, evidence) }))
}

function evidenceOf(entries: readonly Entry[], agents: readonly AgentLine[]): Evidence {
  const sent = new Map<string, { letter: Letter; route: Route }>()
  const met: Met[] = []
  const notes: { entry: number; code: string; agent: string }[] = []
  const names = new Map(agents.map(({ id, name }) => [id, name]))
  for (const entry of entries) {
    if (entry.kind === 'sent') sent.set(entry.letter.id, entry)
    if (entry.kind === 'duplicated') {
      const original = sent.get(entry.letter)
      if (original) sent.set(entry.copy, original)
    }
    if (entry.kind === 'delivered' || entry.kind === 'dropped') {
      const found = sent.get(entry.letter)
      if (found) met.push({ entry: entry.i, letter: found.letter, route: found.route })
    }
    if (entry.kind === 'noted') {
      notes.push({ entry: entry.i, code: entry.note.code, agent: entry.agent })
    }
  }
  return {
    met,
    notes,
    conversations: rooms.flatMap((room) => room.summaries(entries)),
    nameOf: (id) => names.get(id) ?? id,
  }
}

type Held = Omit<CheckResult, 'id' | 'say'>

function hold({ claim }: Check, evidence: Evidence): Held {
  switch (claim.kind) {
    case 'count': {
      const found = messages(claim.pattern, evidence)
      const { is, min, max } = claim
      const fits =
        (is === undefined || found.length === is) &&
        (min === undefined || found.length >= min) &&
        (max === undefined || found.length <= max)
      return { passed: fits, evidence: found.map(({ entry }) => entry) }
    }
    case 'said':
      return some(messages(claim.pattern, evidence), claim.pattern)
    case 'noted':
      return some(notes(claim.pattern, evidence), claim.pattern)
    case 'never': {
      const found = isNotePattern(claim.pattern)
        ? notes(claim.pattern, evidence)
        : messages(claim.pattern, evidence)
      return { passed: found.length === 0, evidence: found.map(({ entry }) => entry) }
    }
    case 'order':
      return inOrder(claim.patterns, evidence)
    case 'answer':
      return some(messages({ ...claim.pattern, inReplyTo: claim.to }, evidence), claim.pattern)
    case 'conversation': {
      const passed = evidence.conversations.some(
        (each) =>
          (claim.id === undefined || each.id === claim.id) &&
          (claim.protocol === undefined || each.protocol === claim.protocol) &&
          (claim.state === undefined || each.state === claim.state) &&
          Object.entries(claim.facts).every(
            ([name, value]) => String(each.facts[name]) === String(value),
          ),
      )
      return { passed, evidence: [] }
    }
    default:
      return unreachable(claim)
  }
}

function some(
  found: readonly { readonly entry: number }[],
  missing: MessagePattern | NotePattern,
): Held {
  if (found.length > 0) return { passed: true, evidence: found.map(({ entry }) => entry) }
  return { passed: false, evidence: [], missing }
}

function inOrder(patterns: readonly MessagePattern[], evidence: Evidence): Held {
  const found: number[] = []
  for (const pattern of patterns) {
    const last = found.at(-1) ?? -1
    const next = evidence.met.find((met) => met.entry > last && fits(pattern, met, evidence.nameOf))
    if (!next) return { passed: false, evidence: found, missing: pattern }
    found.push(next.entry)
  }
  return { passed: true, evidence: found }
}

const messages = (pattern: MessagePattern, { met, nameOf }: Evidence): readonly Met[] =>
  met.filter((each) => fits(pattern, each, nameOf))

const notes = (pattern: NotePattern, evidence: Evidence) =>
  evidence.notes.filter(
    ({ code, agent }) =>
      code === pattern.note &&
      (pattern.at === undefined || pattern.at === agent || pattern.at === evidence.nameOf(agent)),
  )

function fits(
  pattern: MessagePattern,
  { letter, route }: Met,
  nameOf: Evidence['nameOf'],
): boolean {
  const { tags } = letter
  return (
    (pattern.act === undefined || pattern.act === tags.act) &&
    isCalled(pattern.from, letter.from, nameOf) &&
    isCalled(pattern.to, letter.to, nameOf) &&
    (pattern.conversation === undefined || pattern.conversation === tags.conversation) &&
    (pattern.inReplyTo === undefined || pattern.inReplyTo === tags.inReplyTo) &&
    (pattern.route === undefined || pattern.route === route) &&
    contentFits(pattern, letter)
  )
}

const isCalled = (name: string | undefined, id: string, nameOf: Evidence['nameOf']): boolean =>
  name === undefined || name === id || name === nameOf(id)

function contentFits({ contentIs, contentHas }: MessagePattern, letter: Letter): boolean {
  if (contentIs === undefined && contentHas === undefined) return true
  const room = roomOf(letter.protocol)
  if (!room) return false
  const content = room.contentOf(letter)
  return (
    (contentHas === undefined || content.includes(contentHas)) &&
    (contentIs === undefined || matches(contentIs, content))
  )
}
