import type { Json } from '../base/index.ts'
import type { TextFile } from '../notation/index.ts'
import type {
  Bilingual,
  CheckResult,
  Comparison,
  FileProblems,
  Outcome,
} from '../scenarios/index.ts'
import type { AgentId, Answer, Consult, Entry, Input, Tick } from '../sim/index.ts'

/** What the page asks of the simulation worker. To stop a run, end the worker and open a new one. */
export type Request =
  | Readonly<{ kind: 'load'; files: readonly TextFile[]; seed: number | null }>
  /** Until that many rows are there, or to the end. */
  | Readonly<{ kind: 'run'; until: number | 'end' }>
  | Readonly<{ kind: 'pause' }>
  /** Asks for nothing but the state of the run at a row; the journal is with the page. */
  | Readonly<{ kind: 'state'; row: number; agent: AgentId }>
  /** Goes on from a row in a run of its own, perhaps with something done to it there. */
  | Readonly<{ kind: 'fork'; row: number; input?: Input }>
  | Readonly<{ kind: 'answers'; batch: readonly Answer[] }>

export interface ScenarioSummary {
  readonly title: Bilingual
  readonly seed: number
  /** What tick 0 is called, in milliseconds since 1970, UTC. */
  readonly clock: number
  readonly agents: readonly {
    readonly id: AgentId
    readonly name: string
    readonly plays: string
    /** Only a message names it; drawn dashed. */
    readonly made: boolean
  }[]
  readonly checks: readonly { readonly id: string; readonly say: Bilingual }[]
}

/** What the worker reports; `entries` are those since the last report. */
export type Report =
  | Readonly<{
      kind: 'loaded'
      problems: readonly FileProblems[]
      /** Null when an error stands in the way of a run. */
      scenario: ScenarioSummary | null
    }>
  | Readonly<{ kind: 'progressed'; row: number; tick: Tick; entries: readonly Entry[] }>
  | Readonly<{ kind: 'paused'; row: number }>
  | Readonly<{ kind: 'forked'; row: number; entry: number }>
  | Readonly<{ kind: 'consult'; batch: readonly Consult[] }>
  | Readonly<{ kind: 'state'; row: number; agent: AgentId; memory: Json }>
  | Readonly<{
      kind: 'finished'
      outcome: Outcome
      checks: readonly CheckResult[]
      comparisons: readonly Comparison[]
      digest: string
    }>
  | Readonly<{ kind: 'broke'; message: string; stack: string }>
