/** What an initiator remembers of one call for proposals. */
import type { AgentId, Tick } from '../../../sim/index.ts'
import type { AclMessage } from '../acl/message.ts'
import type { Standing } from './branch.ts'

/** How an initiator chooses among the proposals. FIPA leaves that to the initiator. */
export const choices = ['lowest', 'highest', 'first', 'all'] as const
export type Choice = (typeof choices)[number]

export type Branch = Readonly<{
  standing: Standing
  /** What it proposed: the price, the message to be answered, and how many proposals came before. */
  bid: Readonly<{ price: number; message: AclMessage; place: number }> | null
}>

export type Call = Readonly<{
  conversation: string
  participants: readonly AgentId[]
  /** The number of each participant in `participants` and `branches`. */
  numbers: Readonly<Record<AgentId, number>>
  branches: readonly Branch[]
  /** How many have not answered, and how many proposed. */
  waiting: number
  bidCount: number
  deadline: Tick
  isDecided: boolean
}>

export function branchAt(call: Call, number: number): Branch {
  const branch = call.branches[number]
  if (!branch) throw new Error(`${call.conversation} has no branch ${number}`)
  return branch
}

/** The call with one branch further on; counts who is still to answer. */
export function withBranch(call: Call, number: number, branch: Branch): Call {
  const before = branchAt(call, number)
  const answered = before.standing.state === 'called' && branch.standing.state !== 'called'
  const bids = before.bid === null && branch.bid !== null
  return {
    ...call,
    branches: call.branches.with(number, branch),
    waiting: call.waiting - (answered ? 1 : 0),
    bidCount: call.bidCount + (bids ? 1 : 0),
  }
}

/** The participants whose branch is in this state, in declared order. */
export const numbersIn = (call: Call, state: Standing['state']): readonly number[] =>
  call.branches.flatMap(({ standing }, number) => (standing.state === state ? [number] : []))
