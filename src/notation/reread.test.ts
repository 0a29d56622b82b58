import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { defineRules, problemsOf, readText, rereadText, type ReadingRules } from './index.ts'

const all = (code: string) => ({ code, severity: 'error' as const })

const messages = defineRules({
  wordStart: ':-?',
  odd: '|\\',
  comments: true,
  counted: true,
  quotations: true,
  bars: true,
  verdicts: {
    unterminated: all('unterminated'),
    'extra-paren': all('extra-paren'),
    'unterminated-string': all('unterminated-string'),
    'short-length-string': all('short-length-string'),
    'bad-length-string': all('bad-length-string'),
    comma: all('comma'),
    'nested-comma': all('nested-comma'),
    splice: all('splice'),
    'quotation-space': all('quotation-space'),
    'quotation-of-nothing': all('quotation-of-nothing'),
    'bad-character': all('bad-character'),
    'non-ascii': all('non-ascii'),
    'missing-whitespace': all('missing-whitespace'),
    'empty-list': all('empty-list'),
    'list-must-start-with-word': all('list-must-start-with-word'),
    outside: all('outside'),
    comment: all('comment'),
    'slash-comment': all('slash-comment'),
    'byte-order-mark': all('byte-order-mark'),
  },
})

/** Every token may stand between the lists, and any list at the beginning of a line ends an open one. */
const sentences: ReadingRules = { ...messages, atoms: true, resume: 'list', slashComments: true }

const anyRules = () => fc.constantFrom(messages, sentences)

test('whatever is typed, what is read lies inside the text and in its order', () => {
  fc.assert(
    fc.property(anyText(), anyRules(), (text, rules) => {
      let at = 0
      for (const { origin, reading } of readText(text, rules).chunks) {
        expect(origin + reading.from).toBeGreaterThanOrEqual(at)
        expect(reading.to).toBeGreaterThan(reading.from)
        at = origin + reading.to
      }
      expect(at).toBeLessThanOrEqual(text.length)
      for (const { from, to } of problemsOf(readText(text, rules))) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(text.length)
        expect(to > from || from === text.length).toBe(true)
      }
    }),
    { seed: 11, numRuns: 2000 },
  )
})

test('after an edit the result is that of reading everything anew', () => {
  fc.assert(
    fc.property(
      anyText(),
      anyText(),
      anyText(),
      anyText(),
      anyRules(),
      (before, removed, put, after, rules) => {
        const previous = rereadText(before + removed + after, rules, null)
        const text = before + put + after
        expect(rereadText(text, rules, previous)).toEqual(rereadText(text, rules, null))
      },
    ),
    { seed: 12, numRuns: 3000 },
  )
})

test('places that count from their chunk are the places in the text', () => {
  fc.assert(
    fc.property(anyText(), anyRules(), (text, rules) => {
      expect(problemsOf(rereadText(text, rules, null))).toEqual(problemsOf(readText(text, rules)))
    }),
    { seed: 13, numRuns: 1000 },
  )
})

test('a key press leaves the readings of the other messages as they are', () => {
  const text = ['(a :x 1)', '; why', '(b :x 2)', '(c :x 3)'].join('\n')
  const previous = rereadText(text, messages, null)
  const now = rereadText(text.replace('2', '22'), messages, previous)
  const same = now.chunks.map(({ reading }, index) => reading === previous.chunks[index]?.reading)
  expect(same).toEqual([true, true, false, true])
})

test('messages of which each lacks its parenthesis are each read on their own', () => {
  const text = '(tell :content (a b)\n'.repeat(2000)
  const { chunks } = readText(text, messages)
  expect(chunks.length).toBe(2000)
  expect(chunks.every(({ reading }) => !reading.whole)).toBe(true)
})
