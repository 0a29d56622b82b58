import { knownParameters, reservedParameters } from './parameters.ts'
import { performatives, withdrawn } from './performatives.ts'
import type { KqmlVersion } from './performative-row.ts'

export type DialectYear = 1993 | 1994 | 1997

/** The words and habits of one community. */
export interface Dialect {
  readonly id: string
  /** In lower case. */
  readonly performatives: readonly string[]
  readonly parameters: readonly string[]
  /** What a plain answer is called. */
  readonly answerWith: 'tell' | 'reply'
  /** What the content of `deny` is: 1993 denies a message, 1997 a sentence. */
  readonly denyTakes: 'message' | 'sentence'
  /** What a facilitator answers to `recommend-…`. */
  readonly recommendAnswers: 'advertise' | 'names'
}

const wordsOf = (version: KqmlVersion): readonly string[] =>
  Object.entries({ ...performatives, ...withdrawn })
    .filter(([, { versions }]) => (versions as readonly string[]).includes(version)) // wider, to ask
    .map(([name]) => name)

const parameters = [...Object.keys(reservedParameters), ...knownParameters]
const early = { answerWith: 'reply', denyTakes: 'message', recommendAnswers: 'names' } as const
const late = { answerWith: 'tell', denyTakes: 'sentence', recommendAnswers: 'advertise' } as const

/** The three published dialects. Of 1994 we know that it kept the list of 1993. [KQML93] [KQML94] [KQML97] */
export const dialects: Readonly<Record<DialectYear, Dialect>> = {
  1993: { id: 'kqml-93', performatives: wordsOf('93'), parameters, ...early },
  1994: { id: 'kqml-94', performatives: wordsOf('94'), parameters, ...early },
  1997: { id: 'kqml-97', performatives: wordsOf('97'), parameters, ...late },
}

export const isDialectYear = (year: number): year is DialectYear => year in dialects

/** A dialect of one's own: these words and no others. It answers with `reply` when it has no `tell`. */
export function customDialect(id: string, words: readonly string[]): Dialect {
  const own = words.map((word) => word.toLowerCase())
  const old = own.includes('reply') && !own.includes('tell')
  return { id, performatives: own, parameters, ...(old ? early : late) }
}
