import { expect, test } from 'vitest'
import type { AclMessage } from '../acl/message.ts'
import {
  arrivals,
  contentOf,
  initiator,
  noteOf,
  notesOf,
  participant,
  played,
  sayAt,
} from './net.fixture.ts'

const action = '(action (agent-identifier :name p) (task compute-result))'
const call: Partial<AclMessage> = {
  performative: 'cfp',
  content: `(${action} (any ?price (= (price) ?price)))`,
  protocol: 'fipa-contract-net',
  conversationId: 'c1',
  replyWith: 'r1',
}
const turn = (performative: string, more: Partial<AclMessage> = {}): Partial<AclMessage> => ({
  performative,
  content: `(${action} (= (price) 5))`,
  conversationId: 'c1',
  ...more,
})

/** A scripted initiator says these, 10 ms apart, to a participant. */
const toParticipant = (messages: readonly Partial<AclMessage>[], settings = {}) =>
  played([['s', 'script'], participant('p', { cost: 5, ...settings })], {
    timeline: messages.map((message, n) => sayAt(10 * n, 's', 'p', message)),
  })

const answers = (run: ReturnType<typeof played>) =>
  arrivals(run).flatMap((line) => (line.startsWith('p>s ') ? [line.slice(4)] : []))

test('a participant answers a call that a person wrote', () => {
  expect(answers(toParticipant([call]))).toEqual(['propose'])
  expect(answers(toParticipant([call, turn('accept-proposal')]))).toEqual(['propose', 'inform'])
  expect(answers(toParticipant([call, turn('reject-proposal')]))).toEqual(['propose'])
})

test('an act that is no part of the protocol is not supported', () => {
  const run = toParticipant([turn('query-if', { content: '((free))' })])

  expect(answers(run)).toEqual(['not-understood'])
  expect(contentOf(run, 'not-understood')).toBe(
    '((action (agent-identifier :name s) (query-if)) (unsupported-act query-if))',
  )
  expect(noteOf(run, 'unknown-act')?.details).toEqual({
    x: 'query-if',
    y: ['cfp', 'accept-proposal', 'reject-proposal', 'cancel', 'not-understood'],
  })
})

test('a word that is no act at all is not understood either', () => {
  expect(answers(toParticipant([turn('propse')]))).toEqual(['not-understood'])
})

test('to accept what was never proposed is unexpected', () => {
  const run = toParticipant([turn('accept-proposal')])

  expect(contentOf(run, 'not-understood')).toContain('(unexpected-act accept-proposal)')
  expect(noteOf(run, 'unknown-conversation')?.details).toEqual({ x: 'accept-proposal' })
})

test('a wrong turn is noted with state, what was expected and the source, and ends the branch', () => {
  const run = toParticipant([call, call, turn('accept-proposal')])

  expect(answers(run)).toEqual(['propose', 'not-understood', 'not-understood'])
  expect(notesOf(run, 'p').filter(({ code }) => code === 'out-of-sequence')).toMatchObject([
    {
      details: {
        x: 'cfp',
        from: 's',
        state: 'proposed',
        expected: ['accept-proposal', 'reject-proposal'],
      },
      rule: 'fipa-contract-net',
      source: '[FIPA SC00029]',
      conversation: 'c1',
    },
    { details: { x: 'accept-proposal', state: 'not-understood', expected: [] } },
  ])
})

test('nothing is answered to not-understood, so nobody goes on for ever', () => {
  const run = toParticipant([
    call,
    turn('not-understood', {
      content: '((action (agent-identifier :name p) (propose)) (unsupported-act propose))',
    }),
    turn('not-understood'),
  ])

  expect(answers(run)).toEqual(['propose'])
  expect(noteOf(run, 'heard-not-understood')?.details).toEqual({
    reason: '(unsupported-act propose)',
  })
})

test.each([
  ['sl-unreadable', { content: 'please compute' }, '(unrecognised-value content)'],
  ['sl-unreadable', { content: '((task compute-result))' }, '(unrecognised-value content)'],
  ['sl-unreadable', { content: null }, '(unrecognised-value content)'],
  ['language-not-read', { language: 'KIF' }, '(unsupported-value language KIF)'],
] as const)('a call whose content cannot be read is answered so: %s', (code, more, reason) => {
  const run = toParticipant([{ ...call, ...more }])

  expect(answers(run)).toEqual(['not-understood'])
  expect(contentOf(run, 'not-understood')).toContain(reason)
  expect(noteOf(run, code)).toMatchObject({ state: 'not-understood' })
})

test('language names compare without case, as JADE writes them', () => {
  expect(answers(toParticipant([{ ...call, language: 'FIPA-SL0' }]))).toEqual(['propose'])
})

test('a message without a sender has nobody to be answered', () => {
  const run = toParticipant([{ ...call, sender: null }])

  expect(answers(run)).toEqual([])
  expect(noteOf(run, 'no-return-address')?.details).toEqual({ x: 'cfp' })
})

test('answers go where reply-to says', () => {
  const elsewhere = { name: 'q', addresses: [], resolvers: [], slots: [] }
  const run = played([['s', 'script'], participant('p', { cost: 5 }), ['q', 'script']], {
    timeline: [sayAt(0, 's', 'p', { ...call, replyTo: [elsewhere] })],
  })

  expect(arrivals(run)).toEqual(['s>p cfp', 'p>q propose'])
})

