import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeUtf8, utf8Length } from './utf8.ts'

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((u) => String.fromCharCode(u)),
})
const mixedText = fc.oneof(fc.string({ unit: 'binary' }), anyText)

test('the bytes are those of the Encoding Standard, for any units in any order', () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      expect(encodeUtf8(text)).toEqual(Uint8Array.from(new TextEncoder().encode(text)))
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('the length is told without making the bytes', () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      expect(utf8Length(text)).toBe(encodeUtf8(text).length)
    }),
    { seed: 2, numRuns: 500 },
  )
})

test('one, two, three and four bytes', () => {
  expect([...encodeUtf8('a')]).toEqual([0x61])
  expect([...encodeUtf8('é')]).toEqual([0xc3, 0xa9])
  expect([...encodeUtf8('€')]).toEqual([0xe2, 0x82, 0xac])
  expect([...encodeUtf8('😀')]).toEqual([0xf0, 0x9f, 0x98, 0x80])
  expect([...encodeUtf8('\ud83d')]).toEqual([0xef, 0xbf, 0xbd])
})
