import type { Json } from '../base/index.ts'
import type { AgentId, ContainerId, Letter, Tick } from './letter.ts'
import { isBefore } from './queue.ts'
import { containerName, type Condition, type RunState } from './state.ts'

/** Everything about a run at one moment of it. */
export interface Moment {
  /** How many entries lie before it. */
  readonly entry: number
  readonly tick: Tick
  /** In declared order, then as they were made. */
  readonly agents: readonly AgentMoment[]
  /** Letters that were sent and have not met their fate, in the order in which they are due. */
  readonly underWay: readonly { readonly letter: Letter; readonly due: Tick }[]
}

export interface AgentMoment {
  readonly id: AgentId
  readonly container: ContainerId
  readonly condition: Condition | 'crashed'
  /** Null while its container is down. */
  readonly memory: Json
}

export function momentOf(state: RunState): Moment {
  const { members, conditions, memories } = state.agents
  const agents = members.map(({ id, container }, number): AgentMoment => ({
    id,
    container: containerName(state, container),
    condition: state.down[container] ? 'crashed' : conditions.at(number),
    memory: memories.at(number),
  }))
  const underWay = state.queue
    .items()
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    .flatMap((due) => (due.kind === 'letter' ? [{ letter: due.letter, due: due.tick }] : []))
  return { entry: state.journal.length, tick: state.tick, agents, underWay }
}
