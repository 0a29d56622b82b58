import { expect, test } from 'vitest'
import { count, fill, pieces } from './fill.ts'

test('a mark is replaced by its detail, and stays when there is none', () => {
  expect(fill('`{x}` is no act; write {y}. {z}', { x: 'porpose', y: 'propose' })).toBe(
    'porpose is no act; write propose. {z}',
  )
})

test('what is filled in is never read as a mark or as code', () => {
  expect(pieces('You wrote `{x}`.', { x: '`{y}`', y: 'no' })).toEqual([
    { kind: 'text', text: 'You wrote ' },
    { kind: 'code', text: '`{y}`' },
    { kind: 'text', text: '.' },
  ])
})

test('numbers and lists are filled in as people write them', () => {
  expect(fill('{n} of {list}', { n: 3, list: ['ask', 'tell'] })).toBe('3 of ask, tell')
})

test('names that every object has are no details', () => {
  expect(fill('{constructor} {__proto__}', {})).toBe('{constructor} {__proto__}')
})

test('a counted word follows its number', () => {
  const errors = { one: '{n} error', other: '{n} errors' }

  expect([0, 1, 2].map((n) => count(errors, n))).toEqual(['0 errors', '1 error', '2 errors'])
})

test('a character of a text that turns letters around does not turn the sentence', () => {
  expect(fill('`{x}` is no word', { x: 'a\u202eb' })).toBe('aU+202Eb is no word')
})
