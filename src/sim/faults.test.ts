import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrivals,
  entriesOf,
  lettersOf,
  played,
  say,
  sends,
  speaker,
  worldOf,
} from './worlds.fixture.ts'
import type { Fault, World } from './world.ts'

/** a says 1 to n, b the same, both to c. */
const world = (count: number, faults: readonly Fault[], more: Partial<World> = {}) => {
  const lines = Array.from({ length: count }, (_, n) => sends('c@main', say(`say-${n + 1}`)))
  return worldOf([speaker('a@main', lines), speaker('b@main', lines), speaker('c@main')], {
    faults,
    ...more,
  })
}

test('the nth letter that matches is lost, counted from 1', () => {
  const run = played(world(2, [{ kind: 'lose', match: { from: 'b@main' }, nth: 2 }]))

  expect(arrivals(run)).toEqual([
    '1 a@main>c@main say-1',
    '1 a@main>c@main say-2',
    '1 b@main>c@main say-1',
  ])
  expect(entriesOf(run, 'dropped')).toMatchObject([
    { tick: 0, letter: 'b@main#2', why: 'lost', by: 'faults/0' },
  ])
})

test('a fault looks at sender, receiver, act and conversation, and at all of them', () => {
  const lines = [
    sends('b@main', { protocol: 'kqml', tags: { act: 'tell', conversation: 'k' }, payload: 1 }),
    sends('b@main', { protocol: 'kqml', tags: { act: 'ask', conversation: 'k' }, payload: 2 }),
    sends('b@main', { protocol: 'kqml', tags: { act: 'tell' }, payload: 3 }),
    sends('a@main', { protocol: 'kqml', tags: { act: 'tell', conversation: 'k' }, payload: 4 }),
  ]
  const lost = (match: Extract<Fault, { kind: 'lose' }>['match']) => {
    const run = played(
      worldOf([speaker('a@main', lines), speaker('b@main')], { faults: [{ kind: 'lose', match }] }),
    )
    const letters = lettersOf(run)
    return entriesOf(run, 'dropped').map(({ letter }) => letters.get(letter)?.payload)
  }

  expect(lost({ act: 'tell', conversation: 'k', to: 'b@main', from: 'a@main' })).toEqual([1])
  expect(lost({ conversation: 'k' })).toEqual([1, 2, 4])
  expect(lost({ from: 'b@main' })).toEqual([])
  expect(lost({})).toEqual([1, 2, 3, 4])
})

test('a delayed letter arrives that much later, and the journal says so', () => {
  const run = played(world(1, [{ kind: 'delay', match: { from: 'a@main' }, by: 40 }]))

  expect(arrivals(run)).toEqual(['1 b@main>c@main say-1', '41 a@main>c@main say-1'])
  expect(entriesOf(run, 'delayed')).toMatchObject([{ letter: 'a@main#1', byTicks: 40, cause: 1 }])
  expect(entriesOf(run, 'sent')[0]?.due).toBe(1)
})

test('a duplicate is a second letter with an id of its own and the same act of saying', () => {
  const run = played(world(2, [{ kind: 'duplicate', match: { from: 'a@main' }, nth: 1 }]))

  expect(entriesOf(run, 'duplicated')).toMatchObject([{ letter: 'a@main#1', copy: 'a@main#2' }])
  expect(entriesOf(run, 'delivered').map(({ letter }) => letter)).toEqual([
    'a@main#1',
    'a@main#2',
    'a@main#3',
    'b@main#1',
    'b@main#2',
  ])
  expect(lettersOf(run).get('a@main#2')?.message).toBe('a@main#1')
})

test('reordered letters overtake one another, and none is lost', () => {
  const count = 20
  const run = played(world(count, [{ kind: 'reorder', match: { from: 'a@main' }, within: 50 }]))
  const acts = (from: string) =>
    arrivals(run).flatMap((line) => (line.includes(` ${from}>`) ? [line.split(' ')[2]] : []))

  expect(acts('a@main')).toHaveLength(count)
  expect(acts('a@main')).not.toEqual(acts('b@main'))
  expect(acts('a@main').toSorted()).toEqual(acts('b@main').toSorted())
  expect(entriesOf(run, 'delayed').every(({ byTicks }) => byTicks >= 1 && byTicks <= 50)).toBe(true)
})

