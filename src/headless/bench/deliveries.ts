import { createRun, type Behaviour, type Letter, type World } from '../../sim/index.ts'
import type { Figure } from './figure.ts'
import { timeWorks } from './stopwatch.ts'

/** So many that both sides have to collect garbage: a bare loop over fewer never does. */
const letterCount = 300_000
const gate = 0.15

/** How many letters the kernel delivers and writes down, beside a loop that does only that. */
export function measureDeliveries(): Figure {
  const [kernelMs, loopMs] = timeWorks(5, runKernel, runBareLoop)
  return {
    name: 'kernel: journaled deliveries / bare queue loop',
    measured: loopMs / kernelMs,
    gate,
    sense: 'at least',
    unit: 'of',
  }
}

/** Two agents that answer each other until the letters are used up. */
function runKernel(): number {
  const run = createRun(world)
  const { entries } = run.advance()
  const delivered = entries.filter(({ kind }) => kind === 'delivered').length
  if (delivered !== letterCount) throw new Error(`${delivered} letters came to their receiver`)
  return delivered
}

/** Counts down in its memory, and sends one letter for each that comes. */
const speaker =
  (to: string, opens: boolean): Behaviour<number> =>
  (left, percept) => {
    const speaks = percept.kind === 'message' || (percept.kind === 'start' && opens)
    if (!speaks || left === 0) return { memory: left, effects: [] }
    const letter = { protocol: 'kqml' as const, tags: { act: 'tell' }, payload: left }
    return { memory: left - 1, effects: [{ kind: 'send', to: [to], letter }] }
  }

const agent = (id: string, to: string, opens: boolean) => ({
  id,
  container: 'main/main',
  // The kernel hands a behaviour its own memory back, which is a number from the start.
  behaviour: speaker(to, opens) as Behaviour,
  memory: letterCount / 2,
})

const world: World = {
  seed: 1,
  bounds: { messages: 1e9, entries: 1e9, ticks: 1e9, queue: 1e9 },
  network: { withinContainer: 1, betweenContainers: 1, betweenPlatforms: 1, links: [] },
  containers: ['main/main'],
  agents: [agent('anna@main', 'bert@main', true), agent('bert@main', 'anna@main', false)],
  faults: [],
  timeline: [],
  codecs: {},
  spawn: () => null,
}

/** A queue: the next letter is made for each one taken, and one record is appended for each. */
function runBareLoop(): number {
  const journal: { i: number; tick: number; letter: Letter }[] = []
  const queue: Letter[] = [bareLetter('anna@main', 'bert@main', 0)]
  for (let head = 0; head < queue.length; head++) {
    const letter = queue[head]
    if (letter === undefined) break
    journal.push({ i: journal.length, tick: head, letter })
    if (queue.length < letterCount) queue.push(bareLetter(letter.to, letter.from, head))
  }
  return journal.length
}

/** The same letter as the kernel's agents send. */
function bareLetter(from: string, to: string, n: number): Letter {
  const id = `${from}#${n}`
  return { id, from, to, message: id, protocol: 'kqml', tags: { act: 'tell' }, payload: n }
}
