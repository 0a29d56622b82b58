/** A stretch of the decoded text in UTF-16 units; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

export type Severity = 'error' | 'warning' | 'info'

/** Where in the reading of a text a problem belongs. */
export type Layer =
  'bytes' | 'page' | 'notation' | 'message' | 'thread' | 'content' | 'scenario' | 'policy'

/** Something wrong with a text; its stretch is empty only at the end of the input. */
export interface Problem extends Span {
  /** From the one list of codes; `words/` has a sentence for each, in each language. */
  readonly code: string
  readonly severity: Severity
  readonly layer: Layer
  /** One finding, many places. */
  readonly places?: readonly Span[]
  /** Other places that explain it, such as the parenthesis that was never closed. */
  readonly related?: readonly (Span & { readonly code: string })[]
  /** What the sentence in `words/` fills in: {x}, {y} and their kin. */
  readonly details: Readonly<Record<string, string>>
  readonly fixes?: readonly Fix[]
}

export interface Edit extends Span {
  /** Left out when the edit is in the file that has the problem. */
  readonly file?: string
  readonly insert: string
}

export interface Fix {
  readonly code: string
  readonly edits: readonly Edit[]
  /** May be part of "fix all of this kind". */
  readonly certain: boolean
}

export interface Parsed<Tree> {
  /** Null when too little was readable to build anything. */
  readonly tree: Tree | null
  readonly problems: readonly Problem[]
}

/** Valid means: nothing is wrong with the notation itself. Wrong words in a right sentence are valid. */
export const isValid = (problems: readonly Problem[]): boolean =>
  !problems.some(
    ({ severity, layer }) => severity === 'error' && (layer === 'bytes' || layer === 'notation'),
  )
