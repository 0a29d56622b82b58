/** HTML as text: tags and comments fall away, entities become characters, places are remembered. */
import type { Stretch } from './stretch.ts'

/** Comments alone do not make a page HTML. */
export const hasMarkup = (page: string): boolean =>
  /<(?:pre|td|div|span|table|html|body|code)(?:\s[^<>]*)?>/i.test(page)

/** The text of each `pre`; of the whole page when there is none. */
export function preformatted(page: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  const opening = /<pre(?:\s[^<>]*)?>/gi
  const closing = /<\/pre\s*>/gi
  for (let open = opening.exec(page); open; open = opening.exec(page)) {
    const from = open.index + open[0].length
    closing.lastIndex = from
    const to = closing.exec(page)?.index ?? page.length
    stretches.push(withoutMarkup(page, from, to))
    opening.lastIndex = to
  }
  return stretches.length > 0 ? stretches : [withoutMarkup(page, 0, page.length)]
}

/** Text that was kept, and where it was; what an entity became counts from the entity. */
interface Piece {
  readonly at: number
  readonly place: number
  readonly isEntity: boolean
}

/** What markup may begin with. The marks of a template literal go too: pages are often written in JSX. */
const special = /[<&{`]/g

function withoutMarkup(page: string, from: number, to: number): Stretch {
  const pieces: Piece[] = []
  let text = ''
  const keep = (kept: string, place: number, isEntity = false): void => {
    if (kept === '') return
    pieces.push({ at: text.length, place, isEntity })
    text += kept
  }
  let at = from
  while (at < to) {
    special.lastIndex = at
    const next = Math.min(special.exec(page)?.index ?? to, to)
    keep(page.slice(at, next), at)
    if (next >= to) break
    const { end, becomes } = markupAt(page, next, to)
    keep(becomes, next, true)
    at = end
  }
  return { text, placeOf: (offset) => placeIn(pieces, offset, text.length, to) }
}

function placeIn(pieces: readonly Piece[], offset: number, length: number, end: number): number {
  if (offset >= length) return end
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  const piece = pieces[low]
  if (!piece) return end
  return piece.isEntity ? piece.place : piece.place + offset - piece.at
}

interface Markup {
  readonly end: number
  readonly becomes: string
}

const tag = /<\/?([A-Za-z][\w-]*)[^<>]*>/y
const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+);/iy

/** Elements after which a new line begins. */
const breaking = new Set(['br', 'div', 'p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4'])

function markupAt(page: string, at: number, to: number): Markup {
  const character = page.charAt(at)
  if (page.startsWith('{`', at) || page.startsWith('`}', at)) return { end: at + 2, becomes: '' }
  if (page.startsWith('<!--', at)) {
    const close = page.indexOf('-->', at)
    return { end: close === -1 || close >= to ? to : close + 3, becomes: '' }
  }
  const pattern = character === '<' ? tag : entity
  pattern.lastIndex = at
  const found = character === '<' || character === '&' ? pattern.exec(page) : null
  if (!found) return { end: at + 1, becomes: character }
  const end = at + found[0].length
  if (character === '&') return { end, becomes: decoded(found[0]) }
  return { end, becomes: breaking.has((found[1] ?? '').toLowerCase()) ? '\n' : '' }
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rarr: '→',
  ldquo: '“',
  rdquo: '”',
}

function decoded(written: string): string {
  const name = written.slice(1, -1)
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? written
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (code === 160) return ' '
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
}
