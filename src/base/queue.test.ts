import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PriorityQueue } from './queue.ts'

interface Job {
  readonly due: number
  readonly n: number
}
const before = (a: Job, b: Job) => a.due < b.due || (a.due === b.due && a.n < b.n)

function queueOf(dues: readonly number[]): PriorityQueue<Job> {
  const queue = PriorityQueue.create(before)
  for (const [n, due] of dues.entries()) queue.push({ due, n })
  return queue
}

function emptied(queue: PriorityQueue<Job>): readonly Job[] {
  const jobs: Job[] = []
  for (let job = queue.pop(); job; job = queue.pop()) jobs.push(job)
  return jobs
}

test('what is due first leaves first, and in the order of arrival when due together', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (dues) => {
      const jobs = dues.map((due, n) => ({ due, n }))

      expect(emptied(queueOf(dues))).toEqual(jobs.toSorted((a, b) => a.due - b.due || a.n - b.n))
    }),
    { seed: 1 },
  )
})

test('pushing between pops keeps the order', () => {
  const queue = queueOf([5, 1, 9])

  expect(queue.pop()).toEqual({ due: 1, n: 1 })
  queue.push({ due: 2, n: 3 })
  expect(queue.peek()).toEqual({ due: 2, n: 3 })
  expect(emptied(queue).map(({ due }) => due)).toEqual([2, 5, 9])
  expect(queue.pop()).toBeUndefined()
})

test('a copy lives a life of its own', () => {
  const queue = queueOf([3, 1, 2])
  const copy = queue.copy()
  emptied(queue)
  copy.push({ due: 0, n: 9 })

  expect(queue.size).toBe(0)
  expect(emptied(copy).map(({ due }) => due)).toEqual([0, 1, 2, 3])
})
