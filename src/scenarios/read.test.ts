import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextFile } from '../notation/index.ts'
import { readScenario } from './read.ts'

const yaml = (text: string): readonly TextFile[] => [{ name: 'scenario.yaml', text }]
const two = (more: string): string =>
  `parley: 1\nagents:\n  - {name: a, plays: kqml/script}\n  - {name: b, plays: kqml/script}\n${more}`

/** The codes found in scenario.yaml, each with the text it points at. */
function found(text: string): readonly (readonly [string, string])[] {
  const { problems } = readScenario(yaml(text))
  return problems.flatMap(({ problems: all }) =>
    all.map(({ code, from, to }) => [code, text.slice(from, to)] as const),
  )
}

test('the smallest scenario is a version', () => {
  const { scenario, problems } = readScenario(yaml('parley: 1\n'))

  expect(problems).toEqual([])
  expect(scenario).toMatchObject({ seed: 1, clock: Date.UTC(2026, 0, 1), agents: [], checks: [] })
})

test.each([
  ['an unknown key names the nearest', two('sead: 7\n'), 'unknown-key', 'sead'],
  ['a seed that is a word', two('seed: seven\n'), 'wrong-type', 'seven'],
  ['agents that are no list', 'parley: 1\nagents: 5\n', 'wrong-type', '5'],
  ['a negative latency', two('network: {latency: -1}\n'), 'out-of-range', '-1'],
  ['a latency of nothing', two('network: {latency: 0}\n'), 'out-of-range', '0'],
  [
    'an unknown role',
    'parley: 1\nagents:\n  - {name: a, plays: kqml/skript}\n',
    'unknown-role',
    'kqml/skript',
  ],
  ['an unknown fault', two('faults: [{kind: loose}]\n'), 'not-one-of', 'loose'],
  [
    'an unknown agent in a fault',
    two('faults: [{kind: lose, match: {from: c}}]\n'),
    'unknown-agent',
    'c',
  ],
  [
    'an unknown agent in a check',
    two('checks: [{id: x, say: y, said: {from: c}}]\n'),
    'unknown-agent',
    'c',
  ],
  [
    'an unknown act in a check',
    two('checks: [{id: x, say: y, said: {act: tellx}}]\n'),
    'unknown-act',
    'tellx',
  ],
  ['a check without a claim', two('checks: [{id: x, say: y}]\n'), 'one-claim', '{id: x, say: y}'],
  [
    'a crash of no container',
    two('faults: [{kind: crash, container: z, at: 1}]\n'),
    'unknown-place',
    'z',
  ],
  [
    'a place that is not there',
    'parley: 1\nagents: [{name: a, at: z, plays: kqml/script}]\n',
    'unknown-place',
    'z',
  ],
  [
    'a file that is not there',
    'parley: 1\nagents: [{name: a, plays: kqml/script, with: {says: no.kqml}}]\n',
    'unknown-file',
    'no.kqml',
  ],
  [
    'a setting that the role lacks',
    'parley: 1\nagents: [{name: a, plays: kqml/script, with: {sais: x}}]\n',
    'unknown-key',
    'sais',
  ],
  [
    'a name with a blank',
    'parley: 1\nagents: [{name: a b, plays: kqml/script}]\n',
    'bad-name',
    'a b',
  ],
  ['another version', 'parley: 2\n', 'not-one-of', '2'],
  ['a clock that is no time', 'parley: 1\nclock: noon\n', 'bad-clock', 'noon'],
])('%s is a problem at its place', (_name, text, code, at) => {
  expect(found(text)).toContainEqual([code, at])
})

test('the version is missing', () => {
  expect(found('seed: 3\n').map(([code]) => code)).toEqual(['missing-key'])
})

test('two agents of one name stop the run', () => {
  const text = 'parley: 1\nagents: [{name: a, plays: kqml/script}, {name: a, plays: kqml/script}]\n'

  expect(found(text)).toEqual([['duplicate-agent', 'a']])
  expect(readScenario(yaml(text)).scenario).toBeNull()
})

test('an agent whose own line is wrong is not missed a second time', () => {
  const text = `parley: 1
agents:
  - {name: i, plays: fipa/contract-net-initiator, with: {participants: [p], task: (task t)}}
  - {name: p, plays: fipa/contract-net-participant, with: {cost: lots}}
checks: [{id: x, say: x, said: {from: p}}]
`
  expect(found(text)).toEqual([['wrong-type', 'lots']])
})

test('a value that breaks two rules of one kind is one problem', () => {
  expect(found(two('bounds: {messages: -5}\n'))).toEqual([['out-of-range', '-5']])
})

test('an empty file says what to type', () => {
  expect(found('').map(([code]) => code)).toEqual(['empty-file'])
})

test('two names that differ by case only are two agents, with a warning', () => {
  const text =
    'parley: 1\nagents: [{name: Ana, plays: kqml/script}, {name: ana, plays: kqml/script}]\n'

  expect(found(text)).toEqual([['case-variants', 'ana']])
  expect(readScenario(yaml(text)).scenario?.agents).toHaveLength(2)
})

