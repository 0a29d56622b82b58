import type { AgentId } from '../sim/index.ts'
import type { Row } from './rows.ts'

/** The columns of the table, in order. */
export const tableColumns = ['n', 'tick', 'from', 'to', 'act', 'content', 'fate'] as const

export type TableColumn = (typeof tableColumns)[number]

export interface TableWords {
  readonly columns: Readonly<Record<TableColumn, string>>
  readonly nameOf: (agent: AgentId) => string
  /** What became of the row, in a word or two. */
  readonly fateOf: (row: Row) => string
  readonly sayEvent: (row: Row & { readonly kind: 'event' }) => string
}

/** The rows as a Markdown table, ready for a report. */
export function markdownTable(rows: readonly Row[], words: TableWords): string {
  const head = tableColumns.map((column) => cell(words.columns[column]))
  const lines = [line(head), line(tableColumns.map(() => '---'))]
  for (const row of rows) lines.push(line(cellsOf(row, words).map(cell)))
  return `${lines.join('\n')}\n`
}

function cellsOf(row: Row, words: TableWords): string[] {
  const start = [String(row.n), String(row.tick)]
  if (row.kind === 'event') return [...start, '', '', '', words.sayEvent(row), words.fateOf(row)]
  const { from, to, tags } = row.letter
  return [...start, words.nameOf(from), words.nameOf(to), tags.act, row.summary, words.fateOf(row)]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Marks that Markdown would read are set off by a backslash; a cell stays on one line. */
const cell = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>|#]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, ' ')
