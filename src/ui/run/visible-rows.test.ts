import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollToRow, visibleRows } from './visible-rows.ts'

test('a short list is drawn whole', () => {
  expect(visibleRows(9, 32, { top: 0, height: 400 })).toEqual({
    from: 0,
    to: 9,
    offset: 0,
    height: 288,
  })
})

test('of 100,000 rows only those in sight and a few around them are drawn', () => {
  const { from, to, offset, height } = visibleRows(100_000, 32, { top: 64_000, height: 640 })

  expect(height).toBe(3_200_000)
  expect(from).toBe(1994)
  expect(to).toBe(2026)
  expect(offset).toBe(1994 * 32)
})

test('a list too long for a browser keeps its first and its last row in reach', () => {
  const height = 10_000_000
  const count = 1_000_000

  const first = visibleRows(count, 32, { top: 0, height: 640 })
  const last = visibleRows(count, 32, { top: height - 640, height: 640 })

  expect(first).toMatchObject({ from: 0, height })
  expect(last.to).toBe(count)
  expect(last.offset + (last.to - last.from) * 32).toBeCloseTo(height, 0)
})

test('after scrolling to a row, the row is in view', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, where, start) => {
        const index = Math.floor(where * (count - 1))
        const view = {
          top: start * Math.max(0, Math.min(count * 32, 10_000_000) - 640),
          height: 640,
        }
        const top = scrollToRow(index, count, 32, view) ?? view.top
        const { from, to, offset } = visibleRows(count, 32, { top, height: 640 })
        expect(index).toBeGreaterThanOrEqual(from)
        expect(index).toBeLessThan(to)
        const y = offset + (index - from) * 32 - top
        expect(y).toBeGreaterThan(-1)
        expect(y + 32).toBeLessThan(641)
      },
    ),
    { seed: 20260101 },
  )
})
