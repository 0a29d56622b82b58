import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from './canonical.ts'

test('numbers and literals are written as RFC 8785 section 3.2.2 shows', () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    literals: [null, true, false],
    zero: -0,
  }

  expect(canonicalText(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"zero":0}',
  )
})

test('names are sorted by UTF-16 units, as in RFC 8785 section 3.2.3', () => {
  // The smiling face stands before the Hebrew letter: its first unit is D83D, below FB33.
  const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']
  const value = Object.fromEntries(names.map((name) => [name, 0]))

  expect([...canonicalText(value).matchAll(/"([^"]+)":/g)].map(([, name]) => name)).toEqual([
    String.raw`\r`,
    '1',
    '\u0080',
    '\u00f6',
    '\u20ac',
    '\ud83d\ude00',
    '\ufb33',
  ])
})

test('the order in which members were set does not show', () => {
  expect(canonicalText({ b: 1, a: { d: [], c: {} } })).toBe(
    canonicalText({ a: { c: {}, d: [] }, b: 1 }),
  )
})

test('a member that is undefined is left out, as JSON leaves it out', () => {
  expect(canonicalText({ a: undefined, b: 1 })).toBe('{"b":1}')
})

test('what is read back from the text is the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = canonicalText(value)

      expect(canonicalText(JSON.parse(text))).toBe(text)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { seed: 1 },
  )
})

test('a value 100,000 levels deep does not exhaust the stack', () => {
  let value: unknown = 0
  for (let level = 0; level < 100_000; level++) value = level % 2 ? [value] : { a: value }

  expect(canonicalText(value)).toHaveLength(50_000 * 2 + 50_000 * 6 + 1)
})

test('what JSON cannot say is our own mistake', () => {
  expect(() => canonicalText([NaN])).toThrow(TypeError)
  expect(() => canonicalText({ f: () => 0 })).toThrow(TypeError)
  expect(() => canonicalText([undefined])).toThrow(TypeError)
})
