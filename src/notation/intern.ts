/**
 * The same short words come again and again: keywords, names, heads of lists. This hands out one string
 * for all of them, which saves the making and makes every look-up by that string cheaper. What it
 * remembers changes nothing but the time that reading takes.
 */

/** Longer slices would keep the whole text alive for as long as they are remembered. */
const lengthMax = 12
const slots = 2048
const remembered: string[] = new Array<string>(slots).fill('')

/** `text.slice(from, to)`. */
export function sliceShared(text: string, from: number, to: number): string {
  const length = to - from
  if (length > lengthMax) return text.slice(from, to)
  // First, middle and last tell most words apart; the others take turns in their slot.
  const code =
    text.charCodeAt(from) * 961 +
    text.charCodeAt(from + (length >> 1)) * 31 +
    text.charCodeAt(to - 1) +
    length * 257
  const slot = code & (slots - 1)
  const known = remembered[slot] ?? ''
  if (known.length === length && isAt(text, from, known)) return known
  return (remembered[slot] = text.slice(from, to))
}

function isAt(text: string, from: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    if (text.charCodeAt(from + at) !== word.charCodeAt(at)) return false
  }
  return true
}
