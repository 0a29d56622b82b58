import type { Problem, Severity, Span } from './problem.ts'

export interface Decoded {
  readonly text: string
  readonly problems: readonly Problem[]
}

/** More places than this tell nobody more. */
const placesMax = 1000
const replacement = 0xfffd

/**
 * UTF-8 bytes as text. Each sequence that is no UTF-8 becomes U+FFFD, by the rule of the Encoding Standard
 * that the longest beginning of a right sequence counts as one. A byte order mark is kept.
 *
 * Written here because the core knows neither a browser nor Node. All bad places are one problem.
 */
export function decodeUtf8(bytes: Uint8Array, severity: Severity = 'error'): Decoded {
  const units = new Uint16Array(bytes.length)
  const bad: Span[] = []
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) {
      units[length++] = byte
      at++
      continue
    }
    const { point, taken } = sequence(bytes, at)
    at += taken
    if (point < 0) {
      if (bad.length < placesMax) bad.push({ from: length, to: length + 1 })
      units[length++] = replacement
    } else if (point > 0xffff) {
      units[length++] = 0xd7c0 + (point >> 10)
      units[length++] = 0xdc00 + (point & 0x3ff)
    } else units[length++] = point
  }
  return { text: textOf(units.subarray(0, length)), problems: problemsOf(bad, severity) }
}

/** The point of the sequence at `at`, or -1; and how many bytes it takes. */
function sequence(
  bytes: Uint8Array,
  at: number,
): { readonly point: number; readonly taken: number } {
  const lead = bytes[at] ?? 0
  const more =
    lead >= 0xc2 && lead < 0xe0 ? 1 : lead < 0xe0 ? 0 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : 0
  if (more === 0) return { point: -1, taken: 1 }
  let point = lead & (0x3f >> more)
  for (let each = 1; each <= more; each++) {
    const byte = bytes[at + each] ?? 0
    // The second byte may not make a longer form than needed, half of a pair, or more than U+10FFFF.
    const least = each > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const most = each > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    if (byte < least || byte > most) return { point: -1, taken: each }
    point = (point << 6) | (byte & 0x3f)
  }
  return { point, taken: more + 1 }
}

/** In pieces: a call takes only so many arguments. */
function textOf(units: Uint16Array): string {
  let text = ''
  for (let at = 0; at < units.length; at += 8192) {
    text += String.fromCharCode(...units.subarray(at, at + 8192))
  }
  return text
}

function problemsOf(bad: readonly Span[], severity: Severity): Problem[] {
  const [first] = bad
  if (!first) return []
  const details = { x: String(bad.length) }
  return [{ code: 'bad-utf8', severity, layer: 'bytes', ...first, places: bad, details }]
}
