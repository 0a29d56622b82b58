import type { Sexp } from '../../notation/index.ts'
import { quoteString } from './term-text.ts'

/** Writes a node on one line with single blanks, every word and number as it was spelled. */
export const printKif = (node: Sexp): string => write(node, Infinity)

/** For the details of a finding: whole when short, else its beginning. */
export function printShort(node: Sexp): string {
  const text = write(node, 60)
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`
}

/** The node on one line if it needs no more than so many characters, else null. */
export function printWithin(node: Sexp, most: number): string | null {
  const text = write(node, most)
  return text.length <= most ? text : null
}

/** Stops soon after so many characters, so that showing the beginning of a long list is cheap. */
function write(node: Sexp, enough: number): string {
  const visits: (Sexp | string)[] = [node]
  let text = ''
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    if (text.length > enough) break
    if (typeof visit === 'string') {
      text += visit
      continue
    }
    switch (visit.kind) {
      case 'word':
        text += visit.text
        break
      case 'string':
        text += quoteString(visit.value)
        break
      case 'quotation':
        text += visit.mark
        visits.push(visit.item)
        break
      case 'list':
        text += '('
        visits.push(')')
        for (let index = visit.items.length - 1; index >= 0; index -= 1) {
          const item = visit.items[index]
          if (item) visits.push(item)
          if (index > 0) visits.push(' ')
        }
    }
  }
  return text
}
