import type { Json } from '../base/index.ts'
import type { AgentId, Bounds, ContainerId, Fault, Network } from '../sim/index.ts'
import type { Bilingual } from './bilingual.ts'
import type { Check } from './checks.ts'

/** A scenario as its `scenario.yaml` states it, or as its message files imply it, with all defaults filled in. */
export interface Scenario {
  readonly title: Bilingual
  readonly seed: number
  /** What tick 0 is called, in milliseconds since 1970, UTC. */
  readonly clock: number
  readonly bounds: Bounds
  readonly containers: readonly ContainerId[]
  readonly network: Network
  readonly agents: readonly AgentLine[]
  readonly faults: readonly Fault[]
  readonly checks: readonly Check[]
}

export interface AgentLine {
  readonly id: AgentId
  /** As the scenario names it, without the platform. */
  readonly name: string
  readonly container: ContainerId
  /** `<room>/<role>`. */
  readonly plays: string
  readonly dialect: Json | undefined
  readonly settings: Json
  /** Not in the scenario: made because a message names it. Drawn dashed. */
  readonly made: boolean
}
