/**
 * A page as people paste it: prose with messages in it. Finds the stretches in which messages may stand,
 * and remembers where each of their characters was. What is outside them is kept and skipped.
 *
 * With code fences, only what is inside them is read; of HTML only the text of `pre`, without markup and
 * with its entities decoded; of anything else all of it. These rules are our own.
 */
import { hasMarkup, preformatted } from './markup.ts'
import type { Stretch } from './stretch.ts'

export type PageKind = 'markdown' | 'html' | 'plain'

export interface Page {
  readonly kind: PageKind
  readonly stretches: readonly Stretch[]
}

export function readPage(text: string): Page {
  const fences = fenced(text)
  if (fences) return { kind: 'markdown', stretches: fences }
  if (hasMarkup(text)) return { kind: 'html', stretches: preformatted(text) }
  return { kind: 'plain', stretches: [part(text, 0, text.length)] }
}

const part = (page: string, from: number, to: number): Stretch => ({
  text: page.slice(from, to),
  placeOf: (offset) => from + offset,
})

/** A row of backquotes or tildes, also indented or quoted; a word about the language may follow. */
const fence = /^[ \t>]*(`{3,}|~{3,})([^\n]*)/

/**
 * What lies between two fences of one kind; the closing one may be indented, or missing at the end. Null
 * when the page has no fence.
 */
function fenced(page: string): readonly Stretch[] | null {
  const stretches: Stretch[] = []
  let open: { readonly mark: string; readonly from: number } | null = null
  let seen = false
  let at = 0
  while (at < page.length) {
    const end = page.indexOf('\n', at)
    const next = end === -1 ? page.length : end + 1
    const [, mark, rest = ''] = fence.exec(page.slice(at, Math.min(next, at + 200))) ?? []
    if (open === null) {
      // With its closing row on the same line it is a piece of code in a sentence.
      if (mark !== undefined && !rest.includes('`')) {
        open = { mark, from: next }
        seen = true
      }
    } else if (mark?.startsWith(open.mark) && rest.trim() === '') {
      stretches.push(part(page, open.from, at))
      open = null
    }
    at = next
  }
  if (open !== null) stretches.push(part(page, open.from, page.length))
  return seen ? stretches : null
}
