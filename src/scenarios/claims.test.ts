import { expect, test } from 'vitest'
import type { TextFile } from '../notation/index.ts'
import { createRun } from '../sim/index.ts'
import { compareWithAuthor } from './author.ts'
import { buildWorld } from './build.ts'
import { checkRun } from './claims.ts'
import { readScenario } from './read.ts'

const dialogue = `(ask-one :sender ana :receiver ben :reply-with q1 :language KIF :content (stock lamp ?n))
(tell :sender ben :receiver ana :in-reply-to q1 :language KIF :content (stock lamp 5))
(ask-one :sender ana :receiver ben :reply-with q2 :language KIF :content (stock bulb ?n))
`
const agents = `agents:
  - {name: ana, plays: kqml/script}
  - {name: ben, plays: kqml/knowledge-base, with: {facts: ben.kif}}
`

function played(checks: string, more = '', says = dialogue) {
  const text = `parley: 1\n${agents}${more}checks:\n${checks}`
  const files: readonly TextFile[] = [
    { name: 'scenario.yaml', text },
    { name: 'dialogue.kqml', text: says },
    { name: 'ben.kif', text: '(stock lamp 4)' },
  ]
  const { scenario, timeline, authorAnswers, problems } = readScenario(files)
  if (!scenario) throw new Error(JSON.stringify(problems))
  const { entries } = createRun(buildWorld(scenario, timeline, files)).advance()
  return { entries, authorAnswers, results: checkRun(scenario.checks, entries, scenario.agents) }
}

const holds = (claim: string): boolean | undefined =>
  played(`  - {id: x, say: x, ${claim}}\n`).results[0]?.passed

// Four messages: two questions, a tell and a sorry.
test.each([
  ['count: {is: 4}', true],
  ['count: {is: 3}', false],
  ['count: {act: tell, min: 1, max: 1}', true],
  ['count: {act: tell, min: 2}', false],
  ['said: {act: tell, from: ben, to: ana}', true],
  ['said: {act: tell, from: ana}', false],
  ['said: {in-reply-to: q1, content-is: (stock lamp 4)}', true],
  ['said: {in-reply-to: q1, content-is: "(stock   LAMP 4.0)"}', true],
  ['said: {in-reply-to: q1, content-is: (stock lamp ?n)}', true],
  ['said: {content-is: (stock lamp 5)}', false],
  ['said: {content-has: lamp}', true],
  ['said: {route: wire}', false],
  ['said: {act: tell, route: container}', true],
  ['said: {conversation: q2, act: sorry}', true],
  ['never: {act: deny}', true],
  ['never: {act: sorry}', false],
  ['never: {note: out-of-sequence}', true],
  ['never: {note: nothing-fits}', false],
  ['noted: {code: nothing-fits, at: ben}', true],
  ['noted: {code: nothing-fits, at: ana}', false],
  ['order: [{act: tell}, {act: sorry}]', true],
  ['order: [{act: sorry}, {act: tell}]', false],
  ['answer: {to: q1, by: ben, content-is: (stock lamp 4)}', true],
  ['answer: {to: q2, content-is: (stock lamp 4)}', false],
  ['conversation: {id: q1, protocol: P1, state: done}', true],
  ['conversation: {id: q2, state: done}', false],
  ['conversation: {id: q1, facts: {answers: 1}}', true],
])('%s is %s', (claim, expected) => {
  expect(holds(claim)).toBe(expected)
})

test('a failed check says what was looked for', () => {
  const { results } = played(
    '  - {id: x, say: {en: A deny, zh: 否认}, said: {act: deny, from: ben}}\n',
  )

  expect(results).toEqual([
    {
      id: 'x',
      say: { en: 'A deny', zh: '否认' },
      passed: false,
      evidence: [],
      missing: { act: 'deny', from: 'ben' },
    },
  ])
})

test("the author's answer stands beside the agent's own, with what differs", () => {
  const { entries, authorAnswers } = played('')

  expect(compareWithAuthor(entries, authorAnswers)).toMatchObject([
    { author: { from: 'ben@main', inReplyTo: 'q1' }, own: 'ben@main#1', differs: 'content' },
  ])
})

test('an answer without a tag is paired by its position', () => {
  const says = `(ask-one :sender ana :receiver ben :language KIF :content (stock lamp ?n))
(tell :sender ben :receiver ana :language KIF :content (stock lamp 4))
(tell :sender ben :receiver ana :language KIF :content (colour lamp red))`
  const { entries, authorAnswers } = played('', '', says)

  expect(
    compareWithAuthor(entries, authorAnswers).map(({ own, differs }) => [own, differs]),
  ).toEqual([
    ['ben@main#1', null],
    [null, 'not-said'],
  ])
})

test('a lost letter is a message and a dropped one', () => {
  const faults = 'faults: [{kind: lose, match: {from: ana, act: ask-one}, nth: 1}]\n'
  const { results } = played('  - {id: x, say: x, count: {is: 3}}\n', faults)

  expect(results[0]?.passed).toBe(true)
})
