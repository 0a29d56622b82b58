import { TextReader, type Chunk, type TextReading } from './read.ts'
import type { ReadingRules } from './rules.ts'

/**
 * Reads a text whose former state was read before: only the chunks that the difference touches are read
 * again, the others are the same objects as in `previous`.
 *
 * Places are relative to each chunk's origin, whether or not there was a former state. The result
 * is the same as that of reading everything anew.
 */
export function rereadText(
  text: string,
  rules: ReadingRules,
  previous: TextReading | null,
): TextReading {
  const reader = new TextReader(text, rules, true)
  if (previous?.rules !== rules) return readOn(reader, text, rules, 0)
  const { same, shift, tail } = difference(previous.text, text)
  const kept = keepBefore(reader, previous.chunks, same)
  let at = kept === 0 ? 0 : end(previous.chunks[kept - 1])
  // What was ended by force depended on all that follows; only behind the last such chunk nothing did.
  let old = Math.max(kept, firstWholeTail(previous.chunks))
  while (at < text.length) {
    const known = reader.chunks.length
    at = reader.next(at)
    const added = reader.chunks[known]
    if (!added) break
    const start = added.origin + added.reading.from
    if (start < tail || !reader.patient) continue
    while (old < previous.chunks.length && begin(previous.chunks[old]) < start - shift) old++
    const chunk = previous.chunks[old]
    if (!chunk || begin(chunk) !== start - shift) continue
    reader.chunks.pop()
    for (let each = old; each < previous.chunks.length; each++) {
      const { origin, reading } = previous.chunks[each] ?? chunk
      reader.chunks.push(
        shift === 0 && each > 0
          ? (previous.chunks[each] ?? chunk)
          : { origin: origin + shift, reading },
      )
    }
    break
  }
  return { text, rules, chunks: reader.chunks }
}

function readOn(reader: TextReader, text: string, rules: ReadingRules, from: number): TextReading {
  let at = from
  while (at < text.length) at = reader.next(at)
  return { text, rules, chunks: reader.chunks }
}

const begin = (chunk: Chunk | undefined): number => (chunk ? chunk.origin + chunk.reading.from : 0)
const end = (chunk: Chunk | undefined): number => (chunk ? chunk.origin + chunk.reading.to : 0)

/** Takes over the chunks that end before the difference; returns how many. */
function keepBefore(reader: TextReader, chunks: readonly Chunk[], same: number): number {
  let kept = 0
  for (const chunk of chunks) {
    if (end(chunk) >= same || !chunk.reading.whole) break
    reader.chunks.push(chunk)
    kept++
  }
  return kept
}

function firstWholeTail(chunks: readonly Chunk[]): number {
  let index = chunks.length
  while (index > 0 && chunks[index - 1]?.reading.whole) index--
  return index
}

interface Difference {
  /** So many characters at the beginning are the same. */
  readonly same: number
  /** From here on the new text ends like the old one. */
  readonly tail: number
  /** How far the common end has moved. */
  readonly shift: number
}

function difference(old: string, now: string): Difference {
  const shorter = Math.min(old.length, now.length)
  const shift = now.length - old.length
  let same = 0
  while (same < shorter && old.charCodeAt(same) === now.charCodeAt(same)) same++
  let tail = now.length
  while (
    tail > same &&
    tail - shift > same &&
    old.charCodeAt(tail - shift - 1) === now.charCodeAt(tail - 1)
  )
    tail--
  return { same, tail, shift }
}
