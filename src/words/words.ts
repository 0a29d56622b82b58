import type { ScreenWords } from './screen.ts'

/** Templates by code. A code of another edition of Parley may be missing: then the code itself is shown. */
export type Sentences = Readonly<Record<string, string>>

/** Readers share codes where they mean the same, and each may say it in the words of its notation. */
export type ProblemRoom = 'scenario' | 'kqml' | 'acl' | 'kif'
export type NoteRoom = 'kqml' | 'fipa' | 'kif'

/** Everything that Parley says to a person; each language is one value of this shape. */
export interface Words {
  readonly screen: ScreenWords
  /** What is wrong and what to type instead, by the code of the problem, or `code:why` where it says why. */
  readonly problems: Readonly<Record<ProblemRoom, Sentences>>
  /** What a quick fix does, by its code. */
  readonly fixes: Readonly<Record<ProblemRoom, Sentences>>
  /** What an agent did and why, by the code of its note. */
  readonly notes: Readonly<Record<NoteRoom, Sentences>>
}
