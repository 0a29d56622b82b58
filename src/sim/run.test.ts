import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../base/index.ts'
import type { Effect } from './behaviour.ts'
import { answersIn, createRun, type Run } from './run.ts'
import {
  agent,
  echo,
  entriesOf,
  lettersOf,
  played,
  say,
  sends,
  speaker,
  worldOf,
} from './worlds.fixture.ts'
import type { AgentSeed, Fault, World } from './world.ts'

interface Talk {
  readonly [key: string]: Json
  readonly left: number
  readonly heard: number
}

/** Talks to anybody, at random, consults now and then, and makes another of its kind; `left` times. */
const gossip = (id: string, peers: readonly string[], container: string, left: number): AgentSeed =>
  agent<Talk>(
    id,
    { left, heard: 0 },
    (memory, percept, { draw }) => {
      const heard = memory.heard + (percept.kind === 'message' ? 1 : 0)
      if (memory.left === 0) return { memory: { ...memory, heard }, effects: [] }
      const someone = (): string => peers[draw(peers.length)] ?? id
      const effects: Effect[] = [sends([someone(), someone()], say(`act-${draw(3)}`, draw(1_000)))]
      if (draw(4) === 0) effects.push({ kind: 'wake', afterTicks: draw(30), reason: 'more' })
      if (draw(6) === 0) effects.push({ kind: 'consult', consult: 'luck', question: draw(9) })
      if (draw(9) === 0) effects.push({ kind: 'spawn', name: `${heard}`, plays: 'echo', with: {} })
      if (draw(40) === 0) effects.push({ kind: 'stop' })
      return { memory: { left: memory.left - 1, heard }, effects }
    },
    container,
  )

const containers = ['main/one', 'main/two', 'main/three']

const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constant('lose' as const),
    match: fc.constant({ act: 'act-1' }),
    probability: fc.constantFrom(0.1, 0.5),
  }),
  fc.record({
    kind: fc.constant('delay' as const),
    match: fc.constant({}),
    nth: fc.integer({ min: 1, max: 9 }),
    by: fc.nat(40),
  }),
  fc.record({
    kind: fc.constant('reorder' as const),
    match: fc.constant({ act: 'act-2' }),
    within: fc.nat(20),
  }),
  fc.record({
    kind: fc.constant('duplicate' as const),
    match: fc.constant({}),
    probability: fc.constant(0.2),
  }),
  fc.record({
    kind: fc.constant('partition' as const),
    sides: fc.constant([['main/one'], ['main/two']]),
    from: fc.nat(20),
    until: fc.integer({ min: 20, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('crash' as const),
    container: fc.constantFrom(...containers),
    at: fc.nat(20),
    restart: fc.integer({ min: 21, max: 40 }),
  }),
)

const anyWorld: fc.Arbitrary<World> = fc
  .record({
    seed: fc.integer(),
    count: fc.integer({ min: 1, max: 6 }),
    left: fc.integer({ min: 1, max: 80 }),
    faults: fc.array(anyFault, { maxLength: 4 }),
  })
  .map(({ seed, count, left, faults }) => {
    const ids = Array.from({ length: count }, (_, n) => `a${n}@main`)
    const peers = [...ids, 'nobody@main', '3@main']
    const agents = ids.map((id, n) => gossip(id, peers, containers[n % 3] ?? '', left))
    return worldOf(agents, {
      seed,
      faults,
      containers,
      spawn: (id, plays) => (plays === 'echo' ? echo(id) : null),
      timeline: [{ input: { do: 'prompt', agent: 'a0@main', reason: 'go on' } }],
      bounds: { messages: 2_000, entries: 20_000, ticks: 10_000, queue: 10_000 },
    })
  })

/** Every question is answered with its double. */
const answer = (consults: ReturnType<Run['consults']>) =>
  consults.map(({ id, question }) => ({ consult: id, answer: Number(question) * 2 }))

/** Goes on to the end, in portions of so many events, answering what is asked. */
function playOn(run: Run, maxEvents = Infinity): Run {
  let { status, consults } = run.advance({ maxEvents })
  while (status === 'running' || status === 'consulting') {
    ;({ status, consults } = run.advance({ maxEvents, answers: answer(consults) }))
  }
  return run
}

const sample = { seed: 1, numRuns: 40 }

test('the same world gives the same journal, however the run is cut into portions', () => {
  fc.assert(
    fc.property(anyWorld, fc.integer({ min: 1, max: 50 }), (world, portion) => {
      const whole = playOn(createRun(world))

      expect(playOn(createRun(world), portion).entries).toEqual(whole.entries)
    }),
    sample,
  )
})

test('another seed gives another journal', () => {
  const world = worldOf([gossip('a@main', ['a@main', 'b@main'], 'main/main', 20), echo('b@main')], {
    bounds: { messages: 200, entries: 20_000, ticks: 10_000, queue: 10_000 },
  })

  expect(playOn(createRun({ ...world, seed: 2 })).entries).not.toEqual(
    playOn(createRun(world)).entries,
  )
})

test('an entry stands at its index, and its cause stands before it', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      for (const [index, { i, cause, tick }] of playOn(createRun(world)).entries.entries()) {
        expect(i).toBe(index)
        expect(cause === null || (cause >= 0 && cause < i)).toBe(true)
        expect(Number.isSafeInteger(tick)).toBe(true)
      }
    }),
    sample,
  )
})

