import { expect, test } from 'vitest'
import type { Json } from '../base/index.ts'
import type { Effect } from './behaviour.ts'
import { answersIn, createRun, type Run } from './run.ts'
import { agent, entriesOf, say, sends, speaker, worldOf } from './worlds.fixture.ts'

/** Asks when it starts; at each answer it remembers it and passes it on to the hearer. */
const asker = (id: string, ...questions: readonly string[]) =>
  agent<readonly Json[]>(id, [], (heard, percept) => ({
    memory: percept.kind === 'answer' ? [...heard, { [percept.consult]: percept.answer }] : heard,
    effects:
      percept.kind === 'start'
        ? questions.map((question): Effect => ({ kind: 'consult', consult: question, question }))
        : percept.kind === 'answer'
          ? [sends('hearer@main', say('heard', percept.answer))]
          : [],
  }))

const world = worldOf([
  asker('a@main', 'one', 'two'),
  asker('b@main', 'three'),
  speaker('hearer@main', [sends('a@main', say('meanwhile'))]),
])

/** Answers each question with its length, last first. */
const answer = (consults: ReturnType<Run['consults']>) =>
  consults
    .map(({ id, question }) => ({ consult: id, answer: JSON.stringify(question).length - 2 }))
    .toReversed()

test('the consults of one tick go out as one batch, and time stands still', () => {
  const run = createRun(world)
  const progress = run.advance()

  expect(progress.status).toBe('consulting')
  expect(progress.consults).toEqual([
    { id: 'a@main?1', agent: 'a@main', question: 'one' },
    { id: 'a@main?2', agent: 'a@main', question: 'two' },
    { id: 'b@main?1', agent: 'b@main', question: 'three' },
  ])
  expect(run.tick).toBe(0)
  expect(entriesOf(run, 'delivered')).toEqual([])
})

test('answers are heard in the order of the questions, at the same tick', () => {
  const run = createRun(world)
  const { consults } = run.advance()
  const { status } = run.advance({ answers: answer(consults) })

  expect(
    entriesOf(run, 'answered').map((entry) => [entry.tick, entry.consult, entry.answer]),
  ).toEqual([
    [0, 'a@main?1', 3],
    [0, 'a@main?2', 3],
    [0, 'b@main?1', 5],
  ])
  expect(entriesOf(run, 'answered').map(({ cause }) => run.entries[cause ?? -1])).toMatchObject(
    consults.map(({ id }) => ({ kind: 'consulted', consult: id })),
  )
  expect(run.stateAt(run.entries.length - 1, 'a@main')).toEqual([{ one: 3 }, { two: 3 }])
  expect(status).toBe('quiet')
})

test('time goes on only when the whole batch is answered', () => {
  const run = createRun(world)
  const [first, ...others] = run.advance().consults
  const halfway = run.advance({ answers: answer(first ? [first] : []) })

  expect(halfway.status).toBe('consulting')
  expect(halfway.entries).toEqual([])
  expect(halfway.consults).toEqual(others)
  expect(run.advance({ answers: answer(others) }).status).toBe('quiet')
})

function consulted(): Run {
  const run = createRun(world)
  run.advance({ answers: answer(run.advance().consults) })
  return run
}

test('a run with recorded answers asks nobody and comes out the same', () => {
  const original = consulted()
  const again = createRun(world, { answers: answersIn(original.entries) })

  expect(again.advance().status).toBe('quiet')
  expect(again.entries).toEqual(original.entries)
})

test('the past is looked at without asking anybody', () => {
  const run = consulted()

  expect(run.seek(run.rowCount).tick).toBe(1)
  expect(run.momentAt(0).tick).toBe(0)
})

test('a fork hears what was answered before it and asks anew from there', () => {
  const run = consulted()
  const again = { do: 'crash', container: 'main/main' } as const
  const fork = run.fork(run.rowCount, again)
  fork.input({ do: 'restart', container: 'main/main' })
  const { status, consults } = fork.advance()

  expect(status).toBe('consulting')
  expect(consults.map(({ id }) => id)).toEqual(['a@main?3', 'a@main?4', 'b@main?2'])
})

test('the answer for an agent that has crashed meanwhile is recorded and heard by nobody', () => {
  const run = createRun(world)
  const { consults } = run.advance()
  run.input({ do: 'crash', container: 'main/main' })
  run.advance({ answers: answer(consults) })

  expect(entriesOf(run, 'answered')).toHaveLength(3)
  expect(entriesOf(run, 'sent')).toHaveLength(1)
})
