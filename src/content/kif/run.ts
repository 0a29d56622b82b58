import type { FactIndex } from './fact-index.ts'
import type { KifNote, KifNoteCode } from './notes.ts'
import type { Table } from './table.ts'

/** What a search may use up before it says so and stops. Depth and solutions are [KIF]'s, steps are ours. */
export interface Limits {
  /** Calls within calls. */
  readonly depth: number
  readonly solutions: number
  /** Facts and rules tried; bounds the time that a badly put question may take. */
  readonly steps: number
}

export const defaultLimits: Limits = { depth: 200, solutions: 1_000, steps: 1_000_000 }

/** What all searches of one question share. */
export class Run {
  readonly index: FactIndex
  readonly closedWorld: boolean
  readonly bridge: boolean
  readonly limits: Limits
  readonly tables = new Map<string, Table>()
  /** Tables being worked out, outermost first. */
  readonly active: Table[] = []
  /** Tables that hang on one still being worked out. */
  provisional: Table[] = []
  /** Answers found by all tables; says whether a round brought anything new. */
  answerCount = 0
  /** Rounds of table evaluation so far. */
  round = 0
  /** How many negations surround the search that is running. */
  negations = 0
  /** How often a search gave up, at a limit or at a loop: not finding a proof then means nothing. */
  doubts = 0
  /** How many searches are running inside one another. */
  nesting = 0
  #steps = 0
  readonly #notes = new Map<string, KifNote>()

  constructor(
    index: FactIndex,
    options: { readonly closedWorld: boolean; readonly bridge: boolean },
    limits: Limits,
  ) {
    this.index = index
    this.closedWorld = options.closedWorld
    this.bridge = options.bridge
    this.limits = limits
  }

  /** Counts one attempt; false when none are left. */
  spend(): boolean {
    this.#steps += 1
    if (this.#steps <= this.limits.steps) return true
    if (this.#steps === this.limits.steps + 1) {
      this.note('step-limit', { limit: String(this.limits.steps) })
    }
    return false
  }

  get spent(): boolean {
    return this.#steps > this.limits.steps
  }

  tooDeep(depth: number): boolean {
    if (depth <= this.limits.depth) return false
    this.doubts += 1
    this.note('depth-limit', { limit: String(this.limits.depth) })
    return true
  }

  /** Each different note once. */
  note(code: KifNoteCode, details: Readonly<Record<string, string>>): void {
    this.#notes.set(`${code} ${JSON.stringify(details)}`, { code, details })
  }

  get notes(): readonly KifNote[] {
    return [...this.#notes.values()]
  }
}
