import type { GenericSchema } from 'valibot'
import type { Json } from '../base/index.ts'
import type { AgentId } from './letter.ts'
import type { Seedling } from './world.ts'

/** A kind of agent that a scenario's `plays` can name. Each protocol room keeps a list of its own. */
export interface Role {
  /** `<room>/<role>`, such as `kqml/knowledge-base`. */
  readonly name: string
  /** What may stand in the agent's `with`; drives the check of the scenario and its completion. */
  readonly settings: GenericSchema
  readonly create: (request: RoleRequest) => Seedling
  /** Agents that the settings name, each with its place in them: whoever is not there is pointed out. */
  readonly mentions?: (settings: Json) => readonly Mention[]
}

export interface Mention {
  readonly path: readonly (string | number)[]
  readonly name: string
}

export interface RoleRequest {
  readonly id: AgentId
  /** As the scenario names it, without the platform. */
  readonly name: string
  /** As written in the scenario: a year, a list of words, or undefined. */
  readonly dialect: Json | undefined
  /** Already checked against the role's `settings`. */
  readonly settings: Json
  /** The text of a file of the scenario, or undefined where there is none of that name. */
  readonly file: (name: string) => string | undefined
  /** The file names of the scenario, in name order. */
  readonly fileNames: readonly string[]
  /** All agents of the scenario in declared order. */
  readonly agents: readonly {
    readonly id: AgentId
    readonly name: string
    readonly plays: string
  }[]
  /** What tick 0 is called, in milliseconds since 1970, UTC. */
  readonly clock: number
}
