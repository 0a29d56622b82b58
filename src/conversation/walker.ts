import { accept, refuse, type Result } from '../base/index.ts'
import type { CommonState, Protocol, Role, Transition } from './protocol.ts'

/** Where one conversation between two agents stands. Plain data but for the protocol, which is a table. */
export interface Conversation<State extends string = string> {
  readonly protocol: Protocol<State>
  readonly state: State | CommonState
  /** While `cancelling`: where the table stood when the initiator gave up. */
  readonly cancelledIn?: State
}

export interface OutOfSequence {
  readonly kind: 'out-of-sequence'
  readonly state: string
  readonly by: Role
  readonly act: string
  /** The acts this role could have said instead; empty when it is not its turn. */
  readonly expected: readonly string[]
}

export interface NoDeadline {
  readonly kind: 'no-deadline'
  readonly state: string
}

export const begin = <State extends string>(protocol: Protocol<State>): Conversation<State> => ({
  protocol,
  state: protocol.start,
})

/**
 * Takes one step of a conversation.
 *
 * The table decides first, then the customs of its family. Refuses, and changes nothing, when neither has
 * such a turn. The caller reacts: in FIPA perhaps with `not-understood`, in KQML with `error`.
 */
export function advance<State extends string>(
  conversation: Conversation<State>,
  by: Role,
  act: string,
): Result<Conversation<State>, OutOfSequence> {
  const { protocol, state } = conversation
  const taken = turns(conversation).find((row) => row.by === by && row.act === act)
  if (taken) return accept({ protocol, state: taken.to })
  const customary = advanceByCustom(conversation, by, act)
  if (customary) return accept(customary)
  return refuse({
    kind: 'out-of-sequence',
    state,
    by,
    act,
    expected: expected(conversation, by),
  })
}

/** The time of the state is up. Refuses where nobody waits for anything. */
export function expire<State extends string>(
  conversation: Conversation<State>,
): Result<Conversation<State>, NoDeadline> {
  const { protocol, state } = conversation
  const row = protocol.deadlines?.find(({ from }) => from === state)
  return row ? accept({ protocol, state: row.to }) : refuse({ kind: 'no-deadline', state })
}

/** The arrows that leave the state, in the order of the table. A walk along them visits legal runs only. */
export const turns = <State extends string>({
  protocol,
  state,
}: Pick<Conversation<State>, 'protocol' | 'state'>): readonly Transition<State>[] =>
  protocol.transitions.filter((row) => row.from === state)

/** What this role may say by the table; empty when it is not its turn. For completion and explanations. */
export const expected = (conversation: Conversation, by: Role): readonly string[] =>
  turns(conversation)
    .filter((row) => row.by === by)
    .map((row) => row.act)

/** What this role may say besides, by the customs of the family: to give up, or not to understand. */
export function customary(conversation: Conversation, by: Role): readonly string[] {
  const { notUnderstood, cancel } = conversation.protocol.customs ?? {}
  const acts = [cancel?.act, cancel?.done, cancel?.failed, notUnderstood]
  return acts.filter(
    (act): act is string => act !== undefined && advanceByCustom(conversation, by, act) !== null,
  )
}

/** A state is final when no arrow leaves it in time and no custom goes on; nobody lists the final states. */
export const isFinal = (conversation: Conversation): boolean =>
  conversation.state !== 'cancelling' &&
  !turns(conversation).some(({ late }) => late !== true) &&
  !expire(conversation).ok

function advanceByCustom<State extends string>(
  conversation: Conversation<State>,
  by: Role,
  act: string,
): Conversation<State> | null {
  const { protocol, state } = conversation
  const { notUnderstood, cancel } = protocol.customs ?? {}
  if (state === protocol.start || isFinal(conversation)) return null
  if (act === notUnderstood) return { protocol, state: 'not-understood' }
  if (state === 'cancelling') return advanceWhileCancelling(conversation, by, act)
  if (by === 'initiator' && act === cancel?.act) {
    const cancelledIn = state as State // no common state gets here: each is final or `cancelling`
    return { protocol, state: 'cancelling', cancelledIn }
  }
  return null
}

/**
 * After `cancel` the participant answers that it stopped or could not. What it said before it heard of
 * the cancellation may still arrive and is no wrong turn. FIPA leaves open how to tell an `inform` with
 * the result, said before, from one that says "stopped"; Parley takes the first to arrive for the answer.
 */
function advanceWhileCancelling<State extends string>(
  { protocol, cancelledIn }: Conversation<State>,
  by: Role,
  act: string,
): Conversation<State> | null {
  const { cancel } = protocol.customs ?? {}
  if (by !== 'participant' || cancelledIn === undefined) return null
  if (act === cancel?.done) return { protocol, state: 'cancelled' }
  if (act === cancel?.failed) return { protocol, state: 'not-cancelled' }
  const crossed = turns({ protocol, state: cancelledIn }).find(
    (row) => row.by === by && row.act === act,
  )
  if (!crossed) return null
  const after = { protocol, state: crossed.to }
  return isFinal(after) ? after : { protocol, state: 'cancelling', cancelledIn: crossed.to }
}
