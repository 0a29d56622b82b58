import { describe, expect, test } from 'vitest'
import { defineRules, problemsOf, readText, type ReadingRules, type Sexp } from './index.ts'

const error = (code: string) => ({ code, severity: 'error' as const })

/** A notation with everything switched on, so that each rule can be seen at work. */
const rules = defineRules({
  wordStart: '<>=+-*/&^~_@$%:.!?',
  odd: '[]{}|\\',
  comments: true,
  counted: true,
  quotations: true,
  bars: true,
  verdicts: {
    unterminated: error('unterminated'),
    'extra-paren': error('extra-paren'),
    'unterminated-string': error('unterminated-string'),
    'short-length-string': error('short-length-string'),
    'bad-length-string': error('bad-length-string'),
    comma: error('comma'),
    'nested-comma': error('nested-comma'),
    splice: error('splice'),
    'quotation-of-nothing': error('quotation-of-nothing'),
    'bad-character': error('bad-character'),
    'non-ascii': error('non-ascii'),
    'missing-whitespace': error('missing-whitespace'),
    'empty-list': error('empty-list'),
    'list-must-start-with-word': error('list-must-start-with-word'),
    outside: error('outside'),
    'byte-order-mark': error('byte-order-mark'),
  },
})

/** A short form of a tree, for these tests only. */
function short(node: Sexp | null): unknown {
  if (node === null) return null
  if (node.kind === 'word') return node.text
  if (node.kind === 'string')
    return { str: node.value, ...(node.count !== null && { n: node.count }) }
  if (node.kind === 'quotation') return { q: node.mark, e: short(node.item) }
  return node.items.map(short)
}

const trees = (text: string, used: ReadingRules = rules): unknown[] =>
  readText(text, used)
    .chunks.filter(({ reading }) => reading.form)
    .map(({ reading }) => short(reading.form))

const codes = (text: string): string[] =>
  problemsOf(readText(text, rules)).map(({ code, from }) => `${code}@${from}`)

describe('what is read', () => {
  test.each<[string, unknown]>([
    ['(a b)', [['a', 'b']]],
    ['(a (b c) d)', [['a', ['b', 'c'], 'd']]],
    ['(a "x \\" y")', [['a', { str: 'x " y' }]]],
    ['(a #5"hello)', [['a', { str: 'hello', n: 5 }]]],
    ['(a #3"né)', [['a', { str: 'né', n: 3 }]]],
    ["(a 'b)", [['a', { q: "'", e: 'b' }]]],
    ['(a `(b ,c))', [['a', { q: '`', e: ['b', { q: ',', e: 'c' }] }]]],
    ["(a ''b c)", [['a', { q: "'", e: { q: "'", e: 'b' } }, 'c']]],
    ['(a) (b)', [['a'], ['b']]],
    ['(a)(b)', [['a'], ['b']]],
    ['(a ; not this )\n b)', [['a', 'b']]],
    ['(name |Jane Roe|)', [['name', '|Jane Roe|']]],
    ['', []],
  ])('%s', (text, expected) => {
    expect(trees(text)).toEqual(expected)
  })
})

describe('where a finding stands', () => {
  test.each<[string, string[]]>([
    ['(a (b)', ['unterminated@6']],
    ['(a))', ['extra-paren@3']],
    ['hello (a)', ['outside@0']],
    ['(a "b)', ['unterminated-string@3']],
    ['(a #9"b)', ['short-length-string@3']],
    ['(a #5x"b")', ['bad-length-string@5', 'missing-whitespace@6']],
    ['(a ,b)', ['comma@3']],
    ["(a `(b '(c ,d)))", ['nested-comma@11']],
    ['(a `(b ,@(c)))', ['splice@9']],
    ['(a(b))', ['missing-whitespace@2']],
    ['(a "b"c)', ['missing-whitespace@6']],
    ['(a ())', ['empty-list@4']],
    ['(a ((b)))', ['list-must-start-with-word@4']],
    ['(a é)', ['non-ascii@3']],
    ['(a "é")', ['non-ascii@4']],
    ['(a |b c| d)', ['bad-character@3']],
    ["(a ')", ['quotation-of-nothing@3']],
    ['\ufeff(a)', ['byte-order-mark@0']],
  ])('%s', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
})

describe('a form that nothing closes', () => {
  test('ends before the next line that begins a message', () => {
    const text = '(tell :content (a b)\n(ask-if :sender x)\n(next :sender y)'
    expect(trees(text)).toEqual([
      ['tell', ':content', ['a', 'b']],
      ['ask-if', ':sender', 'x'],
      ['next', ':sender', 'y'],
    ])
  })

  test('takes in the messages that lie in it when it is closed after all', () => {
    const text = '(tell :content\n(ask-if :sender x)\n)'
    expect(trees(text)).toEqual([['tell', ':content', ['ask-if', ':sender', 'x']]])
  })

  test('costs one message also when a quotation mark is missing', () => {
    const text = '(tell :content "a)\n(tell :content "b")\n(tell :content "c")'
    expect(trees(text).slice(1)).toEqual([
      ['tell', ':content', { str: 'b' }],
      ['tell', ':content', { str: 'c' }],
    ])
    expect(codes(text)).toEqual(['unterminated-string@15'])
  })

  test('points at the innermost parenthesis that stayed open', () => {
    const [problem] = problemsOf(readText('(a (b (c) d', rules))
    expect(problem).toMatchObject({ from: 11, to: 11, related: [{ from: 3, to: 4 }] })
  })
})

describe('depth', () => {
  test('a hundred thousand levels are read', () => {
    const levels = 100_000
    const reading = readText('(a '.repeat(levels) + ')'.repeat(levels), rules)
    let node = reading.chunks[0]?.reading.form
    let depth = 0
    while (node?.kind === 'list') {
      depth++
      node = node.items[1]
    }
    expect(depth).toBe(levels)
    expect(problemsOf(reading)).toEqual([])
  })
})
