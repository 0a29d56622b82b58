import type { Compound } from './term.ts'

/**
 * The answers to one call of a recursive predicate, found once and then looked up.
 *
 * Depth-first search alone runs round in `(=> (link ?x ?y) (link ?y ?x))`. A call that is a variant of
 * one of its callers therefore takes the answers found so far, and the outermost of the calls that
 * hang together is repeated until a round brings nothing new. [KIF] asks for the guard and the
 * tables; how they are filled is our choice.
 */
export interface Table {
  /** Argument lists; later ones may arrive while earlier ones are being used. */
  readonly answers: Compound[]
  readonly keys: Set<string>
  complete: boolean
  /** Position among the tables being worked out, or -1. */
  position: number
  /** Position of the outermost table that this one hangs on. */
  lowest: number
  /** Was called by itself, directly or through others. */
  called: boolean
  round: number
  negations: number
}

export const emptyTable = (): Table => ({
  answers: [],
  keys: new Set(),
  complete: false,
  position: -1,
  lowest: -1,
  called: false,
  round: -1,
  negations: 0,
})
