import { expect, test } from 'vitest'
import { messageOf } from './letters.ts'
import {
  arrivals,
  contentOf,
  initiator,
  lettersOf,
  noteOf,
  notesOf,
  participant,
  played,
  sayAt,
} from './net.fixture.ts'
import { contractNetSummaries } from './summaries.ts'

const nine = [
  initiator({ 'reply-within': 1000, choose: 'lowest' }),
  participant('p-0', { cost: 50, result: 125 }),
  participant('p-1', { cost: 27, result: 125 }),
  participant('p-2', { cost: 10, load: 5, capacity: 5 }),
]

const [cfp0, cfp1, cfp2] = [0, 1, 2].map((n) => `initiator>p-${n} cfp`)

test('a call, two bids, a refusal, a rejection, an acceptance and a result are nine messages', () => {
  const run = played(nine)

  expect(arrivals(run)).toEqual([
    cfp0,
    cfp1,
    cfp2,
    'p-0>initiator propose',
    'p-1>initiator propose',
    'p-2>initiator refuse',
    'initiator>p-0 reject-proposal',
    'initiator>p-1 accept-proposal',
    'p-1>initiator inform',
  ])
  expect(run.rowCount).toBe(9)
  expect(run.status).toBe('quiet')
})

test('what is said is SL: an action with its price, its reason or its result', () => {
  const run = played(nine)
  const action = (name: string) => `(action (agent-identifier :name ${name}) (task compute-result))`

  expect(contentOf(run, 'cfp')).toBe(`(${action('p-0')} (any ?price (= (price) ?price)))`)
  expect(contentOf(run, 'propose', 1)).toBe(`(${action('p-1')} (= (price) 27))`)
  expect(contentOf(run, 'refuse')).toBe(`(${action('p-2')} overloaded)`)
  expect(contentOf(run, 'reject-proposal')).toBe(
    `(${action('p-0')} (= (price) 50) (better-price 27))`,
  )
  expect(contentOf(run, 'accept-proposal')).toBe(`(${action('p-1')} (= (price) 27))`)
  expect(contentOf(run, 'inform')).toBe(`((result ${action('p-1')} 125))`)
})

test('one conversation holds it all, and every answer names what it answers', () => {
  const letters = [...lettersOf(played(nine)).values()]
  const tagOf = (act: string, to: string) =>
    letters.find(({ tags, to: receiver }) => tags.act === act && receiver === `${to}@main`)?.tags

  expect(new Set(letters.map(({ tags }) => tags.conversation))).toEqual(
    new Set(['initiator-call-1']),
  )
  expect(new Set(letters.map(({ tags }) => tags.interaction))).toEqual(
    new Set(['fipa-contract-net']),
  )
  const call = letters.find(({ id }) => id === 'initiator@main#2')
  const bid = letters.find(({ id }) => id === 'p-1@main#1')
  const result = letters.find(({ id }) => id === 'p-1@main#2')
  expect(bid?.tags.inReplyTo).toBe(call?.tags.replyWith)
  expect(tagOf('accept-proposal', 'p-1')?.inReplyTo).toBe(bid?.tags.replyWith)
  expect(result?.tags.inReplyTo).toBe(tagOf('accept-proposal', 'p-1')?.replyWith)
})

test('the call says by when to answer, in the time of the scenario’s clock', () => {
  const [call] = lettersOf(played([initiator({ 'reply-within': 90_500 })])).values()

  expect(call && messageOf(call).replyBy).toEqual({
    text: '20260101T000130500Z',
    utc: '2026-01-01T00:01:30.500Z',
    afterMs: null,
  })
})

test('each agent notes which rule it applied and why', () => {
  const run = played(nine)

  expect(noteOf(run, 'load-limit')).toMatchObject({
    details: { load: 5, capacity: 5 },
    rule: 'load-limit',
    state: 'refused',
    conversation: 'initiator-call-1',
  })
  expect(notesOf(run, 'p-1')).toMatchObject([
    { code: 'proposes', details: { cost: 27 }, state: 'proposed' },
    { code: 'starts-work', state: 'accepted' },
    { code: 'work-done', details: { result: 125 }, state: 'done' },
  ])
  expect(notesOf(run, 'initiator').map(({ code }) => code)).toEqual([
    'calls',
    'proposal-heard',
    'proposal-heard',
    'refusal-heard',
    'chosen',
    'result-heard',
  ])
  expect(noteOf(run, 'chosen')?.details).toEqual({
    winner: ['p-1'],
    price: 27,
    rule: 'lowest',
    of: 2,
  })
})

