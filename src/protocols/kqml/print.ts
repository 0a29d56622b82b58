import { printSexp, printString, sexpToJson, type Sexp } from '../../notation/index.ts'
import type { Json } from '../../base/index.ts'
import type { KqmlMessage, KqmlParam } from './message.ts'
import { isReservedParameter, otherOrder, reservedParameters } from './parameters.ts'

/**
 * A message in canonical form, on one line: the performative in lower case, the parameters in the
 * order of their table, those of one's own behind the reserved ones in the order of the text, the content
 * last. Every parameter is printed, repeated ones too; strings keep their kind.
 */
export function printKqml({ performative, params }: KqmlMessage): string {
  const sorted = [...params].sort((one, other) => orderOf(one) - orderOf(other))
  const rest = sorted.map(({ name, value }) => ` :${name} ${printSexp(value)}`)
  return `(${performative.toLowerCase()}${rest.join('')})`
}

const orderOf = ({ name }: KqmlParam): number =>
  isReservedParameter(name) ? reservedParameters[name].order : otherOrder

/**
 * Text as a string of KQML: quoted, or counted when it holds anything but printable ASCII, since only a
 * counted string may hold it in any dialect and survive every hop. Our reading of the draft.
 */
export const kqmlString = (value: string): string => printString(value, !/^[ -~]*$/.test(value))

/**
 * The parameters as JSON: a word is a string, a list an array, a string `{str}` or `{str, n}`, a quotation
 * `{q, e}`. For a repeated parameter the first counts.
 */
export function paramsToJson({ params }: Pick<KqmlMessage, 'params'>): {
  readonly [name: string]: Json
} {
  const values = new Map<string, Sexp>()
  for (const { name, value } of params) if (!values.has(name)) values.set(name, value)
  return Object.fromEntries([...values].map(([name, value]) => [name, sexpToJson(value)]))
}
