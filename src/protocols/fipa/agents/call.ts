/** What an initiator remembers of one call for proposals. */
import type { AgentId, Letter, Tick } from '../../../sim/index.ts'
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
  /** Their branches have the same numbers. */
  participants: readonly AgentId[]
  /**
   * The branches in rows of 32. A memory is never changed in place, and with a thousand participants it
   * would cost a thousand copies of a thousand branches to keep them in one list.
   */
  rows: readonly (readonly Branch[])[]
  /** How many have not answered, and how many proposed. */
  waiting: number
  bidCount: number
  deadline: Tick
  isDecided: boolean
}>

/** How many branches lie in one row: the next power of two over the square root of what is usual. */
const rowLength = 32

/** As many branches as there are participants, all alike. */
export const equalBranches = (count: number, branch: Branch): Call['rows'] =>
  inRows(Array.from({ length: count }, () => branch))

function inRows(branches: readonly Branch[]): Call['rows'] {
  const rows: (readonly Branch[])[] = []
  for (let at = 0; at < branches.length; at += rowLength) {
    rows.push(branches.slice(at, at + rowLength))
  }
  return rows
}

/** The tag that marks what is said to a participant; an answer repeats it. */
export const tagFor = (conversation: string, what: string, number: number): string =>
  `${conversation}-${what}-${number}`

/**
 * The number of the participant that sent this. The tag that it answers tells it at once; who answers
 * without one is looked for.
 */
export function numberOf(
  { participants }: Call,
  { from, tags: { inReplyTo = '' } }: Letter,
): number | undefined {
  const tagged = Number(inReplyTo.slice(inReplyTo.lastIndexOf('-') + 1))
  const number = participants[tagged] === from ? tagged : participants.indexOf(from)
  return number < 0 ? undefined : number
}

export function branchAt(call: Call, number: number): Branch {
  const branch = call.rows[Math.floor(number / rowLength)]?.[number % rowLength]
  if (!branch) throw new Error(`${call.conversation} has no branch ${number}`)
  return branch
}

/** The call with one branch further on; counts who is still to answer. */
export function withBranch(call: Call, number: number, branch: Branch): Call {
  const before = branchAt(call, number)
  const answered = before.standing.state === 'called' && branch.standing.state !== 'called'
  const bids = before.bid === null && branch.bid !== null
  const index = Math.floor(number / rowLength)
  const row = call.rows[index]?.with(number % rowLength, branch)
  return {
    ...call,
    rows: row ? call.rows.with(index, row) : call.rows,
    waiting: call.waiting - (answered ? 1 : 0),
    bidCount: call.bidCount + (bids ? 1 : 0),
  }
}

/** The call with every branch moved on. */
export const withBranches = (
  call: Call,
  move: (branch: Branch, number: number) => Branch,
): Call => ({ ...call, rows: inRows(call.rows.flat().map(move)) })

/** The participants whose branch is like that, in declared order. */
export const numbersOf = (
  call: Call,
  isWanted: (standing: Standing) => boolean,
): readonly number[] =>
  call.rows.flat().flatMap(({ standing }, number) => (isWanted(standing) ? [number] : []))

export const numbersIn = (call: Call, state: Standing['state']): readonly number[] =>
  numbersOf(call, (standing) => standing.state === state)
