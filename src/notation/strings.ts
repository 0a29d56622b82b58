/** Where the two kinds of string end, quoted and counted, and what they hold. */

export interface QuotedString {
  /** Just after the closing quotation mark, or the limit. */
  readonly end: number
  readonly closed: boolean
  readonly escaped: boolean
  /** The first character beyond ASCII, or -1. */
  readonly wide: number
}

const quote = 0x22
const backslash = 0x5c

/** Finds the end of the string whose quotation mark stands at `from`. */
export function stringEnd(
  text: string,
  from: number,
  limit: number,
  escapes: 'any' | 'quote',
): QuotedString {
  let at = from + 1
  let escaped = false
  let bits = 0
  for (; at < limit; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      return { end: at + 1, closed: true, escaped, wide: bits < 128 ? -1 : wideFrom(text, from) }
    }
    bits |= code
    if (code !== backslash) continue
    if (escapes === 'any' || text.charCodeAt(at + 1) === quote) {
      escaped = true
      at++
      if (at < limit) bits |= text.charCodeAt(at)
    }
  }
  return { end: limit, closed: false, escaped, wide: bits < 128 ? -1 : wideFrom(text, from) }
}

function wideFrom(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) < 128) at++
  return at
}

/** Takes the escapes out; a backslash that protects nothing stays. */
export function unescape(raw: string, escapes: 'any' | 'quote'): string {
  let value = ''
  let done = 0
  for (let at = raw.indexOf('\\'); at >= 0; at = raw.indexOf('\\', at)) {
    const protects = at + 1 < raw.length && (escapes === 'any' || raw.charCodeAt(at + 1) === quote)
    if (protects) {
      value += raw.slice(done, at)
      done = at + 1
    }
    at += protects ? 2 : 1
  }
  return value + raw.slice(done)
}

export function digitsEnd(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) break
    at++
  }
  return at
}

export interface CountedString {
  /** Just after the last character. */
  readonly end: number
  /**
   * How many bytes of UTF-8 were taken: fewer than announced at the limit; more when the count ends
   * within a character, which is then taken whole.
   */
  readonly bytes: number
  readonly wide: number
}

/** Takes as many bytes of UTF-8 as announced; the quotation mark stands just before `from`. */
export function countedEnd(
  text: string,
  from: number,
  limit: number,
  count: number,
): CountedString {
  let bytes = 0
  let at = from
  let wide = -1
  while (at < limit && bytes < count) {
    const code = text.charCodeAt(at)
    if (code < 0x80) {
      bytes++
      at++
      continue
    }
    if (wide < 0) wide = at
    if (code < 0x800) bytes += 2
    else if (isPair(text, at, limit)) {
      bytes += 4
      at++
    } else bytes += 3
    at++
  }
  return { end: at, bytes, wide }
}

function isPair(text: string, at: number, limit: number): boolean {
  const high = text.charCodeAt(at)
  if (high < 0xd800 || high > 0xdbff || at + 1 >= limit) return false
  const low = text.charCodeAt(at + 1)
  return low >= 0xdc00 && low <= 0xdfff
}