test('a cancelled call is forgotten before it is answered', () => {
  const run = toParticipant([call, turn('cancel', { content: `(${action})` })], { delay: 50 })

  expect(answers(run)).toEqual(['inform'])
  expect(noteOf(run, 'work-cancelled')?.details).toEqual({ before: 'called' })
})

test('what is over cannot be cancelled', () => {
  const run = toParticipant([call, turn('accept-proposal'), turn('cancel')])

  expect(answers(run)).toEqual(['propose', 'inform', 'not-understood'])
})

test('calls of two initiators do not get in each other’s way', () => {
  const run = played([['s', 'script'], ['t', 'script'], participant('p', { cost: 5 })], {
    timeline: [
      sayAt(0, 's', 'p', call),
      sayAt(0, 't', 'p', call),
      sayAt(10, 't', 'p', turn('accept-proposal')),
      sayAt(20, 's', 'p', turn('reject-proposal')),
    ],
  })

  expect(noteOf(run, 'out-of-sequence')).toBeUndefined()
  expect(arrivals(run).filter((line) => line.endsWith('inform'))).toEqual(['p>t inform'])
})

/** A scripted participant says these, 10 ms apart, to an initiator that waits 100 ms. */
const toInitiator = (messages: readonly Partial<AclMessage>[]) =>
  played(
    [
      initiator({ participants: ['p', 'q'], 'reply-within': 100 }),
      ['p', 'script'],
      ['q', 'script'],
    ],
    {
      timeline: messages.map((message, n) =>
        sayAt(10 * (n + 1), 'p', 'initiator', { conversationId: 'initiator-call-1', ...message }),
      ),
    },
  )

const said = (run: ReturnType<typeof played>) =>
  arrivals(run).flatMap((line) =>
    line.startsWith('initiator>p ') && !line.endsWith('cfp') ? [line.slice(12)] : [],
  )

test('an initiator takes a bid that a person wrote', () => {
  expect(said(toInitiator([turn('propose', { conversationId: 'initiator-call-1' })]))).toEqual([
    'accept-proposal',
  ])
})

test('a result before its time is not understood, and the branch is over', () => {
  const early = { performative: 'inform', content: `((result ${action} 125))` }
  const run = toInitiator([
    early,
    { performative: 'propose', content: `(${action} (= (price) 5))` },
  ])

  expect(said(run)).toEqual(['not-understood', 'not-understood'])
  expect(noteOf(run, 'out-of-sequence')?.details).toMatchObject({
    x: 'inform',
    state: 'called',
    y: 'propose, refuse',
  })
  expect(noteOf(run, 'nobody-proposed')).toBeDefined()
})

test('a bid without a price is not understood', () => {
  const run = toInitiator([{ performative: 'propose', content: `(${action} (= (price) cheap))` }])

  expect(said(run)).toEqual(['not-understood'])
  expect(noteOf(run, 'sl-unreadable')).toMatchObject({ state: 'not-understood' })
})

test('an act that no participant says is not supported', () => {
  const run = toInitiator([{ performative: 'subscribe', content: '((any ?x (= (price) ?x)))' }])

  expect(said(run)).toEqual(['not-understood'])
  expect(noteOf(run, 'unknown-act')?.details).toMatchObject({
    y: ['propose', 'refuse', 'inform', 'failure', 'not-understood'],
  })
})

test('a participant that does not understand the call leaves it', () => {
  const run = toInitiator([{ performative: 'not-understood', content: '(nonsense)' }])

  expect(said(run)).toEqual([])
  expect(noteOf(run, 'heard-not-understood')).toMatchObject({ state: 'not-understood' })
})

test('two scripted agents with words of their own never answer one another for ever', () => {
  const run = played(
    [
      ['s', 'script', { acts: ['cfp'] }],
      ['t', 'script', { acts: ['propose'] }],
    ],
    {
      timeline: [
        sayAt(0, 's', 't', { performative: 'cfp' }),
        sayAt(5, 't', 's', { performative: 'propose' }),
      ],
    },
  )

  expect(arrivals(run)).toEqual([
    's>t cfp',
    't>s not-understood',
    't>s propose',
    's>t not-understood',
  ])
})

test('a script without a list of acts listens and says nothing of its own', () => {
  const run = played(
    [
      ['s', 'script'],
      ['t', 'script'],
    ],
    {
      timeline: [sayAt(0, 's', 't', { performative: 'nonsense' })],
    },
  )

  expect(arrivals(run)).toEqual(['s>t nonsense'])
  expect(noteOf(run, 'script-listens')?.details).toEqual({ x: 'nonsense' })
})

test('a letter of another protocol is left alone', () => {
  const letter = { protocol: 'kqml', tags: { act: 'ask-one' }, payload: null } as const
  const cast = [['s', 'script'] as const, participant('p', { cost: 1 }), initiator()]
  const run = played(cast, {
    timeline: ['s', 'p', 'initiator'].map((name) => ({
      input: { do: 'send', agent: 's@main', to: [`${name}@main`], letter } as const,
    })),
  })

  expect(notesOf(run).filter(({ code }) => code === 'other-protocol')).toHaveLength(3)
  expect(arrivals(run).filter((line) => line.endsWith('not-understood'))).toEqual([])
})
