import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStream, resumeStream, type Stream } from './stream.ts'

const draws = (stream: Stream, count: number, below = 1_000_000) =>
  Array.from({ length: count }, () => stream.draw(below))

test('the same seed and name give the same luck', () => {
  expect(draws(createStream(7, 'agent:a@main'), 20)).toEqual(
    draws(createStream(7, 'agent:a@main'), 20),
  )
})

test('another seed or another name gives other luck', () => {
  const here = draws(createStream(7, 'agent:a@main'), 8)

  expect(draws(createStream(8, 'agent:a@main'), 8)).not.toEqual(here)
  expect(draws(createStream(7, 'agent:b@main'), 8)).not.toEqual(here)
  expect(draws(createStream(-7, 'agent:a@main'), 8)).not.toEqual(here)
})

test('a seed beyond 32 bits counts whole', () => {
  const low = draws(createStream(1, 'x'), 4)

  expect(draws(createStream(2 ** 32 + 1, 'x'), 4)).not.toEqual(low)
})

test('a stream resumed from its state goes on as the first does', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string(), fc.nat(50), (seed, name, drawn) => {
      const stream = createStream(seed, name)
      draws(stream, drawn)
      const state = stream.state()

      expect(draws(resumeStream(state), 10)).toEqual(draws(stream, 10))
    }),
    { seed: 1 },
  )
})

test('a draw is a whole number below its bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 52 }), fc.string(), (below, name) => {
      const drawn = createStream(3, name).draw(below)

      expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
    }),
    { seed: 2 },
  )
})

test('every number under the bound comes about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const drawn of draws(createStream(1, 'dice'), 70_000, 7)) {
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }

  // Five standard deviations of a fair count of 10,000 are under 500.
  expect(counts.every((count) => Math.abs(count - 10_000) < 500)).toBe(true)
})

test('streams of neighbouring names are not shifted copies of one another', () => {
  const firsts = Array.from({ length: 5_000 }, (_, index) =>
    createStream(1, `p-${index}`).draw(100),
  )
  const mean = firsts.reduce((sum, each) => sum + each, 0) / firsts.length

  expect(new Set(firsts).size).toBe(100)
  expect(Math.abs(mean - 49.5)).toBeLessThan(2.1)
})

test('a bound that is no whole number of at least 1 is our own mistake', () => {
  const stream = createStream(1, 'x')

  expect(() => stream.draw(0)).toThrow(RangeError)
  expect(() => stream.draw(1.5)).toThrow(RangeError)
})
