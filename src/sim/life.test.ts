import { expect, test } from 'vitest'
import type { Effect } from './behaviour.ts'
import {
  agent,
  arrivals,
  echo,
  entriesOf,
  played,
  say,
  sends,
  speaker,
  worldOf,
} from './worlds.fixture.ts'

test('a wake comes when it was wished for, and never within the same tick', () => {
  const run = played(
    worldOf([
      agent<readonly string[]>('a@main', [], (woken, percept) => ({
        memory: percept.kind === 'wake' ? [...woken, percept.reason] : woken,
        effects:
          percept.kind === 'start'
            ? [
                { kind: 'wake', afterTicks: 10, reason: 'late' },
                { kind: 'wake', afterTicks: 0, reason: 'soon' },
              ]
            : [],
      })),
    ]),
  )

  expect(entriesOf(run, 'woke').map(({ tick, reason, cause }) => [tick, reason, cause])).toEqual([
    [1, 'soon', 0],
    [10, 'late', 0],
  ])
})

test('an agent that stops says goodbye, and then it is gone', () => {
  const leaver = agent('a@main', null, (memory, percept) => {
    const effects: readonly Effect[] =
      percept.kind === 'start'
        ? [{ kind: 'wake', afterTicks: 5, reason: 'leave' }]
        : percept.kind === 'wake'
          ? [{ kind: 'stop' }, sends('b@main', say('never'))]
          : percept.kind === 'stop'
            ? [sends('b@main', say('goodbye')), { kind: 'wake', afterTicks: 1, reason: 'again' }]
            : []
    return { memory, effects }
  })
  const run = played(worldOf([leaver, echo('b@main')]))

  expect(arrivals(run)).toEqual(['6 a@main>b@main goodbye'])
  expect(entriesOf(run, 'stopped')).toMatchObject([{ tick: 5, agent: 'a@main' }])
  expect(entriesOf(run, 'dropped')).toMatchObject([{ tick: 7, why: 'no-such-agent', by: 'main' }])
  expect(entriesOf(run, 'woke')).toHaveLength(1)
  expect(run.momentAt(run.entries.length - 1).agents[0]?.condition).toBe('stopped')
})

const maker = (...names: readonly string[]) =>
  speaker('a@main', [
    ...names.map((name): Effect => ({ kind: 'spawn', name, plays: 'echo', with: {} })),
    sends('new@main', say('hello')),
  ])
const spawn = (id: string, plays: string) => (plays === 'echo' ? echo(id) : null)

test('an agent makes another, which lives beside it and hears what is said to it', () => {
  const run = played(worldOf([maker('new')], { spawn }))

  expect(entriesOf(run, 'started').map(({ tick, agent: id, at }) => [tick, id, at])).toEqual([
    [0, 'a@main', 'main/main'],
    [1, 'new@main', 'main/main'],
  ])
  expect(arrivals(run)).toEqual(['1 a@main>new@main hello', '2 new@main>a@main echo'])
})

test('a letter that comes before the start of its receiver starts it first', () => {
  const hello = sends('new@main', say('hello'))
  const born: Effect = { kind: 'spawn', name: 'new', plays: 'echo', with: {} }
  const run = played(worldOf([speaker('a@main', [hello, born])], { spawn }))

  expect(run.entries.flatMap(({ tick, kind }) => (tick === 1 ? [kind] : []))).toEqual([
    'started',
    'delivered',
    'sent',
  ])
})

test('a letter for an agent that is made elsewhere meanwhile is sent on to it', () => {
  const run = played(
    worldOf(
      [
        speaker('early@main', [sends('new@main', say('hello'))], 'main/first'),
        { ...maker('new'), container: 'main/second' },
      ],
      { spawn, containers: ['main/first', 'main/second'] },
    ),
  )

  expect(arrivals(run).filter((line) => line.includes('hello'))).toEqual([
    '1 a@main>new@main hello',
    '3 early@main>new@main hello',
  ])
  expect(entriesOf(run, 'delivered').map(({ at }) => at)).toContain('main/second')
})

