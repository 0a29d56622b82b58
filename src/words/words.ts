import type { ScreenWords } from './screen.ts'

/** Templates by code. A code of another edition of Parley may be missing: then the code itself is shown. */
export type Sentences = Readonly<Record<string, string>>

/** Everything that Parley says to a person; each language is one value of this shape. */
export interface Words {
  readonly screen: ScreenWords
  /** What is wrong and what to type instead, by the code of the problem. */
  readonly problems: Sentences
  /** What a quick fix does, by its code. */
  readonly fixes: Sentences
  /** What an agent did and why, by the code of its note. */
  readonly notes: Sentences
}