test('every letter that arrives is explained by a note of its receiver', () => {
  const { entries } = played(nine)
  const delivered = entries.filter(({ kind }) => kind === 'delivered')
  const explained = new Set(entries.flatMap(({ kind, cause }) => (kind === 'noted' ? [cause] : [])))

  expect(delivered.filter(({ i }) => !explained.has(i))).toEqual([])
})

test('the outcome of the run is the winner, the price and the result', () => {
  expect(contractNetSummaries(played(nine).entries)).toEqual([
    {
      id: 'initiator-call-1',
      protocol: 'fipa-contract-net',
      opener: 'initiator@main',
      state: 'done',
      facts: { winner: 'p-1', price: 27, result: 125 },
    },
  ])
})

const outcome = (run: ReturnType<typeof played>) =>
  contractNetSummaries(run.entries).map(({ state, facts }) => ({ state, ...facts }))

test('a lower bid wins instead', () => {
  const run = played([
    initiator(),
    participant('p-0', { cost: 20, result: 1 }),
    participant('p-1', { cost: 27, result: 2 }),
    participant('p-2', { cost: 21, result: 3 }),
  ])

  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-0', price: 20, result: 1 }])
  expect(run.rowCount).toBe(10)
})

test('with room for one more the cheapest bids and gets the task', () => {
  const run = played([...nine.slice(0, 3), participant('p-2', { cost: 10, load: 5, capacity: 6 })])

  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-2', price: 10 }])
  expect(contentOf(run, 'inform')).toContain('((done (action')
})

test('equal bids go to whoever was declared first, and the note says so', () => {
  const run = played([
    initiator(),
    participant('p-0', { cost: 9 }),
    participant('p-1', { cost: 7, delay: 5 }),
    participant('p-2', { cost: 7 }),
  ])

  expect(noteOf(run, 'tie')?.details).toEqual({ price: 7, between: ['p-1', 'p-2'], winner: 'p-1' })
  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-1', price: 7 }])
})

const three = [
  participant('p-0', { cost: 9, delay: 3 }),
  participant('p-1', { cost: 7, delay: 2 }),
  participant('p-2', { cost: 8, delay: 1 }),
]

test.each([
  ['lowest', 'p-1', 7],
  ['highest', 'p-0', 9],
  ['first', 'p-2', 8],
  ['all', 'p-0, p-1, p-2', 9],
])('who chooses %s takes %s', (choose, winner, price) => {
  expect(outcome(played([initiator({ choose }), ...three]))).toEqual([
    { state: 'done', winner, price },
  ])
})

test('bids above the limit are all rejected, and the call ends without a winner', () => {
  const run = played([initiator({ 'at-most': 6 }), ...three])

  expect(outcome(run)).toEqual([{ state: 'rejected' }])
  expect(arrivals(run).filter((line) => line.endsWith('reject-proposal'))).toHaveLength(3)
  expect(contentOf(run, 'reject-proposal')).toContain('(price-limit 6)')
  expect(noteOf(run, 'nobody-chosen')?.details).toEqual({ limit: 6 })
})

test('when everybody refuses nobody is chosen', () => {
  const full = { cost: 1, load: 1, capacity: 1 }
  const run = played([initiator(), ...['p-0', 'p-1', 'p-2'].map((name) => participant(name, full))])

  expect(outcome(run)).toEqual([{ state: 'refused' }])
  expect(noteOf(run, 'nobody-proposed')).toBeDefined()
  expect(run.rowCount).toBe(6)
})

test('who is silent until the deadline counts as one who refused, and a late bid is rejected', () => {
  const run = played([
    initiator({ 'reply-within': 10 }),
    participant('p-0', { cost: 50 }),
    participant('p-1', { cost: 1, delay: 20 }),
    participant('p-2', { cost: 60, load: 1, capacity: 1 }),
  ])

  expect(noteOf(run, 'deadline-passed')?.details).toEqual({ silent: ['p-1'], n: 1 })
  expect(arrivals(run).slice(-2)).toEqual([
    'p-1>initiator propose',
    'initiator>p-1 reject-proposal',
  ])
  expect(contentOf(run, 'reject-proposal')).toContain('deadline-passed')
  expect(noteOf(run, 'proposal-late')).toMatchObject({
    details: { from: 'p-1', price: 1 },
    state: 'rejected',
  })
  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-0', price: 50 }])
})

test('a reply in the last millisecond is in time', () => {
  const reached = (delay: number) =>
    outcome(
      played([
        initiator({ participants: ['p-0'], 'reply-within': 10 }),
        participant('p-0', { cost: 5, delay }),
      ]),
    )[0]?.state

  // One millisecond there, one back.
  expect(reached(8)).toBe('done')
  expect(reached(9)).toBe('rejected')
})