test('every letter meets exactly one fate, or is still under way', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const run = playOn(createRun(world))
      const fates = run.entries.flatMap((entry) =>
        entry.kind === 'delivered' || entry.kind === 'dropped' ? [entry.letter] : [],
      )
      const underWay = run.momentAt(run.entries.length - 1).underWay.map(({ letter }) => letter.id)

      expect([...fates, ...underWay].toSorted()).toEqual([...lettersOf(run).keys()].toSorted())
    }),
    sample,
  )
})

test('a moment of the past, played on, is the run itself', () => {
  fc.assert(
    fc.property(anyWorld, fc.nat(), (world, choice) => {
      const run = playOn(createRun(world))
      const row = choice % (run.rowCount + 1)
      const fork = run.fork(row)

      expect(fork.origin).toEqual({ entry: fork.entries.length })
      expect(fork.entries).toEqual(run.entries.slice(0, fork.entries.length))
      expect(playOn(fork).entries).toEqual(run.entries)
      expect(fork.rowCount).toBe(run.rowCount)
    }),
    sample,
  )
})

test('the past looks the same from a fork as from the run it left', () => {
  fc.assert(
    fc.property(anyWorld, fc.nat(), (world, choice) => {
      const run = playOn(createRun(world))
      const row = choice % (run.rowCount + 1)
      const fork = playOn(run.fork(row, { do: 'crash', container: 'main/one' }))
      for (let earlier = 0; earlier <= row; earlier += 7) {
        expect(fork.seek(earlier)).toEqual(run.seek(earlier))
      }
    }),
    sample,
  )
})

test('a moment from a checkpoint is the moment a fresh run had there', () => {
  fc.assert(
    fc.property(anyWorld, fc.array(fc.nat(), { maxLength: 5 }), (world, choices) => {
      const run = playOn(createRun(world))
      const answers = answersIn(run.entries)
      for (const choice of choices) {
        const row = choice % (run.rowCount + 1)
        const fresh = createRun(world, { answers })
        if (row > 0) fresh.advance({ untilRow: row })

        expect(run.seek(row)).toEqual(fresh.momentAt(fresh.entries.length - 1))
      }
    }),
    { ...sample, numRuns: 25 },
  )
})

test('what was done by hand, done again from the recording, gives the same run', () => {
  fc.assert(
    fc.property(anyWorld, fc.array(fc.integer({ min: 1, max: 60 })), (world, portions) => {
      const run = createRun(world)
      for (const maxEvents of portions) {
        const { consults } = run.advance({ maxEvents })
        run.advance({ maxEvents: 0, answers: answer(consults) })
        run.input({ do: 'prompt', agent: 'a0@main', reason: 'by hand' })
      }
      playOn(run)
      const again = createRun(world, { answers: answersIn(run.entries), inputs: run.inputs })

      expect(again.advance().status).toBe(run.status)
      expect(again.entries).toEqual(run.entries)
      expect(run.seek(run.rowCount).entry).toBeLessThanOrEqual(run.entries.length)
    }),
    sample,
  )
})

test('memories and entries are plain data: they survive the way through JSON', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const run = playOn(createRun(world))
      const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
      const moment = run.momentAt(run.entries.length - 1)

      expect(plain(run.entries)).toEqual(run.entries)
      expect(plain(moment)).toEqual(moment)
    }),
    sample,
  )
})

