import { expect, test } from 'vitest'
import type { TextFile } from '../notation/index.ts'
import { isRow } from '../sim/index.ts'
import type { Report } from './protocol.ts'
import { Session } from './session.ts'

/** A host whose work is done when `settle` is called, and whose clock stands still. */
function openSession() {
  const reports: Report[] = []
  const waiting: (() => void)[] = []
  const session = new Session({
    report: (report) => reports.push(report),
    soon: (work) => waiting.push(work),
    now: () => 0,
  })
  const settle = (most = 10_000): void => {
    for (let done = 0; done < most; done += 1) {
      const work = waiting.shift()
      if (!work) return
      work()
    }
  }
  return { session, reports, settle }
}

const dialogue: readonly TextFile[] = [
  {
    name: 'dialogue.kqml',
    text: `(ask-one :sender ana :receiver ben :reply-with q1 :language KIF :content (stock lamp ?n))
(ask-one :sender ana :receiver ben :reply-with q2 :language KIF :content (stock bulb ?n))`,
  },
  { name: 'ben.kif', text: '(stock lamp 4)\n' },
]

const kindsOf = (reports: readonly Report[]): readonly string[] => reports.map(({ kind }) => kind)
const finishedOf = (reports: readonly Report[]) =>
  reports.find((report) => report.kind === 'finished')
const entriesOf = (reports: readonly Report[]) =>
  reports.flatMap((report) => (report.kind === 'progressed' ? report.entries : []))

test('loading runs nothing', () => {
  const { session, reports, settle } = openSession()

  session.take({ kind: 'load', files: dialogue, seed: null })
  settle()

  expect(kindsOf(reports)).toEqual(['loaded'])
})

test('a run reports its entries, then its outcome and digest', () => {
  const { session, reports, settle } = openSession()

  session.take({ kind: 'load', files: dialogue, seed: null })
  session.take({ kind: 'run', until: 'end' })
  settle()

  expect(entriesOf(reports).filter(isRow)).toHaveLength(4)
  expect(finishedOf(reports)).toMatchObject({
    outcome: { ended: 'quiet', messages: { count: 4, byAct: { 'ask-one': 2, sorry: 1, tell: 1 } } },
    digest: expect.stringMatching(/^sha-256:[\w-]{43}$/) as string,
  })
})

test('a run until a row pauses there and goes on to the same digest', () => {
  const whole = openSession()
  whole.session.take({ kind: 'load', files: dialogue, seed: null })
  whole.session.take({ kind: 'run', until: 'end' })
  whole.settle()
  const halted = openSession()
  halted.session.take({ kind: 'load', files: dialogue, seed: null })
  halted.session.take({ kind: 'run', until: 1 })
  halted.settle()
  const paused = halted.reports.at(-1)

  halted.session.take({ kind: 'run', until: 'end' })
  halted.settle()

  expect(paused).toEqual({ kind: 'paused', row: 1 })
  expect(finishedOf(halted.reports)).toEqual(finishedOf(whole.reports))
})

test('the memory of an agent can be seen at any row', () => {
  const { session, reports, settle } = openSession()
  session.take({ kind: 'load', files: dialogue, seed: null })
  session.take({ kind: 'run', until: 'end' })
  settle()

  session.take({ kind: 'state', row: 2, agent: 'ben@main' })
  session.take({ kind: 'state', row: 99, agent: 'ben@main' })

  expect(reports.filter(({ kind }) => kind === 'state')).toMatchObject([
    { row: 2, agent: 'ben@main', memory: { base: { closedWorld: true } } },
  ])
})

test('a fork has the past of its row and a future of its own', () => {
  const { session, reports, settle } = openSession()
  session.take({ kind: 'load', files: dialogue, seed: null })
  session.take({ kind: 'run', until: 'end' })
  settle()
  const first = finishedOf(reports)

  session.take({ kind: 'fork', row: 2 })
  reports.length = 0
  session.take({ kind: 'run', until: 'end' })
  settle()

  expect(finishedOf(reports)).toEqual(first)
})

test('a scenario with an error is loaded with its problems and does not run', () => {
  const { session, reports, settle } = openSession()

  session.take({
    kind: 'load',
    files: [{ name: 'scenario.yaml', text: 'parley: 1\nagents: 5\n' }],
    seed: null,
  })
  session.take({ kind: 'run', until: 'end' })
  settle()

  expect(reports).toMatchObject([
    {
      kind: 'loaded',
      scenario: null,
      problems: [{ file: 'scenario.yaml', problems: [{ code: 'wrong-type' }] }],
    },
  ])
})
