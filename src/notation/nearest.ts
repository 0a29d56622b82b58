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
  const wanted = plain(word)
  let best: string | null = null
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1
  for (const each of words) {
    const known = plain(each)
    if (known === wanted) return each
    if (Math.abs(known.length - wanted.length) >= least) continue
    const found = distance(wanted, known)
    if (found < least) {
      least = found
      best = each
    }
  }
  return best
}

const plain = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** How many slips lie between two words. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1)
      let least = Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
    }
    before = above
    above = line
  }
  return above[other.length] ?? 0
}
