import type { KifFixCode, KifNoteCode, KifProblemCode } from '../content/index.ts'

/** What is wrong with a sentence of KIF, and how its answer came about. {x}, {y}, {n}: from the text. */
export interface KifWords {
  readonly problems: Readonly<Record<KifProblemCode, string>>
  readonly fixes: Readonly<Record<KifFixCode, string>>
  readonly notes: Readonly<Record<KifNoteCode, string>>
}
