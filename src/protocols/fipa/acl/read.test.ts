import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValid } from '../../../notation/index.ts'
import { actNames, acts } from './acts.ts'
import { formatAcl } from './format.ts'
import { aclParamsToJson } from './json.ts'
import { aid, aclMessage, type AclMessage } from './message.ts'
import { layOutAcl, printAcl } from './print.ts'
import { readAcl } from './read.ts'
import { replyTo } from './reply.ts'

const read = (text: string) => {
  const { messages, problems } = readAcl(text, { mode: 'strict' })
  return { message: messages[0]?.message, problems, valid: isValid(problems) }
}

const ends =
  ':sender (agent-identifier :name alice@harbor) :receiver (set (agent-identifier :name bob@harbor))'

/** The samples of the conformance kit, and the differences of the reference's section 9.9. */
test.each([
  ['an ordinary message', `(inform ${ends} :content "tide is high" :language plain-text)`, true],
  [
    'a set of receivers keeps its order',
    '(cfp :sender (agent-identifier :name buyer@m) :receiver (set (agent-identifier :name h1@m) (agent-identifier :name h2@m) (agent-identifier :name h3@m)) :content "((action x (haul 4)) (any ?p (= (price x) ?p)))" :language fipa-sl :protocol fipa-contract-net :reply-by 20310101T120000000Z :conversation-id cn-9)',
    true,
  ],
  ['a backslash gives the quote', `(inform ${ends} :content "she said \\"go\\" twice")`, true],
  ['the count is in bytes', `(inform ${ends} :content #6"naïve :language x)`, true],
  [
    'a list of expressions',
    `(inform ${ends} :reply-with (batch (4 "north pier")) :content "x")`,
    true,
  ],
  ['a parameter twice', `(inform ${ends} :content "one" :content "two")`, false],
  ['an act that does not exist', `(query ${ends} :content "x")`, false],
  ['content as a bare word', `(inform ${ends} :content tide)`, false],
  ['content in single quotes', `(inform ${ends} :content 'tide')`, false],
  ['content behind an equals sign', `(inform ${ends} :content="x")`, false],
  [
    'an agent name in quotes',
    '(inform :sender (agent-identifier :name "a@p") :content "x")',
    false,
  ],
  ['an unclosed quote on one word', `(inform ${ends} :content "oops)`, false],
  ['text after the message', `(inform ${ends} :content "x") and more`, false],
  ['a second message', `(inform ${ends} :content "x") (inform ${ends} :content "y")`, false],
  ['an agent without a name', '(inform :sender (agent-identifier) :content "x")', false],
  [
    'the slots of an agent in another order',
    '(inform :sender (agent-identifier :addresses (sequence http://a) :name a@p) :content "x")',
    false,
  ],
  ['a name that begins with @', '(inform :sender (agent-identifier :name @p) :content "x")', false],
  ['a signed count', `(inform ${ends} :content #+5"hello)`, false],
  ['a word with letters beyond ASCII', `(inform ${ends} :ontology köln@x :content "x")`, true],
  ['a parameter of one’s own without X-', `(inform ${ends} :foo bar :content "x")`, false],
  ['a parameter of one’s own with X-', `(inform ${ends} :X-foo bar :content "x")`, true],
  ['an act in upper case', `(INFORM ${ends} :Content "x")`, true],
  ['an empty counted string', `(inform ${ends} :content #0" :language x)`, true],
])('%s', (_name, text, valid) => {
  expect(read(text).valid).toBe(valid)
})

test('strings are decoded once, and only the quote is escaped', () => {
  const content = (written: string) => read(`(inform ${ends} :content ${written})`).message?.content
  expect(content('"she said \\"go \\"now\\"\\" twice"')).toBe('she said "go "now"" twice')
  expect(content('"a\\nb \\\\ c"')).toBe('a\\nb \\\\ c')
  expect(content('"two\nlines"')).toBe('two\nlines')
  expect(content('""')).toBe('')
})

