/** Writing to the journal. Each function adds one entry, at the present tick, and returns its index. */

import type { Json } from '../base/index.ts'
import type { BoundName, DropReason, Route } from './entry.ts'
import type { Input } from './input.ts'
import type { AgentId, ContainerId, Letter, LetterId, Note, Tick } from './letter.ts'
import { containerName, type RunState } from './state.ts'

type Cause = number | null

const headAt = (state: RunState, container: number, cause: Cause) => ({
  i: state.journal.length,
  tick: state.tick,
  at: containerName(state, container),
  cause,
})

// Those that make up nearly every journal are written out: no object is made only to be copied.

export function recordSent(
  state: RunState,
  container: number,
  letter: Letter,
  route: Route,
  due: Tick,
  cause: Cause,
): number {
  const { journal, tick } = state
  const at = containerName(state, container)
  return journal.addPlain({ i: journal.length, tick, at, cause, kind: 'sent', letter, route, due })
}

export function recordDelivered(
  state: RunState,
  container: number,
  letter: LetterId,
  cause: Cause,
): number {
  const { journal, tick } = state
  const at = containerName(state, container)
  return journal.addRow({ i: journal.length, tick, at, cause, kind: 'delivered', letter })
}

export function recordNoted(
  state: RunState,
  container: number,
  agent: AgentId,
  note: Note,
  cause: Cause,
): number {
  const { journal, tick } = state
  const at = containerName(state, container)
  return journal.add({ i: journal.length, tick, at, cause, kind: 'noted', agent, note })
}

/** How a letter ended that did not arrive. */
export interface Fate {
  readonly why: DropReason
  readonly by: string
}

/** Ends the way of a letter, in the container where that shows. */
export const recordDropped = (
  state: RunState,
  container: number,
  letter: LetterId,
  { why, by }: Fate,
  cause: Cause,
): number =>
  state.journal.add({ ...headAt(state, container, cause), kind: 'dropped', letter, why, by })

export const recordDelayed = (
  state: RunState,
  container: number,
  letter: LetterId,
  byTicks: Tick,
  cause: Cause,
): number =>
  state.journal.add({ ...headAt(state, container, cause), kind: 'delayed', letter, byTicks })

export const recordDuplicated = (
  state: RunState,
  container: number,
  letter: LetterId,
  copy: LetterId,
  cause: Cause,
): number =>
  state.journal.add({ ...headAt(state, container, cause), kind: 'duplicated', letter, copy })

export const recordLife = (
  state: RunState,
  container: number,
  kind: 'started' | 'stopped',
  agent: AgentId,
  cause: Cause,
): number => {
  const { journal, tick } = state
  const at = containerName(state, container)
  return journal.addPlain({ i: journal.length, tick, at, cause, kind, agent })
}

export const recordWoke = (
  state: RunState,
  container: number,
  agent: AgentId,
  reason: string,
  cause: Cause,
): number => state.journal.add({ ...headAt(state, container, cause), kind: 'woke', agent, reason })

export const recordBroke = (
  state: RunState,
  container: number,
  agent: AgentId,
  error: string,
  cause: Cause,
): number => state.journal.add({ ...headAt(state, container, cause), kind: 'broke', agent, error })

export const recordFall = (
  state: RunState,
  container: number,
  kind: 'crashed' | 'restarted',
  cause: Cause,
): number => {
  const name: ContainerId = containerName(state, container)
  return state.journal.add({ ...headAt(state, container, cause), kind, container: name })
}

export const recordConsulted = (
  state: RunState,
  container: number,
  consult: string,
  question: Json,
  cause: Cause,
): number =>
  state.journal.add({ ...headAt(state, container, cause), kind: 'consulted', consult, question })

export const recordAnswered = (
  state: RunState,
  container: number,
  consult: string,
  answer: Json,
  cause: Cause,
): number =>
  state.journal.add({ ...headAt(state, container, cause), kind: 'answered', consult, answer })

export const recordInput = (state: RunState, container: number, input: Input): number =>
  state.journal.add({ ...headAt(state, container, null), kind: 'input', input })

export const recordBound = (state: RunState, bound: BoundName, limit: number): number =>
  state.journal.add({ ...headAt(state, 0, null), kind: 'bound', bound, limit })
