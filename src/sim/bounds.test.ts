import { expect, test } from 'vitest'
import { createRun } from './run.ts'
import { agent, echo, entriesOf, played, say, sends, speaker, worldOf } from './worlds.fixture.ts'
import { defaultBounds, type Bounds } from './world.ts'

/** Two agents that answer each other for ever. */
const endless = (bounds: Partial<Bounds>) =>
  worldOf([speaker('a@main', [sends('b@main', say('tell'))]), echo('b@main'), echo('c@main')], {
    bounds: { ...defaultBounds, ...bounds },
    timeline: [
      { at: 5, input: { do: 'send', agent: 'b@main', to: ['c@main'], letter: say('ping') } },
    ],
  })

test('two agents that answer each other for ever are stopped by name', () => {
  const run = played(endless({}))

  expect(run.status).toBe('bound')
  expect(run.entries.at(-1)).toMatchObject({ kind: 'bound', bound: 'messages', limit: 10_000 })
  expect(run.rowCount).toBeGreaterThan(9_990)
})

test('each bound ends the run with one entry that names it', () => {
  const reached = (bounds: Partial<Bounds>) => {
    const run = played(endless(bounds))
    return { bounds: entriesOf(run, 'bound').map(({ bound, limit }) => [bound, limit]), run }
  }

  expect(reached({ messages: 20 }).bounds).toEqual([['messages', 20]])
  expect(reached({ entries: 50 }).bounds).toEqual([['entries', 50]])
  expect(reached({ ticks: 30 }).bounds).toEqual([['ticks', 30]])
  expect(reached({ ticks: 30 }).run.tick).toBe(30)
})

test('the queue has a bound', () => {
  const lines = Array.from({ length: 11 }, () => sends('b@main', say('tell')))
  const run = played(
    worldOf([speaker('a@main', lines), speaker('b@main')], {
      bounds: { ...defaultBounds, queue: 10 },
    }),
  )

  expect(run.entries.at(-1)).toMatchObject({ kind: 'bound', bound: 'queue', limit: 10, tick: 0 })
  expect(entriesOf(run, 'delivered')).toEqual([])
})

test('a bound that is just kept is not reached', () => {
  const lines = Array.from({ length: 10 }, () => sends('b@main', say('tell')))
  const run = played(
    worldOf([speaker('a@main', lines), speaker('b@main')], {
      bounds: { ...defaultBounds, messages: 10, queue: 10 },
    }),
  )

  expect(run.status).toBe('quiet')
  expect(entriesOf(run, 'delivered')).toHaveLength(10)
})

test('bounds are checked at the end of a tick, so what happens in one tick happens whole', () => {
  const lines = Array.from({ length: 7 }, () => sends('b@main', say('tell')))
  const run = played(
    worldOf([speaker('a@main', lines), speaker('b@main'), speaker('c@main', lines)], {
      bounds: { ...defaultBounds, messages: 3 },
    }),
  )

  expect(entriesOf(run, 'sent')).toHaveLength(14)
  expect(run.entries.at(-1)).toMatchObject({ kind: 'bound', bound: 'messages' })
})

test('an agent that consults again at each answer is stopped although time stands still', () => {
  const asker = agent('a@main', null, (memory) => ({
    memory,
    effects: [{ kind: 'consult', consult: 'q', question: 'again?' }],
  }))
  const run = createRun(worldOf([asker], { bounds: { ...defaultBounds, entries: 40 } }))
  let { status, consults } = run.advance()
  while (status === 'consulting') {
    const answers = consults.map(({ id }) => ({ consult: id, answer: 'yes' }))
    ;({ status, consults } = run.advance({ answers }))
  }

  expect(run.entries.at(-1)).toMatchObject({ kind: 'bound', bound: 'entries', tick: 0 })
})

test('after a bound nothing happens any more, not even by hand', () => {
  const run = played(endless({ messages: 5 }))
  const { length } = run.entries
  run.input({ do: 'send', agent: 'a@main', to: ['b@main'], letter: say('more') })

  expect(run.advance()).toEqual({ entries: [], status: 'bound', consults: [] })
  expect(run.entries).toHaveLength(length)
})

test('the row of a bound can be looked at like any other', () => {
  const run = played(endless({ messages: 5 }))

  expect(run.seek(run.rowCount).entry).toBe(run.entries.length)
})
