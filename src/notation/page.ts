/**
 * A page as people paste it: prose with messages in it. Finds the stretches in which messages may stand,
 * and remembers where each of their characters was. What is outside them is kept and skipped.
 *
 * With code fences, only what is inside them is read; of HTML only the text of `pre`, without markup and
 * with its entities decoded; of anything else all of it. These rules are our own.
 */

export type PageKind = 'markdown' | 'html' | 'plain'

/** A part of a page as plain text. */
export interface Stretch {
  readonly text: string
  /** Where a place of `text` is in the page. */
  readonly placeOf: (offset: number) => number
}

export interface Page {
  readonly kind: PageKind
  readonly stretches: readonly Stretch[]
}

export function readPage(text: string): Page {
  if (/^[ \t>]*(?:`{3,}|~{3,})/m.test(text)) {
    return { kind: 'markdown', stretches: fenced(text) }
  }
  if (/<(?:pre|td|div|span|table|html|body|code)(?:\s[^<>]*)?>/i.test(text)) {
    return { kind: 'html', stretches: preformatted(text) }
  }
  return { kind: 'plain', stretches: [part(text, 0, text.length)] }
}

const part = (page: string, from: number, to: number): Stretch => ({
  text: page.slice(from, to),
  placeOf: (offset) => from + offset,
})

/** What lies between two fences of one kind; the closing one may be indented, or missing at the end. */
function fenced(page: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  let fence: { readonly mark: string; readonly from: number } | null = null
  let at = 0
  while (at < page.length) {
    const end = page.indexOf('\n', at)
    const next = end === -1 ? page.length : end + 1
    const mark = /^[ \t>]*(`{3,}|~{3,})(.*)/.exec(page.slice(at, Math.min(next, at + 200)))
    if (fence === null) {
      if (mark?.[1] !== undefined) fence = { mark: mark[1], from: next }
    } else if (mark?.[1]?.startsWith(fence.mark) && mark[2]?.trim() === '') {
      stretches.push(part(page, fence.from, at))
      fence = null
    }
    at = next
  }
  if (fence !== null) stretches.push(part(page, fence.from, page.length))
  return stretches
}

/** The text of each `pre`; of the whole page when there is none. */
function preformatted(page: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  const opening = /<pre(?:\s[^<>]*)?>/gi
  for (let open = opening.exec(page); open; open = opening.exec(page)) {
    const from = open.index + open[0].length
    const close = page.slice(from).search(/<\/pre\s*>/i)
    const to = close === -1 ? page.length : from + close
    stretches.push(withoutMarkup(page, from, to))
    opening.lastIndex = to
  }
  return stretches.length > 0 ? stretches : [withoutMarkup(page, 0, page.length)]
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Tags and comments fall away, entities become characters, and so do the marks of a template in it. */
const markup = /<!--[^]*?-->|<\/?[A-Za-z][^<>]*>|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+);|\{`|`\}/giy

function withoutMarkup(page: string, from: number, to: number): Stretch {
  const kept: string[] = []
  const places: number[] = []
  let at = from
  while (at < to) {
    markup.lastIndex = at
    const found = markup.exec(page)?.[0]
    const text = found === undefined ? page.charAt(at) : decoded(found)
    for (const unit of text.split('')) {
      kept.push(unit)
      places.push(at)
    }
    at += found?.length ?? 1
  }
  return { text: kept.join(''), placeOf: (offset) => places[offset] ?? to }
}

function decoded(markup: string): string {
  if (!markup.startsWith('&')) return ''
  const name = markup.slice(1, -1)
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? markup
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : markup
}
