import { utf8Length } from '../base/index.ts'
import type { Sexp } from './sexp.ts'

/**
 * A node as text on one line: one blank between items, strings of the kind that they were. Reading it
 * again gives the same tree.
 *
 * `escapes` says what a backslash means in a string of the notation: KQML and KIF also escape the
 * backslash itself, ACL and SL only the quotation mark.
 */
export function printSexp(node: Sexp, escapes: 'any' | 'quote' = 'any'): string {
  const parts: string[] = []
  // What is still to be printed, the next on top: a node, or text between nodes.
  const waiting: (Sexp | string)[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next)
    else if (next.kind === 'word') parts.push(next.text)
    else if (next.kind === 'string')
      parts.push(printString(next.value, next.count !== null, escapes))
    else if (next.kind === 'quotation') waiting.push(next.item, next.mark)
    else {
      waiting.push(')')
      for (let index = next.items.length - 1; index >= 0; index--) {
        const item = next.items[index]
        if (item) waiting.push(item)
        if (index > 0) waiting.push(' ')
      }
      waiting.push('(')
    }
  }
  return parts.join('')
}

/** A string in quotation marks, or announced by its length in bytes of UTF-8. */
export function printString(
  value: string,
  counted: boolean,
  escapes: 'any' | 'quote' = 'any',
): string {
  if (counted) return `#${utf8Length(value)}"${value}`
  return `"${value.replace(escapes === 'any' ? /["\\]/g : /"/g, '\\$&')}"`
}
