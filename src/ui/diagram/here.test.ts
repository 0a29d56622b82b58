import { expect, test } from 'vitest'
import { freePlace } from './here.ts'

const room = [0, 600] as const

test('the words stand at the right end where nothing else does', () => {
  expect(freePlace(120, room, [])).toBe(464)
  expect(freePlace(120, room, [[80, 100]])).toBe(464)
})

test('a number at the right end sends the words to the left one', () => {
  expect(freePlace(120, room, [[540, 560]])).toBe(16)
})

test('where both ends are taken the words stand between', () => {
  const x = freePlace(120, room, [
    [20, 40],
    [540, 560],
  ])
  expect(x).toBe(230)
})

test('where no gap is wide enough the words keep the right end', () => {
  expect(freePlace(120, room, [[0, 600]])).toBe(464)
})