test('a name that is taken and a role that nobody knows make no agent', () => {
  const run = played(
    worldOf(
      [
        speaker('a@main', [
          { kind: 'spawn', name: 'a', plays: 'echo', with: {} },
          { kind: 'spawn', name: 'b', plays: 'juggler', with: {} },
        ]),
      ],
      { spawn },
    ),
  )

  expect(entriesOf(run, 'noted').map(({ note }) => note)).toEqual([
    { code: 'name-taken', details: { agent: 'a@main', plays: 'echo' } },
    { code: 'cannot-spawn', details: { agent: 'b@main', plays: 'juggler' } },
  ])
})

test('an agent that breaks is loud, does nothing more, and the others go on', () => {
  const fragile = agent('a@main', 0, (memory, percept) => {
    if (percept.kind === 'message') throw new Error('a case was forgotten')
    return { memory, effects: [] }
  })
  const run = played(
    worldOf([
      fragile,
      speaker('b@main', [sends(['a@main', 'a@main', 'c@main'], say('tell'))]),
      speaker('c@main'),
    ]),
  )

  expect(entriesOf(run, 'broke')).toMatchObject([
    { tick: 1, agent: 'a@main', error: 'a case was forgotten' },
  ])
  expect(entriesOf(run, 'dropped')).toMatchObject([{ why: 'crashed', by: 'a@main' }])
  expect(arrivals(run)).toEqual(['1 b@main>a@main tell', '1 b@main>c@main tell'])
  expect(run.status).toBe('quiet')
})

test('a wake that can never come breaks its agent and not the clock', () => {
  const run = played(worldOf([speaker('a@main', [{ kind: 'wake', afterTicks: NaN, reason: 'x' }])]))

  expect(entriesOf(run, 'broke')).toHaveLength(1)
  expect(run.status).toBe('quiet')
})

const counter = (id: string, container: string) =>
  agent<number>(
    id,
    0,
    (count, percept) => ({
      memory: percept.kind === 'message' ? count + 1 : count,
      effects: percept.kind === 'start' ? [{ kind: 'wake', afterTicks: 30, reason: 'tea' }] : [],
    }),
    container,
  )

test('a crash takes memories and wakes, and what arrives is dropped until the restart', () => {
  const hello = { do: 'send', agent: 'a@main', to: ['b@main'], letter: say('hello') } as const
  const run = played(
    worldOf([speaker('a@main', [], 'main/one'), counter('b@main', 'main/two')], {
      containers: ['main/one', 'main/two'],
      faults: [{ kind: 'crash', container: 'main/two', at: 10, restart: 20 }],
      timeline: [5, 9, 15, 19].map((at) => ({ at, input: hello })),
    }),
  )
  const memoryAt = (entry: number | undefined) => run.stateAt(entry ?? -1, 'b@main')

  expect(arrivals(run)).toEqual(['7 a@main>b@main hello', '21 a@main>b@main hello'])
  expect(entriesOf(run, 'dropped').map(({ tick, why, by }) => [tick, why, by])).toEqual([
    [11, 'crashed', 'main/two'],
    [17, 'crashed', 'main/two'],
  ])
  expect(memoryAt(entriesOf(run, 'delivered')[0]?.i)).toBe(1)
  expect(memoryAt(entriesOf(run, 'crashed')[0]?.i)).toBeNull()
  expect(memoryAt(entriesOf(run, 'restarted')[0]?.i)).toBe(0)
  expect(memoryAt(run.entries.length - 1)).toBe(1)
  // The wake of the first life is gone; the second wished for its own.
  expect(entriesOf(run, 'woke').map(({ tick }) => tick)).toEqual([50])
})

test('a restart heals who was broken and leaves alone who had stopped', () => {
  const breaks = agent('a@main', null, (memory, percept) => {
    if (percept.kind === 'message') throw new Error('broken')
    return { memory, effects: [] }
  })
  const leaves = speaker('b@main', [{ kind: 'stop' }])
  const run = played(
    worldOf([breaks, leaves, speaker('c@main', [sends('a@main', say('tell'))])], {
      faults: [{ kind: 'crash', container: 'main/main', at: 10, restart: 20 }],
    }),
  )

  expect(
    entriesOf(run, 'started').flatMap(({ tick, agent: id }) => (tick === 20 ? [id] : [])),
  ).toEqual(['a@main', 'c@main'])
})
