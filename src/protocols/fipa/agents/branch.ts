/** One branch of a contract net, as either side keeps it: where it stands, moved by the walker alone. */
import { accept, type Result } from '../../../base/index.ts'
import {
  advance,
  expire,
  isFinal,
  type Conversation,
  type OutOfSequence,
  type Role,
} from '../../../conversation/index.ts'
import {
  contractNet,
  type BranchState,
  type ContractNetState,
} from '../interaction/contract-net.ts'

/** A conversation without its table, so that it can lie in a memory. */
export type Standing = Readonly<{ state: BranchState; cancelledIn?: ContractNetState }>

export const atStart: Standing = { state: contractNet.start }

const conversationOf = (standing: Standing): Conversation<ContractNetState> => ({
  protocol: contractNet,
  ...standing,
})

const standingOf = ({ state, cancelledIn }: Conversation<ContractNetState>): Standing =>
  cancelledIn === undefined ? { state } : { state, cancelledIn }

/** Where the branch stands after the other side has said this; refused when that is a wrong turn. */
export function afterHearing(
  standing: Standing,
  by: Role,
  act: string,
): Result<Standing, OutOfSequence> {
  const step = advance(conversationOf(standing), by, act)
  return step.ok ? accept(standingOf(step.value)) : step
}

/** Where the branch stands after one has said this oneself. Throws at a wrong turn: agents make none. */
export function afterSaying(standing: Standing, by: Role, act: string): Standing {
  const step = afterHearing(standing, by, act)
  if (!step.ok) throw new Error(`An agent says ${act} in state ${standing.state}`)
  return step.value
}

/** Not to understand ends a branch, unless it had ended before. */
export function afterMisunderstanding(standing: Standing, by: Role): Standing {
  const step = afterHearing(standing, by, 'not-understood')
  return step.ok ? step.value : standing
}

/** Where the branch stands when `reply-by` has passed. */
export function afterDeadline(standing: Standing): Standing {
  const step = expire(conversationOf(standing))
  return step.ok ? standingOf(step.value) : standing
}

export const isOver = (standing: Standing): boolean => isFinal(conversationOf(standing))

/** The acts that one role says somewhere in the protocol, by its table and its customs. */
export function actsOf(role: Role): readonly string[] {
  const { cancel, notUnderstood } = contractNet.customs ?? {}
  const said = contractNet.transitions.flatMap(({ by, act }) => (by === role ? [act] : []))
  const customary = role === 'initiator' ? [cancel?.act] : [cancel?.done, cancel?.failed]
  const acts = [...said, ...customary, notUnderstood].filter((act) => act !== undefined)
  return [...new Set(acts)]
}
