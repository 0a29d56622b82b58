import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySexp, anyText } from '../../notation/any-text.fixture.ts'
import { printSexp } from '../../notation/index.ts'
import {
  formatKqml,
  isReservedParameter,
  kqmlString,
  printKqml,
  readKqml,
  type KqmlMessage,
} from './index.ts'

const first = (text: string): KqmlMessage => {
  const [message] = readKqml(text).messages
  if (!message) throw new Error('no message was read')
  return message
}

/** What a text says, without its places and its white space. */
const sayings = (text: string): string[] =>
  readKqml(text).messages.map(({ performative, params }) =>
    [performative, ...params.map(({ name, value }) => `:${name} ${printSexp(value)}`)].join(' '),
  )

describe('the canonical form', () => {
  test.each<[string, string]>([
    ['(TELL :content a :Sender b)', '(tell :sender b :content a)'],
    [
      '(tell :content c :force x :ontology o :language l :reply-with r :in-reply-to i :to t :from f :receiver r :sender s)',
      '(tell :sender s :receiver r :from f :to t :in-reply-to i :reply-with r :language l :ontology o :force x :content c)',
    ],
    ['(tell :b 1 :a 2)', '(tell :b 1 :a 2)'],
    ['(tell\n :content\t( a  b ) )', '(tell :content (a b))'],
    ['(tell :content "a\\"b\\\\c")', '(tell :content "a\\"b\\\\c")'],
    ['(tell :content #3"a b :to c)', '(tell :to c :content #3"a b)'],
    ['(tell :to a :to b)', '(tell :to a :to b)'],
  ])('%j', (text, expected) => {
    expect(printKqml(first(text))).toBe(expected)
  })

  test('reads as the same message, whatever its values', () => {
    const name = fc.constantFrom('sender', 'content', 'comment', 'reply-with', 'force')
    const params = fc.uniqueArray(fc.tuple(name, anySexp()), { selector: ([each]) => each })
    fc.assert(
      fc.property(params, (list) => {
        const text = `(tell ${list.map(([each, value]) => `:${each} ${printSexp(value)}`).join(' ')})`
        const printed = printKqml(first(text))
        expect(sayings(printed)[0]?.split(' :').toSorted()).toEqual(
          sayings(text)[0]?.split(' :').toSorted(),
        )
        expect(printKqml(first(printed))).toBe(printed)
      }),
      { seed: 41, numRuns: 500 },
    )
  })

  test('printing, reading and printing again is stable on any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const message of readKqml(text).messages) {
          const printed = printKqml(message)
          const [again] = readKqml(printed).messages
          if (again && message.performative !== '') expect(printKqml(again)).toBe(printed)
        }
      }),
      { seed: 42, numRuns: 1000 },
    )
  })

  test('a text that is not printable ASCII is counted', () => {
    expect([kqmlString('a "b"'), kqmlString('né'), kqmlString('a\nb')]).toEqual([
      '"a \\"b\\""',
      '#3"né',
      '#3"a\nb',
    ])
  })

  test('the order is that of the nine reserved parameters', () => {
    expect(isReservedParameter('reply-with') && !isReservedParameter('aspect')).toBe(true)
  })
})

describe('laying out', () => {
  const long =
    '(ask-one :sender amber :receiver basil :reply-with q1 :language KIF :ontology tides :content (height skye ?m))'
  const laidOut = [
    '(ask-one',
    '  :sender amber',
    '  :receiver basil',
    '  :reply-with q1',
    '  :language KIF',
    '  :ontology tides',
    '  :content (height skye ?m))',
  ].join('\n')

  test.each<[string, string, string]>([
    ['a long message, one parameter a line', long, laidOut],
    ['a short one on its line', '(next\n  :sender a)', '(next :sender a)'],
    [
      'several on one line, each on its own',
      '(next :sender a) (next :sender b)',
      '(next :sender a)\n(next :sender b)',
    ],
    ['one blank line stays', '(next)\n\n\n\n(next)\n\n', '(next)\n\n(next)\n'],
    [
      'a comment between messages stays',
      '; one\n(next   :sender a) ; two\n',
      '; one\n(next :sender a) ; two\n',
    ],
    [
      'a comment in a message stays on its line',
      '(next ; why\n:sender a\n:content (p\nq)\n)',
      '(next ; why\n  :sender a\n  :content (p\n    q)\n)',
    ],
    ['what is not closed stays as it is', '(next   :sender (a\n', '(next   :sender (a\n'],
    [
      'text that is no message stays',
      'Dear  all,\n(next   :sender a)',
      'Dear  all,\n(next :sender a)',
    ],
  ])('%s', (_, text, expected) => {
    expect(formatKqml(text)).toBe(expected)
  })

  test('says the same as before, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const formatted = formatKqml(text)
        expect(sayings(formatted)).toEqual(sayings(text))
        expect(formatKqml(formatted)).toBe(formatted)
      }),
      { seed: 43, numRuns: 3000 },
    )
  })
})
