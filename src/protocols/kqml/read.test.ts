import { describe, expect, test } from 'vitest'
import { isValid, lineAndColumn, type Problem } from '../../notation/index.ts'
import { checkKqml, paramsToJson, readKqml, type KqmlOptions, type Mode } from './index.ts'

const valid = (text: string, mode: Mode): boolean => isValid(checkKqml(text, { mode }))

/** `code line:column` of each finding, in their order. */
const found = (text: string, options: KqmlOptions = {}): string[] =>
  checkKqml(text, options).map((problem) => place(text, problem))

function place(text: string, { code, from }: Problem): string {
  const { line, column } = lineAndColumn(text, from)
  return `${code} ${line}:${column}`
}

const said = (text: string) =>
  readKqml(text).messages.map((message) => ({
    performative: message.performative,
    params: paramsToJson(message),
  }))

describe('messages of the conformance kit', () => {
  test('a question on one line, with a variable as a word', () => {
    const text =
      '(ask-one :sender porter :receiver dock-office :content (berth vessel-17 ?where) :language KIF :ontology harbour :reply-with q1)'
    expect(said(text)).toEqual([
      {
        performative: 'ask-one',
        params: {
          sender: 'porter',
          receiver: 'dock-office',
          content: ['berth', 'vessel-17', '?where'],
          language: 'KIF',
          ontology: 'harbour',
          'reply-with': 'q1',
        },
      },
    ])
    expect(found(text, { mode: 'strict' })).toEqual([])
  })

  test('the last parenthesis may stand on its own line', () => {
    const text = '(tell\n  :sender a\n  :receiver b\n  :content (open gate-3)\n)\n'
    expect(found(text, { mode: 'strict' })).toEqual([])
    expect(said(text)[0]?.params).toEqual({
      sender: 'a',
      receiver: 'b',
      content: ['open', 'gate-3'],
    })
  })

  test('nil keeps the case that was typed', () => {
    const text = '(tell :sender a :receiver b :reply-with NIL :content (done))'
    expect(said(text)[0]?.params['reply-with']).toBe('NIL')
  })

  test('a counted string holds line breaks, one byte each', () => {
    const text = '(tell :sender a :receiver b :content #7"ab\ncd\nX)'
    expect(found(text, { mode: 'strict' })).toEqual([])
    expect(said(text)[0]?.params.content).toEqual({ str: 'ab\ncd\nX', n: 7 })
  })

  test('a word in bars is none by the letter, and one for a reader', () => {
    const text = '(tell :sender a :receiver b :content (name |Jane Roe|))'
    expect(found(text, { mode: 'strict' })).toEqual(['bad-character 1:44'])
    expect([valid(text, 'strict'), valid(text, 'reader')]).toEqual([false, true])
    expect(said(text)[0]?.params.content).toEqual(['name', '|Jane Roe|'])
  })

  test('a name of 1993 is a remark, and none in the dialect of 1993', () => {
    const text =
      '(evaluate :sender a :receiver b :reply-with e1 :language Lisp :ontology none :content (+ 2 3))'
    expect(found(text, { mode: 'strict' })).toEqual(['performative-1993 1:2'])
    expect(found(text, { dialect: 1994 })).toEqual(['performative-1993 1:2'])
    expect(found(text, { dialect: 1993 })).toEqual([])
    expect(valid(text, 'strict')).toBe(true)
  })

  test('messages need nothing between them', () => {
    const text =
      '(next :sender a :receiver b :in-reply-to g1)(discard :sender a :receiver b :in-reply-to g1)'
    expect(found(text, { mode: 'strict' })).toEqual([])
    expect(readKqml(text).messages.map(({ performative, from }) => [performative, from])).toEqual([
      ['next', 0],
      ['discard', 44],
    ])
  })
})

