import type { Json, Result } from '../base/index.ts'
import type { Behaviour } from './behaviour.ts'
import type { DropReason } from './entry.ts'
import type { Input } from './input.ts'
import type { AgentId, ContainerId, Letter, ProtocolName, Tick } from './letter.ts'

/** Everything a run starts from. The stage builds it from a scenario; the kernel asks for nothing more. */
export interface World {
  readonly seed: number
  readonly bounds: Bounds
  readonly network: Network
  /** Containers in declared order, which is part of the order of the queue. */
  readonly containers: readonly ContainerId[]
  /** In declared order; all are started at tick 0. */
  readonly agents: readonly AgentSeed[]
  readonly faults: readonly Fault[]
  readonly timeline: readonly TimelineItem[]
  /** Encodes for the wire and reads what arrives; a protocol without one cannot leave its platform. */
  readonly codecs: Partial<Record<ProtocolName, Codec>>
  /** Makes the agent of this id that a `spawn` effect asks for; null when nobody can. */
  readonly spawn: (id: AgentId, plays: string, settings: Json) => Seedling | null
}

export interface Bounds {
  readonly messages: number
  readonly entries: number
  readonly ticks: Tick
  readonly queue: number
}

export const defaultBounds: Bounds = {
  messages: 10_000,
  entries: 100_000,
  ticks: 86_400_000,
  queue: 10_000,
}

/** Latencies in virtual milliseconds; the least is 1. */
export interface Network {
  readonly withinContainer: Tick
  readonly betweenContainers: Tick
  readonly betweenPlatforms: Tick
  /** Two platforms or two containers, in either direction. */
  readonly links: readonly { readonly between: readonly [string, string]; readonly latency: Tick }[]
}

export interface Seedling {
  readonly behaviour: Behaviour
  readonly memory: Json
}

export interface AgentSeed extends Seedling {
  readonly id: AgentId
  readonly container: ContainerId
}

export interface Match {
  readonly from?: AgentId
  readonly to?: AgentId
  readonly act?: string
  readonly conversation?: string
}

/** What may go wrong, as data. `nth` counts matching letters from 1; else `probability` decides from the seed. */
export type Fault =
  | (Chance & { readonly kind: 'lose'; readonly match: Match })
  | (Chance & { readonly kind: 'delay'; readonly match: Match; readonly by: Tick })
  | (Chance & { readonly kind: 'duplicate'; readonly match: Match })
  /** Letters get up to `within` ticks more, drawn per letter, and may so overtake one another. */
  | (Chance & { readonly kind: 'reorder'; readonly match: Match; readonly within: Tick })
  | {
      readonly kind: 'partition'
      /** Names of platforms or containers; letters between different sides are dropped. */
      readonly sides: readonly (readonly string[])[]
      readonly from: Tick
      readonly until?: Tick
    }
  | {
      readonly kind: 'crash'
      readonly container: ContainerId
      readonly at: Tick
      readonly restart?: Tick
    }

interface Chance {
  readonly probability?: number
  readonly nth?: number
}

/**
 * Something done to the run from outside. With `at` it happens at that tick and waits for nobody; without,
 * when the items before it are done and the run has fallen quiet (nothing is left in the queue), or
 * `patience` ticks after the item before it, whichever comes first.
 */
export interface TimelineItem {
  readonly at?: Tick
  readonly patience?: Tick
  readonly input: Input
}

export interface Codec {
  readonly encode: (letter: Letter) => string
  /** Reads the text that arrived; a refusal drops the letter as `unreadable`. */
  readonly decode: (
    text: string,
    letter: Letter,
  ) => Result<Pick<Letter, 'payload' | 'tags'>, { readonly why: DropReason; readonly by: string }>
}
