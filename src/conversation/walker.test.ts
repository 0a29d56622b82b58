import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Protocol, Role } from './protocol.ts'
import {
  advance,
  begin,
  customary,
  expected,
  expire,
  isFinal,
  turns,
  type Conversation,
} from './walker.ts'

type State = 'start' | 'asked' | 'promised' | 'refused' | 'overdue' | 'answered'

/** A question that may be promised an answer, refused, answered, or answered too late. */
const errand: Protocol<State> = {
  name: 'errand',
  source: 'made for this test',
  start: 'start',
  transitions: [
    { from: 'start', by: 'initiator', act: 'request', to: 'asked' },
    { from: 'asked', by: 'participant', act: 'agree', to: 'promised' },
    { from: 'asked', by: 'participant', act: 'refuse', to: 'refused' },
    { from: 'promised', by: 'participant', act: 'inform', to: 'answered' },
    { from: 'overdue', by: 'participant', act: 'agree', to: 'overdue', late: true },
  ],
  deadlines: [{ from: 'asked', to: 'overdue' }],
  customs: {
    notUnderstood: 'not-understood',
    cancel: { act: 'cancel', done: 'inform', failed: 'failure' },
  },
}

/** Says the acts in turn, up to the first refusal. */
function converse(...acts: readonly (readonly [Role, string])[]) {
  let conversation: Conversation<State> = begin(errand)
  for (const [by, act] of acts) {
    const step = advance(conversation, by, act)
    if (!step.ok) return step
    conversation = step.value
  }
  return { ok: true, value: conversation } as const
}

const stateAfter = (...acts: readonly (readonly [Role, string])[]) => {
  const outcome = converse(...acts)
  return outcome.ok ? outcome.value.state : outcome.refusal
}

const request = ['initiator', 'request'] as const
const agree = ['participant', 'agree'] as const
const cancel = ['initiator', 'cancel'] as const

test('a conversation follows the arrows of its table', () => {
  expect(stateAfter(request, agree, ['participant', 'inform'])).toBe('answered')
})

test('a wrong turn changes nothing and names what was expected', () => {
  expect(stateAfter(request, ['participant', 'inform'])).toEqual({
    kind: 'out-of-sequence',
    state: 'asked',
    by: 'participant',
    act: 'inform',
    expected: ['agree', 'refuse'],
  })
})

test('whoever speaks out of turn could have said nothing', () => {
  expect(stateAfter(request, request)).toMatchObject({ by: 'initiator', expected: [] })
  expect(stateAfter(['participant', 'agree'])).toMatchObject({ state: 'start', expected: [] })
})

test('a state is final when nothing leaves it, and what comes too late does not count', () => {
  const at = (state: State) => isFinal({ protocol: errand, state })

  expect(at('start') || at('asked') || at('promised')).toBe(false)
  expect(at('refused') && at('answered') && at('overdue')).toBe(true)
})

test('a state that only its deadline leaves is not final', () => {
  const waiting: Protocol<'start' | 'over'> = {
    name: 'waiting',
    source: 'made for this test',
    start: 'start',
    transitions: [],
    deadlines: [{ from: 'start', to: 'over' }],
  }

  expect(isFinal(begin(waiting))).toBe(false)
  expect(expire(begin(waiting))).toMatchObject({ ok: true, value: { state: 'over' } })
})

test('the deadline moves a conversation only where somebody waits', () => {
  const asked: Conversation<State> = { protocol: errand, state: 'asked' }

  expect(expire(asked)).toEqual({ ok: true, value: { protocol: errand, state: 'overdue' } })
  expect(expire({ protocol: errand, state: 'promised' })).toEqual({
    ok: false,
    refusal: { kind: 'no-deadline', state: 'promised' },
  })
})

test('an arrow for the late is walked after the deadline and not before', () => {
  const late: Conversation<State> = { protocol: errand, state: 'overdue' }

  expect(advance(late, 'participant', 'agree').ok).toBe(true)
  expect(advance(late, 'participant', 'inform').ok).toBe(false)
})

test('either side may say that it did not understand, and the conversation is over', () => {
  for (const by of ['initiator', 'participant'] as const) {
    const outcome = converse(request, [by, 'not-understood'])

    expect(outcome.ok && outcome.value.state).toBe('not-understood')
    expect(outcome.ok && isFinal(outcome.value)).toBe(true)
  }
})

