/** Longer words than this are not what anybody mistyped. */
const lengthMax = 40

/**
 * The word of the list that was probably meant, or null when none is near.
 *
 * Case, underscores and camel case count for nothing: `replyWith` and `in_reply_to` are their
 * hyphenated kin at once. Else as many slips (a letter too many, too few, other, or two swapped) are
 * forgiven as the word has thirds, three at most. Of several equally near the first wins.
 */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  if (word.length > lengthMax) return null
  const wanted = hyphenated(word)
  let best: string | null = null
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1
  for (const each of words) {
    const known = plain(each)
    if (known === wanted) return each
    if (Math.abs(known.length - wanted.length) >= least) continue
    const found = distance(wanted, known, least)
    if (found < least) {
      least = found
      best = each
    }
  }
  return best
}

/** The lists of words are few and always the same. */
const plainWords = new Map<string, string>()
const plainMax = 2000

function plain(word: string): string {
  let known = plainWords.get(word)
  if (known === undefined) {
    known = hyphenated(word)
    if (plainWords.size < plainMax) plainWords.set(word, known)
  }
  return known
}

const hyphenated = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** How many slips lie between two words; `most` or more is told as some number from `most` on. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1)
      let slips = Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      line.push(slips)
      least = Math.min(least, slips)
    }
    // A swap looks back two rows, so only two rows without hope end it.
    if (least >= most && Math.min(...above) >= most) return most
    before = above
    above = line
  }
  return above[other.length] ?? 0
}