test('a counted string counts bytes of UTF-8 and has no closing quote', () => {
  const { message } = read(`(inform ${ends} :content #6"naïve :language x)`)
  expect(message).toMatchObject({ content: 'naïve', language: 'x' })
})

test('agents keep addresses, resolvers and slots of their own', () => {
  const { message, problems } = read(
    '(inform :sender (agent-identifier :name far@isle :addresses (sequence http://isle.example:7778/acc iiop://isle.example:9000/acc) :resolvers (sequence (agent-identifier :name ams@isle) (agent-identifier :name ams@mainland)) :X-colour (dark blue)) :receiver (set (agent-identifier :name bob@harbor)) :content "x")',
  )
  expect(problems).toEqual([])
  expect(message?.sender).toEqual({
    name: 'far@isle',
    addresses: ['http://isle.example:7778/acc', 'iiop://isle.example:9000/acc'],
    resolvers: [aid('ams@isle'), aid('ams@mainland')],
    slots: [{ name: 'X-colour', value: ['dark', 'blue'] }],
  })
})

test.each([
  ['20310101T120000000Z', '2031-01-01T12:00:00.000Z', null],
  ['20310101T120000000', '2031-01-01T12:00:00.000Z', null],
  ['20310101T120000000z', '2031-01-01T12:00:00.000Z', null],
  ['20310101T120000000A', null, null],
  ['+00000000T000130500', null, 90_500],
  ['+00010203T000000000', null, (365 + 60 + 3) * 86_400_000],
  ['-00000000T000001000', null, -1_000],
])('the time %s is %s, or so many milliseconds from now: %s', (text, utc, afterMs) => {
  const { message } = read(`(inform ${ends} :content "x" :reply-by ${text})`)
  expect(message?.replyBy).toEqual({ text, utc, afterMs })
})

test('the parameters as JSON have lower-case names, agents as objects and lists as arrays', () => {
  const { message } = read(
    '(INFORM :SENDER (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :Reply-With (batch (4 "north pier")) :X-Note n :content "x")',
  )
  expect(message && aclParamsToJson(message)).toEqual({
    sender: { name: 'a@p', addresses: [], resolvers: [] },
    receiver: [{ name: 'b@p', addresses: [], resolvers: [] }],
    content: 'x',
    'reply-with': ['batch', ['4', 'north pier']],
    'x-note': 'n',
  })
})

test('in reader mode a text holds many messages, each with its place', () => {
  const text = '(inform :content "x")\n\n(agree :content "y")'
  const { messages } = readAcl(text, { mode: 'reader' })
  expect(messages.map(({ message, from, to }) => [message.performative, from, to])).toEqual([
    ['inform', 0, 21],
    ['agree', 23, 43],
  ])
})

test('the library has 22 acts, four of them primitive and two macros', () => {
  expect(actNames).toHaveLength(22)
  expect(actNames.map((name) => acts[name].number)).toEqual(actNames.map((_, index) => index + 1))
  const ofKind = (kind: string) => actNames.filter((name) => acts[name].kind === kind)
  expect(ofKind('primitive')).toEqual(['confirm', 'disconfirm', 'inform', 'request'])
  expect(ofKind('macro')).toEqual(['inform-if', 'inform-ref'])
})

test('a reply goes to reply-to, carries the conversation on and answers reply-with', () => {
  const { message } = read(
    '(request :sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :reply-to (set (agent-identifier :name c@p)) :content "x" :language fipa-sl :ontology o :protocol fipa-request :conversation-id k :reply-with r1)',
  )
  expect(message && replyTo(message, aid('b@p'), 'agree')).toEqual({
    ...aclMessage('agree'),
    sender: aid('b@p'),
    receivers: [aid('c@p')],
    language: 'fipa-sl',
    ontology: 'o',
    protocol: 'fipa-request',
    conversationId: 'k',
    inReplyTo: 'r1',
  })
})

