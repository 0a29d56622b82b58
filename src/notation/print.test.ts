import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySexp } from './any-text.fixture.ts'
import {
  defineRules,
  formatSexp,
  printSexp,
  readText,
  sexpToJson,
  writeJson,
  type Sexp,
} from './index.ts'

const rules = defineRules({
  wordStart: '<>=+-*/&^~_@$%:.!?',
  counted: true,
  quotations: true,
  atoms: true,
  verdicts: {},
})

const read = (text: string): Sexp | null => readText(text, rules).chunks[0]?.reading.form ?? null

/** The tree without its places. */
const bare = (node: Sexp | null): unknown =>
  JSON.parse(
    JSON.stringify(node, (name, value: unknown) => (name === 'from' || name === 'to' ? 0 : value)),
  )

test('what is printed reads as the same tree, kinds of strings included', () => {
  fc.assert(
    fc.property(anySexp(), (node) => {
      expect(bare(read(printSexp(node)))).toEqual(bare(node))
    }),
    { seed: 21, numRuns: 1000 },
  )
})

test('laid out over lines it still reads as the same tree', () => {
  fc.assert(
    fc.property(anySexp(), fc.integer({ min: 1, max: 40 }), (node, width) => {
      expect(bare(read(formatSexp(node, { width })))).toEqual(bare(node))
    }),
    { seed: 22, numRuns: 1000 },
  )
})

describe('laying out', () => {
  test('puts each parameter with its value on a line of its own', () => {
    const node = read('(tell :sender a :content (and (stock lamp 4) (stock bulb 9)))')
    expect(node && formatSexp(node, { width: 40 })).toBe(
      [
        '(tell',
        '  :sender a',
        '  :content (and',
        '    (stock lamp 4)',
        '    (stock bulb 9)))',
      ].join('\n'),
    )
  })

  test('leaves on one line what fits there', () => {
    const node = read('(next   :sender a\n\n:in-reply-to g1)')
    expect(node && formatSexp(node)).toBe('(next :sender a :in-reply-to g1)')
  })
})

describe('as JSON', () => {
  test.each<[string, string]>([
    ['(a (b) ())', '["a",["b"],[]]'],
    ['"x\\"y"', '{"str":"x\\"y"}'],
    ['#2"ab', '{"str":"ab","n":2}'],
    ["'a", '{"q":"\'","e":"a"}'],
    ['`(a ,b ,@(c))', '{"q":"`","e":["a",{"q":",","e":"b"},{"q":",","e":["c"]}]}'],
  ])('%s', (text, json) => {
    const node = read(text)
    expect(node && writeJson(sexpToJson(node))).toBe(json)
  })

  test('is written as the machine writes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(writeJson(value as never)).toBe(JSON.stringify(value)) // fc types it wider than Json
      }),
      { seed: 23, numRuns: 500 },
    )
  })
})

test('a hundred thousand levels are printed, laid out and written as JSON', () => {
  const text = '(a '.repeat(100_000) + 'b' + ')'.repeat(100_000)
  const node = read(text)
  if (!node) throw new Error('nothing was read')
  expect(printSexp(node)).toBe(text)
  expect(read(formatSexp(node))?.kind).toBe('list')
  expect(writeJson(sexpToJson(node)).length).toBe('["a",'.length * 100_000 + 3 + 100_000)
})
