import { numberText } from './number.ts'
import { compound, constant, headKey, numberTerm, type Term } from './term.ts'
import { termKey } from './term-text.ts'

/** Why something could not be computed: a value that is no number, or an operation without a result. */
export type NoResult =
  { readonly code: 'not-a-number'; readonly culprit: Term } | { readonly code: 'no-such-value' }

type Arithmetic = (numbers: readonly number[]) => number

const fold = (numbers: readonly number[], step: (left: number, right: number) => number) =>
  numbers.slice(1).reduce(step, numbers[0] ?? NaN)

/** Division that rounds down, as [KIF]'s `mod` wants; `rem` keeps the sign of the first number. */
const modulo = (left: number, right: number) => left - right * Math.floor(left / right)

const arithmetic: Readonly<Record<string, Arithmetic>> = {
  '+': (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  '*': (numbers) => numbers.reduce((product, number) => product * number, 1),
  '-': (numbers) =>
    numbers.length === 1 ? -(numbers[0] ?? NaN) : fold(numbers, (left, right) => left - right),
  '/': (numbers) =>
    numbers.length === 1 ? 1 / (numbers[0] ?? NaN) : fold(numbers, (left, right) => left / right),
  abs: ([number = NaN]) => Math.abs(number),
  max: (numbers) => Math.max(...numbers),
  min: (numbers) => Math.min(...numbers),
  mod: ([left = NaN, right = NaN]) => modulo(left, right),
  rem: ([left = NaN, right = NaN]) => left % right,
  floor: ([number = NaN]) => Math.floor(number),
  ceiling: ([number = NaN]) => Math.ceil(number),
  round: ([number = NaN]) => Math.round(number),
  sqrt: ([number = NaN]) => Math.sqrt(number),
  expt: ([base = NaN, exponent = NaN]) => base ** exponent,
  '1+': ([number = NaN]) => number + 1,
  '1-': ([number = NaN]) => number - 1,
}

type Listing = (args: readonly Term[]) => Term | undefined

/** The members of a `(listof …)`, or null for anything else. */
const listItems = (term: Term | undefined): readonly Term[] | null =>
  term?.kind === 'compound' && headKey(term) === 'listof' ? term.items.slice(1) : null

const list = (items: readonly Term[]): Term => compound([constant('listof'), ...items])

/** `nth` counts from 1. [KIF] */
const listing: Readonly<Record<string, Listing>> = {
  first: ([of]) => listItems(of)?.[0],
  rest: ([of]) => {
    const items = listItems(of)
    return items && items.length > 0 ? list(items.slice(1)) : undefined
  },
  nth: ([of, position]) =>
    position?.kind === 'number' ? listItems(of)?.[position.value - 1] : undefined,
  length: ([of]) => {
    const items = listItems(of)
    return items ? numberTerm(String(items.length)) : undefined
  },
  append: ([left, right]) => {
    const [first, second] = [listItems(left), listItems(right)]
    return first && second ? list([...first, ...second]) : undefined
  },
  setof: (items) => setOf(items),
}

/** A set in its one form: without repetition, in a fixed order, so that equal sets are equal terms. */
export function setOf(items: readonly Term[]): Term {
  const byKey = new Map(items.map((item) => [termKey(item), item]))
  const sorted = [...byKey].sort(([left], [right]) => (left < right ? -1 : 1))
  return compound([constant('setof'), ...sorted.map(([, item]) => item)])
}

export const isComputed = (name: string): boolean =>
  Object.hasOwn(arithmetic, name) || Object.hasOwn(listing, name)

/** Computes a function of [KIF] from values without variables. */
export function compute(name: string, args: readonly Term[]): Term | NoResult {
  const onLists = Object.hasOwn(listing, name) ? listing[name] : undefined
  if (onLists) return onLists(args) ?? { code: 'no-such-value' }
  const onNumbers = Object.hasOwn(arithmetic, name) ? arithmetic[name] : undefined
  const numbers: number[] = []
  for (const arg of args) {
    if (arg.kind !== 'number') return { code: 'not-a-number', culprit: arg }
    numbers.push(arg.value)
  }
  const text = onNumbers ? numberText(onNumbers(numbers)) : null
  return text === null ? { code: 'no-such-value' } : numberTerm(text)
}

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '=<': (left, right) => left <= right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
}

const kinds: Readonly<Record<string, (number: number) => boolean>> = {
  integer: Number.isInteger,
  natural: (number) => Number.isInteger(number) && number >= 0,
  rational: () => true,
  number: () => true,
  'even-integer': (number) => Number.isInteger(number) && number % 2 === 0,
  'odd-integer': (number) => Number.isInteger(number) && number % 2 !== 0,
  zero: (number) => number === 0,
  positive: (number) => number > 0,
  negative: (number) => number < 0,
}

export const isComparison = (name: string): boolean => Object.hasOwn(comparisons, name)
export const isNumberKind = (name: string): boolean => Object.hasOwn(kinds, name)

/** Compares two numbers, or says of what kind one is; only a comparison complains about other values. */
export function holdsOfNumbers(name: string, args: readonly Term[]): boolean | NoResult {
  const [left, right] = args
  const kind = isNumberKind(name) ? kinds[name] : undefined
  if (kind) return left?.kind === 'number' && kind(left.value)
  const comparison = isComparison(name) ? comparisons[name] : undefined
  for (const arg of args) if (arg.kind !== 'number') return { code: 'not-a-number', culprit: arg }
  if (left?.kind !== 'number' || right?.kind !== 'number') return false
  return comparison ? comparison(left.value, right.value) : false
}
