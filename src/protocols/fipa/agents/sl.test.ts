import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  actionIn,
  actionTerm,
  misunderstandingIn,
  priceIn,
  proposalContent,
  reasonIn,
  resultContent,
  resultIn,
} from './contents.ts'
import { slItems, slTerm, slText } from './sl.ts'

test('a content is a tuple of items', () => {
  expect(slItems('((action a b) (= (price) 27))')?.map(slText)).toEqual([
    '(action a b)',
    '(= (price) 27)',
  ])
})

test.each([null, '', 'please', '()', '(a', '(a))', '(a) (b)', '("a)', '(#9"short)'])(
  '%j is no content',
  (content) => {
    expect(slItems(content)).toBeNull()
  },
)

test('whatever is read can be read again, and nothing that is typed throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('(', ')', '"', '\\', ' ', 'a', '1', '#', ':', '?') }),
      (text) => {
        const items = slItems(text)
        if (items)
          expect(slItems(`(${items.map(slText).join(' ')})`)?.map(slText)).toEqual(
            items.map(slText),
          )
      },
    ),
    { seed: 1, numRuns: 2_000 },
  )
})

test('a task is a term as it stands, or else a string', () => {
  expect(slTerm('(task compute-result)')).toBe('(task compute-result)')
  expect(slTerm('sum')).toBe('sum')
  expect(slTerm('sum it up')).toBe('"sum it up"')
  expect(slTerm('say "hi"')).toBe(String.raw`"say \"hi\""`)
  expect(slTerm('(open')).toBe('"(open"')
  expect(slTerm(':keyword')).toBe('":keyword"')
  expect(slTerm('')).toBe('""')
})

test('any task goes to the participant and comes back in the result as it was', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (task, price) => {
      const action = actionTerm('p', slTerm(task))

      expect(actionIn(proposalContent(action, price))).toBe(action)
      expect(priceIn(proposalContent(action, price))).toBe(price)
      expect(resultIn(resultContent(action, slTerm(task || 'x')))).not.toBeNull()
    }),
    { seed: 2 },
  )
})

test('a price is the number that the price equals', () => {
  expect(priceIn('((action a b) (= (price) 27))')).toBe(27)
  expect(priceIn('((action a b) (= (price) 2.5))')).toBe(2.5)
  expect(priceIn('((action a b) (= (PRICE) 27))')).toBe(27)
  expect(priceIn('((action a b) (= (weight) 27))')).toBeNull()
  expect(priceIn('((action a b) (= (price) ?x))')).toBeNull()
  expect(priceIn('((action a b))')).toBeNull()
})

test('a result is a number, a text or a whole term', () => {
  expect(resultIn('((result (action a b) 125))')).toBe(125)
  expect(resultIn('((result (action a b) "a word"))')).toBe('a word')
  expect(resultIn('((result (action a b) (sequence 1 2)))')).toBe('(sequence 1 2)')
  expect(resultIn('((done (action a b)))')).toBeNull()
})

test('a reason is the last item, and an action alone gives none', () => {
  expect(reasonIn('((action a b) overloaded)')).toBe('overloaded')
  expect(reasonIn('((action a b) (= (price) 50) (better-price 27))')).toBe('(better-price 27)')
  expect(reasonIn('((action a b))')).toBe('')
  expect(reasonIn(null)).toBe('')
})

test('a not-understood tells the act and the reason, in any of the forms that people write', () => {
  const expected = { act: 'query', why: 'unsupported-act' }

  expect(
    misunderstandingIn('((action (agent-identifier :name s) (query)) (unsupported-act query))'),
  ).toEqual(expected)
  expect(misunderstandingIn('((action s query) unsupported-act)')).toEqual(expected)
  expect(misunderstandingIn('(what)')).toBeNull()
})
