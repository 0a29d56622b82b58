import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minimalChange } from './change.ts'

test('only the stretch that differs is changed', () => {
  expect(minimalChange('(tell  :a b)', '(tell :a b)')).toEqual({ from: 6, to: 7, insert: '' })
  expect(minimalChange('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' })
})

test('the change makes the one text into the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { from, to, insert } = minimalChange(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
    { seed: 20260101 },
  )
})
