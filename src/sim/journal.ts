import { isRow, type Entry } from './entry.ts'

/** The record of a run as it grows, or of a stretch of it that is played again. */
export class Journal {
  /** How many entries lie before the first one held here. */
  readonly base: number
  readonly entries: Entry[]
  /** Indexes of the entries that are rows. */
  readonly rows: number[]

  constructor(base = 0, entries: Entry[] = [], rows: number[] = []) {
    this.base = base
    this.entries = entries
    this.rows = rows
  }

  /** The index of the next entry. */
  get length(): number {
    return this.base + this.entries.length
  }

  /** Takes the next entry, whose `i` is `length`, and returns its index. */
  add(entry: Entry): number {
    const index = this.length
    this.entries.push(entry)
    if (isRow(entry)) this.rows.push(index)
    return index
  }

  /** The same for an entry that is known to be no row. */
  addPlain(entry: Entry): number {
    return this.base + this.entries.push(entry) - 1
  }

  /** The same for an entry that is known to be a row. */
  addRow(entry: Entry): number {
    const index = this.addPlain(entry)
    this.rows.push(index)
    return index
  }
}
