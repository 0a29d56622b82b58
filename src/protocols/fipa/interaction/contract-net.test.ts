import { expect, test } from 'vitest'
import {
  advance,
  begin,
  expire,
  isFinal,
  turns,
  type Conversation,
  type Role,
} from '../../../conversation/index.ts'
import { contractNet, type ContractNetState } from './contract-net.ts'

type Said = readonly (readonly [Role, string] | 'deadline')[]

/** Says the acts in turn, up to the first refusal; `deadline` lets the time run out. */
function converse(...said: Said) {
  let conversation: Conversation<ContractNetState> = begin(contractNet)
  for (const turn of said) {
    const step =
      turn === 'deadline' ? expire(conversation) : advance(conversation, turn[0], turn[1])
    if (!step.ok) return step
    conversation = step.value
  }
  return { ok: true, value: conversation } as const
}

const cfp = ['initiator', 'cfp'] as const
const propose = ['participant', 'propose'] as const
const refuse = ['participant', 'refuse'] as const
const accept = ['initiator', 'accept-proposal'] as const
const reject = ['initiator', 'reject-proposal'] as const
const inform = ['participant', 'inform'] as const
const failure = ['participant', 'failure'] as const

const endings: readonly (readonly [string, Said])[] = [
  ['refused', [cfp, refuse]],
  ['rejected', [cfp, propose, reject]],
  ['done', [cfp, propose, accept, inform]],
  ['failed', [cfp, propose, accept, failure]],
  ['expired', [cfp, 'deadline']],
  ['refused', [cfp, 'deadline', refuse]],
  ['rejected', [cfp, 'deadline', propose, reject]],
  ['not-understood', [cfp, ['participant', 'not-understood']]],
  ['not-understood', [cfp, propose, ['initiator', 'not-understood']]],
  ['cancelled', [cfp, propose, accept, ['initiator', 'cancel'], inform]],
  ['not-cancelled', [cfp, propose, accept, ['initiator', 'cancel'], failure]],
]

test.each(endings)('a branch ends as %s after %j', (state, said) => {
  const outcome = converse(...said)

  expect(outcome.ok && outcome.value.state).toBe(state)
  expect(outcome.ok && isFinal(outcome.value)).toBe(true)
})

const wrongTurns: readonly (readonly [Said, readonly string[]])[] = [
  [[propose], []],
  [[cfp, cfp], []],
  [
    [cfp, inform],
    ['propose', 'refuse'],
  ],
  [[cfp, accept], []],
  [[cfp, propose, inform], []],
  [[cfp, propose, propose], []],
  [
    [cfp, propose, accept, propose],
    ['inform', 'failure'],
  ],
  [[cfp, propose, reject, inform], []],
  [[cfp, refuse, propose], []],
  [[cfp, 'deadline', propose, accept], ['reject-proposal']],
  [
    [cfp, 'deadline', inform],
    ['propose', 'refuse'],
  ],
]

test.each(wrongTurns)(
  '%j goes wrong at its last turn, where %j could be said',
  (said, expected) => {
    expect(converse(...said.slice(0, -1)).ok).toBe(true)
    expect(converse(...said)).toMatchObject({
      ok: false,
      refusal: { kind: 'out-of-sequence', expected },
    })
  },
)

test('only a call waits for an answer in time', () => {
  expect(converse(cfp, propose, 'deadline')).toEqual({
    ok: false,
    refusal: { kind: 'no-deadline', state: 'proposed' },
  })
})

test('every state but the start is reached by some arrow, and every arrow by some walk', () => {
  const states = new Set<string>(contractNet.transitions.flatMap(({ from, to }) => [from, to]))
  const reached = new Set<string>([contractNet.start])
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const state of states) {
      if (!reached.has(state)) continue
      // A state of the table's own.
      const at = state as ContractNetState
      for (const { to } of turns({ protocol: contractNet, state: at })) reached.add(to)
      const later = expire({ protocol: contractNet, state: at })
      if (later.ok) reached.add(later.value.state)
    }
  }

  expect([...states].filter((state) => !reached.has(state))).toEqual([])
})
