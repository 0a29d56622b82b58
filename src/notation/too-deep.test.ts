import { expect, test } from 'vitest'
import type { Sexp } from './sexp.ts'
import { tooDeepAt } from './too-deep.ts'

const nested = (levels: number): Sexp => {
  let node: Sexp = { kind: 'word', text: 'a', from: 0, to: 1 }
  for (let level = 0; level < levels; level += 1) {
    node = { kind: 'list', items: [node], closed: true, from: level, to: level + 1 }
  }
  return node
}

test('as many levels as are allowed are not too deep, and one more is', () => {
  expect(tooDeepAt(nested(3), 3)).toBeNull()
  expect(tooDeepAt(nested(4), 3)).toMatchObject({ from: 0 })
})

test('a hundred thousand levels are looked at without a deep stack', () => {
  expect(tooDeepAt(nested(100_000), 500)).not.toBeNull()
})