test('when nobody answers in time the call expires', () => {
  const run = played([initiator({ 'reply-within': 1 }), ...three])

  expect(noteOf(run, 'deadline-passed')?.details).toMatchObject({ n: 3 })
  expect(outcome(run)).toEqual([{ state: 'rejected' }])
})

test('work that fails ends in failure', () => {
  const run = played([
    initiator({ participants: ['p-0'] }),
    participant('p-0', { cost: 5, fails: true, takes: 30 }),
  ])

  expect(arrivals(run).at(-1)).toBe('p-0>initiator failure')
  expect(contentOf(run, 'failure')).toContain('task-failed')
  expect(outcome(run)).toEqual([{ state: 'failed', winner: 'p-0', price: 5 }])
})

test('a participant that is not there is silent like any other', () => {
  const run = played([initiator(), ...three.slice(1)])

  expect(noteOf(run, 'deadline-passed')?.details).toEqual({ silent: ['p-0'], n: 1 })
  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-1', price: 7 }])
})

test('an initiator that gives up cancels, and the participants say that they stopped', () => {
  const run = played([
    initiator({ 'cancel-after': 20, choose: 'all' }),
    participant('p-0', { cost: 1, takes: 100, load: 2 }),
    participant('p-1', { cost: 2, load: 1, capacity: 1 }),
    participant('p-2', { cost: 3 }),
  ])

  expect(arrivals(run).slice(-2)).toEqual(['initiator>p-0 cancel', 'p-0>initiator inform'])
  expect(contentOf(run, 'inform', 1)).toContain('(cancel (action')
  expect(noteOf(run, 'work-cancelled')).toMatchObject({ details: { before: 'accepted' } })
  expect(run.momentAt(run.entries.length - 1).agents[1]?.memory).toMatchObject({ load: 2 })
})

test('a proposal that crosses the cancellation is no wrong turn', () => {
  const run = played([
    initiator({ participants: ['p-0'], 'cancel-after': 2 }),
    participant('p-0', { cost: 1, delay: 1 }),
  ])

  expect(noteOf(run, 'crossed-cancel')).toMatchObject({ details: { x: 'propose', from: 'p-0' } })
  expect(noteOf(run, 'out-of-sequence')).toBeUndefined()
  expect(outcome(run)).toEqual([{ state: 'cancelled' }])
})

test('an initiator calls again when it is prompted, and a busy participant then refuses', () => {
  const again = { do: 'prompt', agent: 'initiator@main', reason: 'call' } as const
  const run = played(
    [
      initiator({ participants: ['p-0'] }),
      participant('p-0', { cost: 4, capacity: 1, takes: 500 }),
    ],
    {
      timeline: [
        { at: 100, input: again },
        { at: 900, input: again },
      ],
    },
  )

  expect(contractNetSummaries(run.entries).map(({ id, state }) => [id, state])).toEqual([
    ['initiator-call-1', 'done'],
    ['initiator-call-2', 'refused'],
    ['initiator-call-3', 'done'],
  ])
})

test('a letter that is lost is a silence', () => {
  const run = played(nine, {
    faults: [{ kind: 'lose', match: { act: 'propose', from: 'p-1@main' } }],
  })

  expect(noteOf(run, 'deadline-passed')?.details).toEqual({ silent: ['p-1'], n: 1 })
  expect(outcome(run)).toEqual([{ state: 'done', winner: 'p-0', price: 50, result: 125 }])
})

test('across platforms it is the same conversation, in full names and as text', () => {
  const run = played([
    [
      'initiator',
      'contract-net-initiator',
      { participants: ['p@beta', 'q@alpha'], task: 'sum' },
      'alpha/main',
    ],
    ['p', 'contract-net-participant', { cost: 3, result: 'naïve "set" theory' }, 'beta/main'],
    ['q', 'contract-net-participant', { cost: 4 }, 'alpha/main'],
  ])
  const [call] = lettersOf(run).values()

  expect(call?.text).toMatch(/^\(cfp :sender \(agent-identifier :name initiator@alpha\) /)
  expect(outcome(run)).toEqual([
    { state: 'done', winner: 'p@beta', price: 3, result: 'naïve "set" theory' },
  ])
  expect(noteOf(run, 'chosen')?.details).toMatchObject({ winner: ['p@beta'] })
})

test('somebody who was not called and bids all the same is not understood', () => {
  const run = played([...nine, ['joker', 'script']], {
    timeline: [
      sayAt(2, 'joker', 'initiator', {
        performative: 'propose',
        conversationId: 'initiator-call-1',
      }),
    ],
  })

  expect(noteOf(run, 'unknown-conversation')).toMatchObject({ details: { x: 'propose' } })
  expect(arrivals(run)).toContain('initiator>joker not-understood')
  expect(outcome(run)).toMatchObject([{ winner: 'p-1' }])
})