describe('what surprises in the grammar', () => {
  test.each<[string, string, string[]]>([
    ['a value may look like a keyword', '(tell :content :ok)', []],
    ['numbers are words', '(tell :content (at -3.75 1/3 12:45:09))', []],
    ['there is no empty list', '(tell :content ())', ['empty-list 1:17']],
    ['no list is headed by a list', '(tell :content ((?x 3)))', ['list-must-start-with-word 1:17']],
    ['nor by a string', '(tell :content ("tcp://h" 9))', ['list-must-start-with-word 1:17']],
    ['there are no comments', '(tell ; so\n :content a)', ['bad-character 1:7']],
    ['nor before a message', '; so\n(tell :content a)', ['expected-open-paren 1:1']],
    ['nor square brackets', '(tell :content [a])', ['bad-character 1:16']],
    ['white space is demanded', '(tell :content(a b))', ['missing-whitespace 1:15']],
    ['a counted string has no closing mark', '(tell :content #5"hello)', []],
    [
      'a plain quote leads out of a backquote',
      "(tell :content `(f '(g ,x)))",
      ['comma-outside-backquote 1:24'],
    ],
    ['a comma belongs into a backquote', '(tell :content `(f ,x))', []],
    ['a message is an expression', '(tell :content (tell :content a))', []],
    ['strict text is ASCII', '(tell :content naïve)', ['non-ascii 1:18']],
    ['in strings too', '(tell :content "naïve")', ['non-ascii 1:19']],
    ['a blank may not follow a quote mark', "(tell :content ' a)", ['bad-character 1:17']],
    ['a byte order mark is no white space', '\ufeff(tell :content a)', ['expected-open-paren 1:1']],
  ])('%s: %s', (_, text, expected) => {
    expect(found(text, { mode: 'strict' })).toEqual(expected)
  })

  test('a backslash only protects the next character: \\n is an n', () => {
    expect(said('(tell :content "a\\nb")')[0]?.params.content).toEqual({ str: 'anb' })
  })

  test.each([
    '(tell ; so\n :content a)',
    '; so\n(tell :content a)',
    "(tell :content `(f '(g ,x) ,@(h)))",
    '\ufeff(tell :content a)',
    '(tell :content (a\u00a0b))',
  ])('a reader takes %j without a word of blame', (text) => {
    expect(valid(text, 'reader')).toBe(true)
    expect(valid(text, 'strict')).toBe(false)
  })
})

describe('where an error stands', () => {
  test.each<[string, string[]]>([
    ['(tell :content (a b)', ['unterminated 1:21']],
    ['(tell\n:content "abc', ['unterminated-string 2:10']],
    ['(tell :content #9"abc)', ['short-length-string 1:16']],
    ['(tell :content #9x)', ['bad-length-string 1:18']],
    ['(tell :content a b)', ['expected-keyword 1:18']],
    ['(tell a :content b)', ['expected-keyword 1:7']],
    ['(tell :sender :receiver b :content c)', ['expected-keyword 1:25']],
    ['(tell :sender a :content)', ['missing-value 1:25']],
    ['()', ['missing-performative 1:2']],
    ['("tell" :content a)', ['performative-not-a-word 1:2']],
    ['((tell))', ['performative-not-a-word 1:2']],
    ['tell :content a', ['expected-open-paren 1:1']],
    ['(tell :content a))', ['expected-open-paren 1:18']],
    ['', ['no-message 1:1']],
    [' \n', ['no-message 2:1']],
    ['(tell :content (a, b))', ['comma-outside-backquote 1:18']],
    ['(tell :content é\u{1f600} é)', ['non-ascii 1:16', 'expected-keyword 1:19', 'non-ascii 1:19']],
  ])('%j', (text, expected) => {
    expect(found(text, { mode: 'strict' }).toSorted()).toEqual(expected.toSorted())
    expect(valid(text, 'strict')).toBe(false)
  })

  test('a forgotten value is noticed one item later, and pointed at', () => {
    const [problem] = checkKqml('(tell :sender :receiver b :content c)')
    expect(problem).toMatchObject({
      code: 'expected-keyword',
      details: { y: ':sender' },
      related: [{ code: 'value-missing', from: 6, to: 13 }],
    })
  })

  test('a message that is not closed points at its innermost open parenthesis', () => {
    const [problem] = checkKqml('(tell :content (a (b) c', { mode: 'strict' })
    expect(problem).toMatchObject({ from: 23, to: 23, related: [{ from: 15, to: 16 }] })
  })
})

