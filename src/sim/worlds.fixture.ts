/** Small worlds for the tests of this folder: agents that talk without a protocol. */

import type { Json } from '../base/index.ts'
import type { Behaviour, Effect } from './behaviour.ts'
import type { Entry } from './entry.ts'
import type { AgentId, Draft, Letter } from './letter.ts'
import { createRun, type Run } from './run.ts'
import { defaultBounds, type AgentSeed, type World } from './world.ts'

export const say = (act: string, payload: Json = null): Draft => ({
  protocol: 'kqml',
  tags: { act },
  payload,
})

export const sends = (to: AgentId | readonly AgentId[], letter: Draft): Effect => ({
  kind: 'send',
  to: typeof to === 'string' ? [to] : to,
  letter,
})

/** Behaviours see memories as plain data; those of the tests know what theirs looks like. */
export const agent = <Memory extends Json>(
  id: AgentId,
  memory: Memory,
  behaviour: Behaviour<Memory>,
  container = 'main/main',
): AgentSeed => ({
  id,
  container,
  memory,
  // The kernel hands each behaviour back what it made.
  behaviour: behaviour as unknown as Behaviour,
})

/** Says all of it when it starts, then remembers the acts it hears. */
export const speaker = (
  id: AgentId,
  lines: readonly Effect[] = [],
  container = 'main/main',
): AgentSeed =>
  agent<readonly string[]>(
    id,
    [],
    (heard, percept) => ({
      memory: percept.kind === 'message' ? [...heard, percept.letter.tags.act] : heard,
      effects: percept.kind === 'start' ? lines : [],
    }),
    container,
  )

/** Answers everything, for ever. */
export const echo = (id: AgentId, container = 'main/main'): AgentSeed =>
  agent<number>(
    id,
    0,
    (count, percept) =>
      percept.kind === 'message'
        ? { memory: count + 1, effects: [sends(percept.letter.from, say('echo', count))] }
        : { memory: count, effects: [] },
    container,
  )

export const worldOf = (agents: readonly AgentSeed[], more: Partial<World> = {}): World => ({
  seed: 1,
  bounds: defaultBounds,
  network: { withinContainer: 1, betweenContainers: 2, betweenPlatforms: 20, links: [] },
  containers: ['main/main'],
  agents,
  faults: [],
  timeline: [],
  codecs: {},
  spawn: () => null,
  ...more,
})

/** A run that has gone as far as it goes by itself. */
export function played(world: World): Run {
  const run = createRun(world)
  run.advance()
  return run
}

type EntryOf<Kind extends Entry['kind']> = Entry & { readonly kind: Kind }

export const entriesOf = <Kind extends Entry['kind']>(
  { entries }: Pick<Run, 'entries'>,
  kind: Kind,
): readonly EntryOf<Kind>[] =>
  entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind)

/** The letters of a run by their ids, with the copies that faults made. */
export function lettersOf(run: Pick<Run, 'entries'>): ReadonlyMap<string, Letter> {
  const letters = new Map(entriesOf(run, 'sent').map(({ letter }) => [letter.id, letter]))
  for (const { letter, copy } of entriesOf(run, 'duplicated')) {
    const original = letters.get(letter)
    if (original) letters.set(copy, { ...original, id: copy })
  }
  return letters
}

/** What arrived, in order: `5 a@main>b@main tell`. */
export function arrivals(run: Pick<Run, 'entries'>): readonly string[] {
  const letters = lettersOf(run)
  return entriesOf(run, 'delivered').map(({ tick, letter: id }) => {
    const letter = letters.get(id)
    return `${tick} ${letter?.from}>${letter?.to} ${letter?.tags.act}`
  })
}