test('a participant that nobody lists is pointed out', () => {
  const text = `parley: 1
agents:
  - {name: i, plays: fipa/contract-net-initiator, with: {participants: [p, q], task: (task t)}}
  - {name: p, plays: fipa/contract-net-participant, with: {cost: 1}}
`
  expect(found(text)).toEqual([['unknown-agent', 'q']])
})

test('names that are numbers, or that JavaScript reserves, stay what they are', () => {
  const names = ['7', '007', '__proto__', 'constructor', 'toString']
  const lines = names.map((name) => `  - {name: ${name}, plays: kqml/script}`).join('\n')

  const { scenario, problems } = readScenario(yaml(`parley: 1\nagents:\n${lines}\n`))

  expect(problems).toEqual([])
  expect(scenario?.agents.map(({ name }) => name)).toEqual(names)
})

test('a key called __proto__ is an unknown key and changes nothing', () => {
  expect(found(two('__proto__: {seed: 9}\n')).map(([code]) => code)).toEqual(['unknown-key'])
  expect(Object.hasOwn(Object.prototype, 'seed')).toBe(false)
})

test.each([
  ['brackets', `parley: 1\nx: ${'['.repeat(10_000)}`],
  ['indentation', Array.from({ length: 10_000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
])('10,000 levels of %s are refused before they are read', (_name, text) => {
  expect(found(text).map(([code]) => code)).toEqual(['yaml-too-deep'])
})

test('aliases that multiply are refused', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`)
  const text = `parley: 1\na0: &a0 [1]\n${lines.join('\n')}\n`

  expect(found(text).map(([code]) => code)).toEqual(['yaml-alias'])
})

test('whatever is typed, reading never throws and every place lies in the text', () => {
  const piece = fc.constantFrom(
    ...[
      'parley',
      ': ',
      '1',
      '\n',
      '  ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      'agents',
      'name',
      '"',
      "'",
      '&a',
      '*a',
      '#',
      '|',
      '!!',
      '%',
      '\t',
      '?',
      'é',
      '…',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      for (const { problems } of readScenario(yaml(text)).problems) {
        for (const { from, to } of problems) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThanOrEqual(from)
          expect(to).toBeLessThanOrEqual(text.length)
        }
      }
    }),
    { seed: 7, numRuns: 400 },
  )
})

test('a lone file of messages is a scenario: its agents are whoever speaks and listens', () => {
  const text = '(tell :sender ana :receiver ben :content (open gate))\n'

  const { scenario, timeline } = readScenario([{ name: 'dialogue.kqml', text }])

  expect(scenario?.agents.map(({ name, plays }) => [name, plays])).toEqual([
    ['ana', 'kqml/script'],
    ['ben', 'kqml/script'],
  ])
  expect(timeline).toHaveLength(1)
})

test('a fact file of its name makes an agent a knowledge base, and its lines the answers of the author', () => {
  const dialogue = `(ask-one :sender ana :receiver ben :reply-with q1 :language KIF :content (stock lamp ?n))
(tell :sender ben :receiver ana :in-reply-to q1 :language KIF :content (stock lamp 5))
`
  const { scenario, timeline, authorAnswers } = readScenario([
    { name: 'dialogue.kqml', text: dialogue },
    { name: 'ben.kif', text: '(stock lamp 4)\n' },
  ])

  expect(scenario?.agents.map(({ name, plays }) => [name, plays])).toEqual([
    ['ana', 'kqml/script'],
    ['ben', 'kqml/knowledge-base'],
  ])
  expect(timeline).toHaveLength(1)
  expect(authorAnswers).toMatchObject([{ from: 'ben@main', to: 'ana@main', inReplyTo: 'q1' }])
})

test('an agent that only a message names is made, and said so', () => {
  const text = '(tell :sender a :receiver stranger :content (open gate))'
  const { scenario, problems } = readScenario([
    { name: 'scenario.yaml', text: 'parley: 1\nagents: [{name: a, plays: kqml/script}]\n' },
    { name: 'd.kqml', text },
  ])

  expect(scenario?.agents.map(({ name, made }) => [name, made])).toEqual([
    ['a', false],
    ['stranger', true],
  ])
  expect(problems).toMatchObject([
    { file: 'd.kqml', problems: [{ code: 'agent-made', severity: 'info' }] },
  ])
})

test('in a dialogue of two the missing receiver is the other one', () => {
  const text = `(ask-one :sender a :receiver b :reply-with q :content (p ?x))
(tell :sender b :in-reply-to q :content (p 1))`
  const { timeline, problems } = readScenario([{ name: 'd.kqml', text }])

  expect(timeline).toHaveLength(2)
  expect(problems).toEqual([])
})

test('a line without a sender is said by whom it answers, else not at all', () => {
  const text = `(ask-one :sender a :receiver b :reply-with q :content (p ?x))
(tell :receiver a :in-reply-to q :content (p 1))
(tell :receiver a :content (p 2))`
  const { timeline, problems } = readScenario([{ name: 'd.kqml', text }])

  expect(timeline.map(({ input }) => 'agent' in input && input.agent)).toEqual(['a@main', 'b@main'])
  expect(problems).toMatchObject([{ file: 'd.kqml', problems: [{ code: 'missing-sender' }] }])
})
