/**
 * The reserved words of KIF, as tables: what a word is follows from the word itself. [KIF]
 *
 * `operand` counts are those of the grammar; `max` null means any number.
 */
export interface OperatorRow {
  readonly class: 'sentence' | 'term' | 'definition' | 'relation' | 'function'
  readonly min: number
  readonly max: number | null
}

const row = (class_: OperatorRow['class'], min: number, max: number | null): OperatorRow => ({
  class: class_,
  min,
  max,
})

/** Operators, then the relations and functions of numbers and lists that the evaluator computes. */
export const operators = {
  '=': row('sentence', 2, 2),
  '/=': row('sentence', 2, 2),
  not: row('sentence', 1, 1),
  and: row('sentence', 0, null),
  or: row('sentence', 0, null),
  '=>': row('sentence', 1, null),
  '<=': row('sentence', 1, null),
  '<=>': row('sentence', 2, 2),
  forall: row('sentence', 2, 2),
  exists: row('sentence', 2, 2),
  holds: row('sentence', 1, null),

  listof: row('term', 0, null),
  setof: row('term', 0, null),
  setofall: row('term', 2, 2),
  quote: row('term', 1, 1),
  if: row('term', 2, null),
  cond: row('term', 1, null),
  the: row('term', 2, 2),
  value: row('term', 1, null),
  lambda: row('term', 2, 2),
  kappa: row('term', 2, null),

  defobject: row('definition', 1, null),
  deffunction: row('definition', 2, null),
  defrelation: row('definition', 2, null),

  '<': row('relation', 2, 2),
  '>': row('relation', 2, 2),
  '=<': row('relation', 2, 2),
  '>=': row('relation', 2, 2),
  integer: row('relation', 1, 1),
  natural: row('relation', 1, 1),
  rational: row('relation', 1, 1),
  number: row('relation', 1, 1),
  'even-integer': row('relation', 1, 1),
  'odd-integer': row('relation', 1, 1),
  zero: row('relation', 1, 1),
  positive: row('relation', 1, 1),
  negative: row('relation', 1, 1),
  member: row('relation', 2, 2),

  '+': row('function', 0, null),
  '-': row('function', 1, null),
  '*': row('function', 0, null),
  '/': row('function', 1, null),
  abs: row('function', 1, 1),
  max: row('function', 1, null),
  min: row('function', 1, null),
  mod: row('function', 2, 2),
  rem: row('function', 2, 2),
  floor: row('function', 1, 1),
  ceiling: row('function', 1, 1),
  round: row('function', 1, 1),
  sqrt: row('function', 1, 1),
  expt: row('function', 2, 2),
  '1+': row('function', 1, 1),
  '1-': row('function', 1, 1),
  first: row('function', 1, 1),
  rest: row('function', 1, 1),
  nth: row('function', 2, 2),
  length: row('function', 1, 1),
  append: row('function', 2, 2),
} as const satisfies Record<string, OperatorRow>

export type Operator = keyof typeof operators

const isOperator = (key: string): key is Operator => Object.hasOwn(operators, key)

/** The row of a reserved word, by its folded spelling; null for every other word. */
export const operatorRow = (key: string): OperatorRow | null =>
  isOperator(key) ? operators[key] : null

/** Words that compare without case: the form that is compared. [KIF] folds to upper case, we to lower. */
export const fold = (word: string): string => word.toLowerCase()

export const isVariableWord = (word: string): boolean =>
  word.length > 1 && (word.startsWith('?') || word.startsWith('@'))

const numberShape = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Whole words only: `50-inch` and `2kw` are words. */
export const isNumberWord = (word: string): boolean => {
  const code = word.charCodeAt(0)
  if (code > 57 || (code < 48 && code !== 43 && code !== 45)) return false
  return numberShape.test(word)
}
