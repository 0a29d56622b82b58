import type { ConversationSummary } from '../conversation/index.ts'
import type { BoundName, Entry, Letter, LetterId } from '../sim/index.ts'
import { compareNames } from './files.ts'
import { roomOf, rooms } from './rooms.ts'
import type { AgentLine } from './scenario.ts'

/** What a run came to, in the protocols' own words. [Parley shapes §5] */
export interface Outcome {
  readonly ended: 'quiet' | 'stopped' | 'bound'
  readonly bound?: BoundName
  readonly messages: {
    /** Letters that met their fate: one row each. */
    readonly count: number
    readonly byAct: Readonly<Record<string, number>>
    readonly dropped: number
  }
  readonly conversations: readonly ConversationSummary[]
  readonly notUnderstood?: readonly {
    readonly by: string
    readonly act: string
    readonly why: string
  }[]
}

/** The letters of a journal by their id. */
export function lettersOf(entries: readonly Entry[]): ReadonlyMap<LetterId, Letter> {
  const letters = new Map<LetterId, Letter>()
  for (const entry of entries) {
    if (entry.kind === 'sent') letters.set(entry.letter.id, entry.letter)
  }
  return letters
}

/** Agents are called as the scenario calls them. */
export function outcomeOf(
  entries: readonly Entry[],
  ended: 'quiet' | 'stopped' | 'bound',
  agents: readonly AgentLine[],
): Outcome {
  const names = new Map(agents.map(({ id, name }) => [id, name]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const letters = lettersOf(entries)
  const copies = new Map<LetterId, LetterId>()
  const byAct = new Map<string, number>()
  const notUnderstood: { by: string; act: string; why: string }[] = []
  let count = 0
  let dropped = 0
  let bound: BoundName | undefined
  for (const entry of entries) {
    if (entry.kind === 'duplicated') copies.set(entry.copy, entry.letter)
    if (entry.kind === 'bound') bound = entry.bound
    if (entry.kind !== 'delivered' && entry.kind !== 'dropped') continue
    const letter = letters.get(entry.letter) ?? letters.get(copies.get(entry.letter) ?? '')
    if (!letter) continue
    count += 1
    byAct.set(letter.tags.act, (byAct.get(letter.tags.act) ?? 0) + 1)
    if (entry.kind === 'dropped') dropped += 1
    const why = roomOf(letter.protocol)?.notUnderstood(letter)
    if (why) notUnderstood.push({ by: nameOf(letter.from), ...why })
  }
  return {
    ended,
    ...(bound === undefined ? {} : { bound }),
    messages: { count, byAct: sorted(byAct), dropped },
    conversations: rooms
      .flatMap((room) => room.summaries(entries))
      .map((each) => ({ ...each, opener: nameOf(each.opener) }))
      .toSorted((one, other) => compareNames(one.id, other.id)),
    ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
  }
}

const sorted = (counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].toSorted(([one], [other]) => compareNames(one, other)))
