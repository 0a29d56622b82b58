import type { FindingList } from './finding-list.ts'
import { within, type ReadingRules } from './rules.ts'

/**
 * Finds the end of a word that holds more than plain characters; at least one character is taken.
 *
 * `at` is the first character that is not known to be plain. What no word may hold by the letter is named
 * once, where it first stands. `bars` says whether `|` may open a stretch that holds anything.
 */
export function oddWordEnd(
  text: string,
  [from, at, limit]: readonly [from: number, at: number, limit: number],
  rules: ReadingRules,
  bars: boolean,
  findings: FindingList,
): number {
  let to = at
  let named = false
  for (; to < limit; to++) {
    const kind = rules.within[text.charCodeAt(to)]
    if (kind === within.part) continue
    if (kind !== within.odd && to > from) break
    const character = text.charAt(to)
    if (character === '\\' && rules.wordEscapes) {
      to = Math.min(to + 1, limit - 1)
      continue
    }
    if (!named) findings.find(character > '\u007f' ? 'non-ascii' : 'bad-character', to, to + 1)
    named = true
    if (character === '|' && bars) to = barEnd(text, to, limit)
  }
  return Math.max(to, from + 1)
}

/**
 * The closing bar of `|…|`, or the opening one when there is none. Looked for before the next
 * parenthesis or line only, so that nothing behind a form changes what it holds.
 */
function barEnd(text: string, at: number, limit: number): number {
  for (let to = at + 1; to < limit; to++) {
    const character = text.charAt(to)
    if (character === '|') return to
    if ('()\n\r'.includes(character)) return at
  }
  return at
}