describe('what reader mode says instead', () => {
  test.each<[string, string[]]>([
    ['(tell :content (a b)', ['unbalanced-paren 1:21']],
    ['(tell :content (a b)\n(next :sender c)', ['unbalanced-paren 1:20']],
    ['(tell :content a))', ['unbalanced-paren 1:18']],
    ['(tell :ontology lamp shop :content a)', ['spaces-in-value 1:22']],
    ['(tell :sender a, :receiver b, :content c)', ['comma-list 1:16']],
    ['(tell :content (f “desk lamp”))', ['curly-quotes 1:19']],
    ['(tell :content “desk lamp” :sender b)', ['curly-quotes 1:16']],
    ['(tell :content “desk”)', ['curly-quotes 1:16']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each<[string, string, string | undefined]>([
    ['(tell :content (a b)', 'missing', ')'],
    ['(tell :content (a (b', 'several', ')))'],
    [`(tell :content ${'('.repeat(500)}a`, 'many', ')))))))))'],
    ['(tell :content a))', 'extra', undefined],
  ])('%s says which parenthesis is meant', (text, why, y) => {
    const problem = checkKqml(text).find(({ code }) => code === 'unbalanced-paren')
    expect(problem?.details.why).toBe(why)
    expect(problem?.details.y).toBe(y)
  })

  test.each<[string, string, string | undefined]>([
    ['tel', 'tell', undefined],
    ['answer', 'tell', undefined],
    ['query', 'ask-one', 'question'],
    ['banana', 'ask-one', 'unlike'],
  ])('for %s it says to type %s, and more only where a question was meant', (word, y, why) => {
    const [problem] = checkKqml(`(${word} :sender a :content b)`)
    expect(problem).toMatchObject({ code: 'unknown-performative', details: { x: word, y } })
    expect(problem?.details.why).toBe(why)
  })

  test('typographic quotes break the notation only where a value falls apart', () => {
    expect(valid('(tell :content “desk lamp” :sender b)', 'reader')).toBe(false)
    expect(valid('(tell :content “desk”)', 'reader')).toBe(true)
  })

  test.each<[string, string, string]>([
    ['(tell :content (a b)', 'close-parenthesis', '(tell :content (a b))'],
    ['(tell :content a))', 'delete-parenthesis', '(tell :content a)'],
    ['(tell :ontology lamp shop)', 'quote-value', '(tell :ontology "lamp shop")'],
    ['(tell :ontology lamp shop)', 'join-with-hyphens', '(tell :ontology lamp-shop)'],
    ['(tell :sender a, :to b,)', 'remove-commas', '(tell :sender a :to b)'],
    ['(tell :content “desk lamp”)', 'straight-quotes', '(tell :content "desk lamp")'],
    ['(tell :content (a ()))', 'insert-listof', '(tell :content (a (listof)))'],
    ['(tell :content ((a)))', 'insert-listof', '(tell :content (listof (a)))'],
    ['(tell :content(a))', 'insert-blank', '(tell :content (a))'],
    ['(tell :content "a)', 'close-string', '(tell :content "a")'],
    ['(inform :content a)', 'replace-performative', '(tell :content a)'],
    ['(reply :content a)', 'replace-performative', '(tell :content a)'],
    ['(askOne :content a)', 'replace-performative', '(ask-one :content a)'],
    ['(query :content a)', 'replace-performative', '(ask-one :content a)'],
    ['(tell :contents a)', 'rename-parameter', '(tell :content a)'],
    ['(tell :in_reply_to a)', 'rename-parameter', '(tell :in-reply-to a)'],
    ['(tell :to a :to b)', 'delete-parameter', '(tell :to a )'],
    ['(tell :sender Ana :receiver ana)', 'rename-agent', '(tell :sender Ana :receiver Ana)'],
  ])('%s, %s', (text, code, expected) => {
    const fixes = checkKqml(text).flatMap((problem) => problem.fixes ?? [])
    const fix = fixes.find((each) => each.code === code)
    const edits = [...(fix?.edits ?? [])].sort((one, other) => other.from - one.from)
    const fixed = edits.reduce(
      (whole, { from, to, insert }) => whole.slice(0, from) + insert + whole.slice(to),
      text,
    )
    expect(fixed).toBe(expected)
  })
})

describe('findings about words', () => {
  test.each<[string, string[]]>([
    ['(banana :sender a)', ['unknown-performative 1:2']],
    ['(inform :sender a)', ['fipa-performative 1:2']],
    ['(TELL :sender a)', []],
    ['(tell :to a :to b)', ['duplicate-parameter 1:13']],
    ['(tell :languague KIF)', ['misspelt-parameter 1:7']],
    ['(tell :date 2020-01-01)', []],
    ['(tell :conversation-id c7)', []],
    ['(tell :sender ana :receiver Ana)', ['case-variants 1:29']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
    expect(valid(text, 'reader')).toBe(true)
  })

  test('in strict mode a word of FIPA is unknown like any other', () => {
    expect(found('(inform :sender a)', { mode: 'strict' })).toEqual(['unknown-performative 1:2'])
  })

  test('a dialect of one’s own knows its words', () => {
    expect(found('(query :sender a)', { dialect: ['query', 'reply'] })).toEqual([])
  })

  test('of a repeated parameter the first counts', () => {
    expect(said('(tell :to a :TO b)')[0]?.params).toEqual({ to: 'a' })
  })

  test('a parameter may have any name', () => {
    const { params } = said('(tell :__proto__ a :constructor b)')[0] ?? { params: {} }
    expect(Object.entries(params)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
  })
})