test('without reply-to a reply goes to the sender', () => {
  const asked = { ...aclMessage('request'), sender: aid('a@p') }
  expect(replyTo(asked, aid('b@p'), 'refuse').receivers).toEqual([aid('a@p')])
})

const wordText = fc.stringMatching(/^[a-z][a-zé0-9-]{0,8}$/)
const anyText = fc.string({
  unit: fc.constantFrom('a', '"', '\\', ' ', '(', 'é', '漢', '😀', '\n', '#', '9'),
})
const agents = fc
  .record({ name: wordText, addresses: fc.array(wordText, { maxLength: 2 }) })
  .map(({ name, addresses }) => aid(name, addresses))
const expression = fc.oneof(wordText, anyText, fc.array(anyText, { maxLength: 3 }))
const messages: fc.Arbitrary<AclMessage> = fc.record({
  performative: fc.constantFrom(...actNames),
  sender: fc.option(agents),
  receivers: fc.array(agents, { maxLength: 3 }),
  replyTo: fc.array(agents, { maxLength: 2 }),
  content: fc.option(anyText),
  language: fc.option(expression),
  encoding: fc.constant(null),
  ontology: fc.option(expression),
  protocol: fc.option(wordText),
  conversationId: fc.option(expression),
  replyWith: fc.option(expression),
  inReplyTo: fc.constant(null),
  replyBy: fc.option(
    fc.constant({
      text: '20310101T120000000Z',
      utc: '2031-01-01T12:00:00.000Z',
      afterMs: null,
    }),
  ),
  userParameters: fc.array(
    fc.record({ name: wordText.map((word) => `X-${word}`), value: expression }),
    { maxLength: 1 },
  ),
})

test('what is printed, on one line or several, is read as the same message', () => {
  fc.assert(
    fc.property(messages, (message) => {
      for (const text of [printAcl(message), layOutAcl(message)]) {
        const again = read(text)
        expect(again.valid).toBe(true)
        expect(again.message).toEqual(message)
      }
    }),
    { seed: 20_260_906, numRuns: 300 },
  )
})

test('reading, printing and reading again is stable on any message that could be read', () => {
  fc.assert(
    fc.property(messages, (message) => {
      const once = printAcl(message)
      const again = read(once).message
      expect(again && printAcl(again)).toBe(once)
    }),
    { seed: 7, numRuns: 100 },
  )
})

test('mutilated text never throws, and every finding lies inside the text', () => {
  const whole = `(cfp ${ends} :content "((action x) true)" :reply-by 20310101T120000000Z :X-a #3"a"b)`
  fc.assert(
    fc.property(
      fc.nat(whole.length),
      fc.nat(12),
      fc.string({
        unit: fc.constantFrom('(', ')', '"', '#', ':', ' ', 'a', '“', '//', ';', '\u0000'),
      }),
      fc.constantFrom('strict' as const, 'reader' as const),
      (at, length, insert, mode) => {
        const text = whole.slice(0, at) + insert + whole.slice(at + length)
        for (const { from, to } of readAcl(text, { mode }).problems) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(text.length)
          expect(from < to || from === text.length).toBe(true)
        }
      },
    ),
    { seed: 11, numRuns: 500 },
  )
})

test('a hundred thousand levels are refused by name, not by a full stack', () => {
  const text = `(inform :reply-with ${'('.repeat(100_000)}${')'.repeat(100_000)} :content "x")`
  expect(read(text).problems).toMatchObject([{ code: 'too-deep', layer: 'message' }])
})

test('the formatter puts each parameter on a line of its own and changes nothing else', () => {
  const text =
    '(inform :sender (agent-identifier :name alice@harbor) :receiver (set (agent-identifier :name bob@harbor)) :content "say \\"x\\"")'
  const laidOut = formatAcl(text)
  expect(laidOut.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
    '(inform',
    ':sender',
    ':receiver',
    ':content',
    '',
  ])
  expect(read(laidOut).message).toEqual(read(text).message)
  expect(formatAcl('(inform :content "x')).toBe('(inform :content "x')
})
