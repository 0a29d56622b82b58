/** The three classes of reserved performatives. [KQML97] */
export type PerformativeClass = 'discourse' | 'intervention' | 'facilitation'

/** A version of KQML: the draft of 1993, the conference paper of 1994, the proposal of 1997. */
export type KqmlVersion = '93' | '94' | '97'

/** One row of the table of performatives. What a performative means stands in `src/vocabulary/`. */
export interface PerformativeRow {
  readonly class: PerformativeClass
  readonly versions: readonly KqmlVersion[]
  /** Parameters without which it will not do what is meant, by their names without the colon. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly content: 'sentence' | 'message' | 'address' | 'none'
  /**
   * What may answer it; empty when nothing may. `as-content` stands for whatever may answer the message
   * that it embeds.
   */
  readonly responses: readonly string[]
  /** What it may answer; `*` is any message. */
  readonly answersTo: readonly string[]
  /** The policy of the conversation that it opens. */
  readonly policy: string | null
  /** C: confirmed in a source. K: recalled. */
  readonly provenance: 'C' | 'K'
}

/** A name that 1997 gave up. */
export interface WithdrawnRow {
  readonly versions: readonly KqmlVersion[]
  /** What says it in 1997; null when nothing does. */
  readonly rewrite: string | null
  /** The act that the content of `rewrite` has to be, where one word is not enough. */
  readonly of: string | null
}
