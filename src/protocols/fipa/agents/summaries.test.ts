import { expect, test } from 'vitest'
import type { AclMessage } from '../acl/message.ts'
import { played, sayAt, type CastLine } from './net.fixture.ts'
import { contractNetSummaries } from './summaries.ts'

const cast: readonly CastLine[] = [
  ['i', 'script'],
  ['p', 'script'],
  ['q', 'script'],
]
type Line = readonly [from: string, to: string, act: string, content?: string]

/** Scripted agents talk their way through one conversation. */
const told = (...lines: readonly Line[]) => {
  const run = played(cast, {
    timeline: lines.map(([from, to, performative, content = null], n) => {
      const message: Partial<AclMessage> = { performative, content, conversationId: 'c' }
      return sayAt(10 * n, from, to, message)
    }),
  })
  return contractNetSummaries(run.entries).map(({ state, facts }) => ({ state, ...facts }))
}

const action = '(action p t)'
const callP: Line = ['i', 'p', 'cfp']
const callQ: Line = ['i', 'q', 'cfp']
const bid = (from: string, price: number): Line => [
  from,
  'i',
  'propose',
  `(${action} (= (price) ${price}))`,
]

test('a conversation that nobody finished stands where it stopped', () => {
  expect(told(callP)).toEqual([{ state: 'called' }])
  expect(told(callP, bid('p', 3))).toEqual([{ state: 'proposed' }])
  expect(told(callP, bid('p', 3), ['i', 'p', 'accept-proposal'])).toEqual([
    { state: 'accepted', winner: 'p', price: 3 },
  ])
})

test('one branch that is done makes the whole done, whatever became of the others', () => {
  expect(
    told(
      callP,
      callQ,
      bid('p', 3),
      bid('q', 4),
      ['i', 'q', 'reject-proposal'],
      ['i', 'p', 'accept-proposal'],
      ['p', 'i', 'inform', `((result ${action} 9))`],
    ),
  ).toEqual([{ state: 'done', winner: 'p', price: 3, result: 9 }])
})

test('wrong turns change nothing', () => {
  expect(told(callP, ['p', 'i', 'inform'], ['i', 'p', 'accept-proposal'])).toEqual([
    { state: 'called' },
  ])
})

test('what nobody called for is no contract net', () => {
  expect(told(bid('p', 3), ['i', 'p', 'accept-proposal'])).toEqual([])
})

test('a bid from somebody who was not called does not count', () => {
  expect(told(callP, bid('q', 1))).toEqual([{ state: 'called' }])
})