/** Draws once when it starts and says what it drew. */
const gambler = (id: string) =>
  agent(id, null, (memory, percept, { draw }) => ({
    memory,
    effects: percept.kind === 'start' ? [sends('c@main', say('drew', draw(1_000_000)))] : [],
  }))

test('another agent does not shift the luck of those who were there', () => {
  const drawnBy = (id: string, agents: readonly AgentSeed[]) =>
    Array.from(lettersOf(played(worldOf(agents))).values()).find(({ from }) => from === id)?.payload
  const few = [gambler('a@main'), gambler('b@main')]
  const many = [gambler('new@main'), ...few]

  expect(drawnBy('a@main', many)).toBe(drawnBy('a@main', few))
  expect(drawnBy('b@main', many)).toBe(drawnBy('b@main', few))
  expect(drawnBy('a@main', few)).not.toBe(drawnBy('b@main', few))
})

test('a run of many thousand entries is seen at any row from its checkpoints', () => {
  const counter = agent('b@main', 0, (count: number, percept) => ({
    memory: percept.kind === 'message' ? count + 1 : count,
    effects: percept.kind === 'message' && count < 3_000 ? [sends('a@main', say('on', count))] : [],
  }))
  const run = played(worldOf([speaker('x@main', [sends('b@main', say('go'))]), counter, echo2()]))
  const delivered = entriesOf(run, 'delivered')
  const toCounter = delivered.filter(({ letter }) => !letter.startsWith('b@main'))

  expect(run.entries.length).toBeGreaterThan(12_000)
  for (const nth of [1, 2, 499, 500, 501, 2_718, 3_001]) {
    expect(run.stateAt(toCounter[nth - 1]?.i ?? -1, 'b@main')).toBe(nth)
  }
})

/** Answers everything and remembers nothing. */
function echo2(): AgentSeed {
  return agent('a@main', null, (memory, percept) => ({
    memory,
    effects: percept.kind === 'message' ? [sends(percept.letter.from, say('and'))] : [],
  }))
}

test('rows count from 1, and row 0 is before anything has happened', () => {
  const run = played(
    worldOf([speaker('a@main', [sends(['b@main', 'b@main'], say('tell'))]), speaker('b@main')]),
  )

  expect(run.rowCount).toBe(2)
  expect(run.seek(0)).toMatchObject({ entry: 0, tick: 0 })
  expect(run.seek(0).agents.map(({ condition }) => condition)).toEqual(['unborn', 'unborn'])
  expect(run.seek(1).agents[1]?.memory).toEqual(['tell'])
  expect(run.seek(1).underWay).toMatchObject([{ due: 1, letter: { id: 'a@main#2' } }])
  expect(run.seek(2).agents[1]?.memory).toEqual(['tell', 'tell'])
  expect(() => run.seek(3)).toThrow(RangeError)
  expect(() => run.entryOfRow(0)).toThrow(RangeError)
  expect(run.stateAt(0, 'nobody@main')).toBeUndefined()
})

test('a run can be told to stop at a row', () => {
  const world = worldOf([
    speaker('a@main', [sends('b@main', say('tell'))]),
    echo('b@main'),
    echo2(),
  ])
  const run = createRun({ ...world, agents: world.agents.slice(0, 2) })

  expect(run.advance({ untilRow: 1 })).toMatchObject({ status: 'running' })
  expect(run.rowCount).toBe(1)
  expect(run.advance({ untilRow: 2 }).entries.map(({ kind }) => kind)).toEqual(['delivered'])
  expect(run.advance().status).toBe('quiet')
})

test('a fork goes its own way from the input, and the run it left stays as it was', () => {
  const run = played(
    worldOf([
      speaker('a@main', [sends('b@main', say('tell'))]),
      speaker('b@main'),
      speaker('c@main'),
    ]),
  )
  const before = run.entries.slice()
  const fork = run.fork(1, { do: 'send', agent: 'b@main', to: ['c@main'], letter: say('fork') })
  fork.advance()

  expect(fork.stateAt(fork.entries.length - 1, 'c@main')).toEqual(['fork'])
  expect(run.advance().entries).toEqual([])
  expect(run.entries).toEqual(before)
  expect(run.stateAt(before.length - 1, 'c@main')).toEqual([])
})
