import fc from 'fast-check'
import { createRun, isRow, type Answer, type Entry, type Run, type World } from '../../sim/index.ts'
import { anyWorld } from './worlds.ts'

/** What the kernel promises of every world; each property throws where it is broken. */
export const kernelProperty = fc.property(
  anyWorld,
  fc.integer({ min: 1, max: 60 }),
  fc.nat(),
  (world, portion, where) => {
    const run = play(world, Infinity)
    const text = textOf(run.entries)

    same(textOf(play(world, portion).entries), text, 'in portions it comes out otherwise')
    checkOrder(run.entries)
    checkFates(run.entries)

    const row = where % (run.rowCount + 1)
    run.seek(row)
    const fork = run.fork(row)
    same(textOf(play(world, Infinity, fork).entries), text, `forked at row ${row} it goes astray`)
  },
)

/** Advances to the end, with at most `maxEvents` at a time; the shell answers with a copy of the question. */
function play(world: World, maxEvents: number, run: Run = createRun(world)): Run {
  let answers: readonly Answer[] = []
  for (;;) {
    const { status, consults } = run.advance({ maxEvents, answers })
    if (status === 'quiet' || status === 'bound') return run
    answers = consults.map(({ id, question }) => ({ consult: id, answer: question }))
  }
}

const textOf = (entries: readonly Entry[]): string =>
  entries.map((entry) => JSON.stringify(entry)).join('\n')

function same(actual: string, expected: string, complaint: string): void {
  if (actual === expected) return
  const lines = actual.split('\n')
  const first = expected.split('\n').findIndex((line, i) => line !== lines[i])
  throw new Error(`${complaint}, from entry ${first} on: ${String(lines[first])}`)
}

/** Numbers rise by one, time never goes back, and a cause lies before what it led to. */
function checkOrder(entries: readonly Entry[]): void {
  let tick = 0
  entries.forEach((entry, i) => {
    if (entry.i !== i) throw new Error(`Entry ${i} calls itself ${entry.i}`)
    if (entry.tick < tick) throw new Error(`Time goes back at entry ${i}`)
    if (entry.cause !== null && entry.cause >= i)
      throw new Error(`Entry ${i} comes before its cause`)
    tick = entry.tick
  })
}

/** A letter was sent before it meets its fate, and meets one only. */
function checkFates(entries: readonly Entry[]): void {
  const onTheWay = new Set<string>()
  for (const entry of entries) {
    if (entry.kind === 'sent') onTheWay.add(entry.letter.id)
    if (entry.kind === 'duplicated') onTheWay.add(entry.copy)
    const isFate = entry.kind === 'delivered' || entry.kind === 'dropped'
    if (isFate && isRow(entry) && !onTheWay.delete(entry.letter)) {
      throw new Error(`Entry ${entry.i} ends a letter that is not on its way`)
    }
  }
}
