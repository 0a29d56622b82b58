import { expect, test } from 'vitest'
import type { Effect } from './behaviour.ts'
import { createRun } from './run.ts'
import {
  agent,
  arrivals,
  echo,
  entriesOf,
  played,
  say,
  speaker,
  worldOf,
} from './worlds.fixture.ts'
import type { TimelineItem } from './world.ts'

const line = (act: string, when: Omit<TimelineItem, 'input'> = {}): TimelineItem => ({
  ...when,
  input: { do: 'send', agent: 'a@main', to: ['b@main'], letter: say(act) },
})

const pair = [speaker('a@main'), echo('b@main')]
const acts = (timeline: readonly TimelineItem[], agents = pair) =>
  arrivals(played(worldOf(agents, { timeline }))).map((arrival) => {
    const [tick, , act] = arrival.split(' ')
    return `${tick} ${act}`
  })

test('an item with a tick happens at that tick, whatever its place in the list', () => {
  expect(acts([line('late', { at: 500 }), line('soon', { at: 100 })])).toEqual([
    '101 soon',
    '102 echo',
    '501 late',
    '502 echo',
  ])
})

test('items without a tick wait until everything before has come to rest', () => {
  expect(acts([line('one'), line('two'), line('three')])).toEqual([
    '1 one',
    '2 echo',
    '3 two',
    '4 echo',
    '5 three',
    '6 echo',
  ])
})

/** Wakes for ever, so that the run never falls quiet. */
const ticker = agent('t@main', null, (memory, percept) => ({
  memory,
  effects:
    percept.kind === 'start' || percept.kind === 'wake'
      ? [{ kind: 'wake', afterTicks: 7, reason: 'tick' } satisfies Effect]
      : [],
}))

test('patience counts from the item before and ends the waiting', () => {
  const timeline = [line('one', { patience: 100 }), line('two', { patience: 100 })]
  const world = worldOf([...pair, ticker], {
    timeline,
    bounds: { messages: 100, entries: 1_000, ticks: 400, queue: 100 },
  })

  expect(arrivals(played(world)).filter((arrival) => !arrival.includes('echo'))).toEqual([
    '101 a@main>b@main one',
    '201 a@main>b@main two',
  ])
})

test('without patience an item waits for quiet for ever', () => {
  const world = worldOf([...pair, ticker], {
    timeline: [line('one')],
    bounds: { messages: 100, entries: 1_000, ticks: 400, queue: 100 },
  })

  expect(arrivals(played(world))).toEqual([])
})

test('quiet comes before the end of patience when nothing is left to happen', () => {
  expect(acts([line('one', { patience: 5_000 }), line('two', { patience: 5_000 })])).toEqual([
    '1 one',
    '2 echo',
    '3 two',
    '4 echo',
  ])
})

test('an item without a tick follows the items with a tick that stand before it', () => {
  expect(acts([line('first', { at: 50 }), line('then')])).toEqual([
    '51 first',
    '52 echo',
    '53 then',
    '54 echo',
  ])
})

test('an item with a tick waits for nobody', () => {
  expect(acts([line('one'), line('timed', { at: 1 }), line('two')])).toEqual([
    '1 one',
    '2 timed',
    '2 echo',
    '3 echo',
    '4 two',
    '5 echo',
  ])
})

test('a prompt wakes its agent with the reason', () => {
  const run = played(
    worldOf(pair, {
      timeline: [{ input: { do: 'prompt', agent: 'a@main', reason: 'say:0' } }],
    }),
  )

  expect(entriesOf(run, 'woke')).toMatchObject([{ agent: 'a@main', reason: 'say:0', cause: 2 }])
  expect(run.entries[2]).toMatchObject({
    kind: 'input',
    input: { do: 'prompt', agent: 'a@main', reason: 'say:0' },
  })
})

test('an input for an agent that is not there is noted and has no effect', () => {
  const run = played(
    worldOf(pair, {
      timeline: [
        { input: { do: 'prompt', agent: 'nobody@main', reason: 'x' } },
        { input: { do: 'crash', container: 'main/main' } },
        line('unsaid'),
        { input: { do: 'restart', container: 'main/main' } },
        line('said'),
      ],
    }),
  )

  expect(entriesOf(run, 'noted').map(({ note }) => note)).toEqual([
    { code: 'input-ignored', details: { agent: 'nobody@main', do: 'prompt' } },
    { code: 'input-ignored', details: { agent: 'a@main', do: 'send' } },
  ])
  expect(arrivals(run)).toEqual(['1 a@main>b@main said', '2 b@main>a@main echo'])
})

test('what is done by hand happens at the present tick, and a quiet run goes on', () => {
  const run = createRun(worldOf(pair, { timeline: [line('one')] }))
  run.advance()
  run.input({ do: 'send', agent: 'b@main', to: ['a@main'], letter: say('by-hand') })

  expect(run.status).toBe('running')
  expect(run.advance().status).toBe('quiet')
  expect(arrivals(run).at(-1)).toBe('3 b@main>a@main by-hand')
})
