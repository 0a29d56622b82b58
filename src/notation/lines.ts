/** Counted from 1; columns count code points, a tab counts one, and LF, CR LF and a lone CR each end a line. */
export interface LineAndColumn {
  readonly line: number
  readonly column: number
}

/** Where the lines of a text begin, for many questions about one text. */
export class LineIndex {
  readonly #text: string
  readonly #starts: readonly number[]

  constructor(text: string) {
    this.#text = text
    this.#starts = lineStarts(text)
  }

  at(offset: number): LineAndColumn {
    const starts = this.#starts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: 1 + points(this.#text, starts[low] ?? 0, offset) }
  }
}

/** The line and column of one place. For many places of a text make a `LineIndex`. */
export const lineAndColumn = (text: string, offset: number): LineAndColumn =>
  new LineIndex(text).at(offset)

/** The offset of the first character of each line. */
function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1)
  }
  return starts
}

function points(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    count++
    if (isPair(text, at, to)) at++
  }
  return count
}

function isPair(text: string, at: number, to: number): boolean {
  const high = text.charCodeAt(at)
  if (high < 0xd800 || high > 0xdbff || at + 1 >= to) return false
  const low = text.charCodeAt(at + 1)
  return low >= 0xdc00 && low <= 0xdfff
}
