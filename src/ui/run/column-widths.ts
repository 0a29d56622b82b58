import type { Row, TableColumn } from '../../views/index.ts'

export interface ColumnTexts {
  readonly heads: Readonly<Record<TableColumn, string>>
  readonly nameOf: (agent: string) => string
  readonly fateOf: (row: Row) => string
}

/** Advance of a letter at 12 px in the faces of the page, in px; a Chinese one takes two. */
const letter = 6.9
const codeLetter = 7.3
/** Between one column and the next. */
const gap = 8
/** The sign before a fate, with what is between them. */
const sign = 18

/** No column takes more than this, in letters. */
const lettersMax = 22

/**
 * Widths of the table's columns by what stands in them, as `grid-template-columns`. Act and fate are whole;
 * the names give way first, and the content has what is left.
 */
export function columnWidths(rows: readonly Row[], { heads, nameOf, fateOf }: ColumnTexts): string {
  const longest = { from: 0, to: 0, act: 0, fate: 0 }
  const take = (column: keyof typeof longest, text: string): void => {
    longest[column] = Math.max(longest[column], lettersOf(text))
  }
  for (const column of ['from', 'to', 'act', 'fate'] as const) take(column, heads[column])
  for (const row of rows) {
    take('fate', fateOf(row))
    if (row.kind !== 'letter') continue
    take('from', nameOf(row.letter.from))
    take('to', nameOf(row.letter.to))
    take('act', row.letter.tags.act)
  }
  const px = (column: keyof typeof longest, each: number): number =>
    Math.ceil(Math.min(longest[column], lettersMax) * each + gap)
  const name = (column: 'from' | 'to'): string => `minmax(56px, ${px(column, letter)}px)`
  const act = `${px('act', codeLetter)}px`
  const fate = `${px('fate', letter) - gap + sign}px`
  return `44px 72px ${name('from')} ${name('to')} ${act} minmax(72px, 1fr) ${fate}`
}

/** East Asian letters are twice as wide as others. */
const lettersOf = (text: string): number =>
  text.length + (text.match(/[\u2e80-\uffef]/g) ?? []).length
