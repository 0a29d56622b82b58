import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeUtf8, lineAndColumn, LineIndex, nearestWord } from './index.ts'

test('bytes are decoded as the Encoding Standard has it, whatever they are', () => {
  const standard = new TextDecoder('utf-8', { ignoreBOM: true })
  const often = fc.constantFrom(
    0x28,
    0x80,
    0xbf,
    0xc2,
    0xe0,
    0xed,
    0xa0,
    0xef,
    0xf0,
    0x90,
    0xf4,
    0xff,
  )
  const bytes = fc.array(fc.oneof(often, fc.nat(255)), { maxLength: 24 })
  fc.assert(
    fc.property(bytes, (list) => {
      const raw = Uint8Array.from(list)
      expect(decodeUtf8(raw).text).toBe(standard.decode(raw))
    }),
    { seed: 31, numRuns: 5000 },
  )
})

test('all bad sequences are one problem with many places', () => {
  const { text, problems } = decodeUtf8(Uint8Array.from([0x28, 0xff, 0x61, 0xc3, 0x29]), 'error')
  expect(text).toBe('(\ufffda\ufffd)')
  const places = [
    { from: 1, to: 2 },
    { from: 3, to: 4 },
  ]
  expect(problems).toEqual([
    {
      code: 'bad-utf8',
      severity: 'error',
      layer: 'bytes',
      from: 1,
      to: 2,
      places,
      details: { x: '2' },
    },
  ])
})

test('a byte order mark is kept', () => {
  expect(decodeUtf8(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])).text).toBe('\ufeffa')
})

test.each([
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['\u{1f600}é(', 3, 1, 3],
  ['\ta', 1, 1, 2],
  ['a\n', 2, 2, 1],
  ['', 0, 1, 1],
])('in %j place %i is line %i, column %i', (text, offset, line, column) => {
  expect(lineAndColumn(text, offset)).toEqual({ line, column })
})

test('an index answers as a count from the beginning does', () => {
  const text = fc.array(fc.constantFrom('a', '\n', '\r', '\u{1f600}'), { maxLength: 30 })
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('')
      const index = new LineIndex(whole)
      for (let at = 0; at <= whole.length; at++) {
        const lines = whole.slice(0, at).split(/\r\n|\n|\r(?!\n)/)
        // Between CR and LF the line is not over yet.
        const line = lines.length - (whole[at - 1] === '\r' && whole[at] === '\n' ? 1 : 0)
        expect(index.at(at).line).toBe(line)
      }
    }),
    { seed: 32, numRuns: 300 },
  )
})

test.each([
  ['askOne', 'ask-one'],
  ['ask_all', 'ask-all'],
  ['contents', 'content'],
  ['languague', 'language'],
  ['replyWith', 'reply-with'],
  ['ASK-ONE', 'ask-one'],
  ['reciever', 'receiver'],
  ['banana', null],
  ['x', null],
])('%s is probably %s', (typed, meant) => {
  const words = ['sender', 'receiver', 'content', 'language', 'reply-with', 'ask-one', 'ask-all']
  expect(nearestWord(typed, words)).toBe(meant)
})
