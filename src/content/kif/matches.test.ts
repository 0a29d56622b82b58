import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['(stock tv-50 31)', '(stock tv-50 31)', true],
  ['(stock tv-50 31)', '( STOCK  Tv-50 31.0 )', true],
  ['(stock tv-50 ?n)', '(stock tv-50 31)', true],
  ['(stock tv-50 ?n)', '(stock tv-65 31)', false],
  ['(p ?x ?x)', '(p a a)', true],
  ['(p ?x ?x)', '(p a b)', false],
  ['(p ?x ?x)', '(p (f ?y) (f ?y))', true],
  ['(p a @rest)', '(p a b c)', true],
  ['(p a @rest)', '(p a)', true],
  ['(p a @rest)', '(p)', false],
  ['(p a)', '(p a b)', false],
  ['(p a)', '(p ?x)', false],
  ['(p "a")', '(p a)', false],
  ['(p "a")', '(p "A")', false],
  ['(p a)', '"(p a)"', true],
  ['125', '125.0', true],
  [
    '((action ?found (price-of "naïve set theory")))',
    '((action b@p (price-of "naïve set theory")))',
    true,
  ],
  ["(p 'x)", "(p 'x)", true],
  ['', '', true],
  ['(p a)', 'not a sentence at all', false],
])('%s against %s: %s', (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected)
})