test('nobody misunderstands before the opening or after the end', () => {
  expect(stateAfter(['participant', 'not-understood'])).toMatchObject({ state: 'start' })
  expect(
    stateAfter(request, ['participant', 'refuse'], ['initiator', 'not-understood']),
  ).toMatchObject({ state: 'refused' })
})

test('the initiator may give up after its opening, and the participant says how that went', () => {
  expect(stateAfter(request, cancel)).toBe('cancelling')
  expect(stateAfter(request, cancel, ['participant', 'inform'])).toBe('cancelled')
  expect(stateAfter(request, cancel, ['participant', 'failure'])).toBe('not-cancelled')
})

test('only the initiator gives up, once, and not before it has begun', () => {
  expect(stateAfter(cancel)).toMatchObject({ kind: 'out-of-sequence' })
  expect(stateAfter(request, ['participant', 'cancel'])).toMatchObject({ kind: 'out-of-sequence' })
  expect(stateAfter(request, cancel, cancel)).toMatchObject({ kind: 'out-of-sequence' })
})

test('what was on its way when the initiator gave up is no wrong turn', () => {
  expect(stateAfter(request, cancel, agree)).toBe('cancelling')
  expect(stateAfter(request, cancel, agree, ['participant', 'inform'])).toBe('cancelled')
  expect(stateAfter(request, cancel, ['participant', 'refuse'])).toBe('refused')
  expect(stateAfter(request, cancel, agree, agree)).toMatchObject({ state: 'cancelling' })
})

test('a protocol without customs knows neither cancelling nor misunderstanding', () => {
  const bare = { ...errand, customs: {} }
  const asked: Conversation<State> = { protocol: bare, state: 'asked' }

  expect(advance(asked, 'initiator', 'cancel').ok).toBe(false)
  expect(advance(asked, 'participant', 'not-understood').ok).toBe(false)
  expect(customary(asked, 'initiator')).toEqual([])
})

test('what a role may say by custom depends on where the conversation stands', () => {
  const at = (state: State): Conversation<State> => ({ protocol: errand, state })
  const cancelling = converse(request, cancel)

  expect(customary(at('start'), 'initiator')).toEqual([])
  expect(customary(at('asked'), 'initiator')).toEqual(['cancel', 'not-understood'])
  expect(customary(at('asked'), 'participant')).toEqual(['not-understood'])
  expect(cancelling.ok && customary(cancelling.value, 'participant')).toEqual([
    'inform',
    'failure',
    'not-understood',
  ])
})

const roles: readonly Role[] = ['initiator', 'participant']
const acts = ['request', 'agree', 'refuse', 'inform', 'cancel', 'failure', 'not-understood', 'tell']
const anyTurn = fc.tuple(fc.constantFrom(...roles), fc.constantFrom(...acts))

test('what may be said is exactly what is accepted', () => {
  fc.assert(
    fc.property(fc.array(anyTurn), anyTurn, (walk, [by, act]) => {
      let conversation: Conversation<State> = begin(errand)
      for (const [who, said] of walk) {
        const step = advance(conversation, who, said)
        if (step.ok) conversation = step.value
      }
      const crossing = conversation.state === 'cancelling' && by === 'participant'
      const may = [...expected(conversation, by), ...customary(conversation, by)].includes(act)

      if (!crossing) expect(advance(conversation, by, act).ok).toBe(may)
      if (may) expect(advance(conversation, by, act).ok).toBe(true)
    }),
    { seed: 1 },
  )
})

test('a walk along the arrows that leave each state is never refused and ends in a final state', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9)), (choices) => {
      let conversation: Conversation<State> = begin(errand)
      while (!isFinal(conversation)) {
        const open = turns(conversation)
        const turn = open[(choices.next().value ?? 0) % open.length]
        const step = turn && advance(conversation, turn.by, turn.act)
        expect(step?.ok).toBe(true)
        if (step?.ok) conversation = step.value
      }
      expect(['refused', 'answered']).toContain(conversation.state)
    }),
    { seed: 2 },
  )
})