test('a probability decides from the seed alone', () => {
  const faults: readonly Fault[] = [{ kind: 'lose', match: {}, probability: 0.2 }]
  const lost = (seed: number) => entriesOf(played(world(500, faults, { seed })), 'dropped')
  const ids = (seed: number) => lost(seed).map(({ letter }) => letter)

  expect(ids(1)).toEqual(ids(1))
  expect(ids(1)).not.toEqual(ids(2))
  // Of 1,000 letters 200 are expected; five standard deviations are 63.
  expect(Math.abs(lost(1).length - 200)).toBeLessThan(63)
})

test('probability 0 never strikes and probability 1 always does', () => {
  const lost = (probability: number) =>
    entriesOf(played(world(50, [{ kind: 'lose', match: {}, probability }])), 'dropped').length

  expect(lost(0)).toBe(0)
  expect(lost(1)).toBe(100)
})

test('what luck does on one link does not depend on who else talks', () => {
  const faults: readonly Fault[] = [{ kind: 'lose', match: {}, probability: 0.5 }]
  const lines = Array.from({ length: 30 }, () => sends('c@main', say('tell')))
  const alone = worldOf([speaker('a@main', lines), speaker('c@main')], { faults })
  const lostOfA = (world: World) =>
    entriesOf(played(world), 'dropped').flatMap(({ letter }) =>
      letter.startsWith('a@main') ? [letter] : [],
    )

  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const crowd = worldOf([speaker('z@main', lines), ...alone.agents, speaker('b@main', lines)], {
        faults,
        seed,
      })

      expect(lostOfA(crowd)).toEqual(lostOfA({ ...alone, seed }))
    }),
    { seed: 1, numRuns: 20 },
  )
})

const parted: Partial<World> = {
  containers: ['alpha/main', 'alpha/west', 'beta/main'],
  network: { withinContainer: 1, betweenContainers: 10, betweenPlatforms: 10, links: [] },
  codecs: {
    kqml: {
      encode: ({ tags }) => tags.act,
      decode: (text) => ({ ok: true, value: { tags: { act: text }, payload: null } }),
    },
  },
}
const sayAt = (at: number) =>
  ({
    at,
    input: { do: 'send', agent: 'a@alpha', to: ['w@alpha', 'b@beta'], letter: say('tell') },
  }) as const

const partedWorld = (sides: readonly (readonly string[])[], until?: number) =>
  played(
    worldOf(
      [
        speaker('a@alpha', [], 'alpha/main'),
        speaker('w@alpha', [], 'alpha/west'),
        speaker('b@beta', [], 'beta/main'),
      ],
      {
        ...parted,
        faults: [
          { kind: 'partition', sides, from: 100, ...(until === undefined ? {} : { until }) },
        ],
        timeline: [85, 95, 100, 149, 150].map(sayAt),
      },
    ),
  )

test('a partition drops what is sent or would arrive while it stands', () => {
  const run = partedWorld([['alpha'], ['beta']], 150)

  expect(arrivals(run).filter((line) => line.includes('b@beta'))).toEqual([
    '95 a@alpha>b@beta tell',
    '160 a@alpha>b@beta tell',
  ])
  expect(entriesOf(run, 'dropped').map(({ tick, why, by }) => [tick, why, by])).toEqual([
    [100, 'partition', 'faults/0'],
    [105, 'partition', 'faults/0'],
    [149, 'partition', 'faults/0'],
  ])
})

test('within one side, and for who is on no side, letters go on', () => {
  expect(
    arrivals(partedWorld([['alpha'], ['beta']])).filter((line) => line.includes('w@alpha')),
  ).toHaveLength(5)
  expect(entriesOf(partedWorld([['alpha/west'], ['gamma']]), 'dropped')).toEqual([])
})

test('a partition may run between two containers of one platform, for ever', () => {
  const run = partedWorld([['alpha/west'], ['alpha/main', 'beta']])

  expect(arrivals(run).filter((line) => line.includes('w@alpha'))).toEqual([
    '95 a@alpha>w@alpha tell',
  ])
  expect(entriesOf(run, 'dropped')).toHaveLength(4)
})

test('the first fault that loses a letter says why, and the others still count it', () => {
  const run = played(
    world(3, [
      { kind: 'lose', match: { from: 'a@main' }, nth: 2 },
      { kind: 'lose', match: { from: 'a@main' }, nth: 2 },
      { kind: 'delay', match: { from: 'a@main' }, nth: 3, by: 5 },
    ]),
  )

  expect(entriesOf(run, 'dropped').map(({ letter, by }) => [letter, by])).toEqual([
    ['a@main#2', 'faults/0'],
  ])
  expect(entriesOf(run, 'delayed')).toMatchObject([{ letter: 'a@main#3' }])
})
