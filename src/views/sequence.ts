import type { AgentId } from '../sim/index.ts'
import { escapeLabel } from './label.ts'
import type { EventRow, LetterRow, Row, Rows } from './rows.ts'

/** Rows that are drawn at once: row numbers, both included. */
export interface SequenceWindow {
  readonly first: number
  readonly last: number
}

export interface SequenceRequest {
  readonly window: SequenceWindow
  readonly nameOf: (agent: AgentId) => string
  /** A row that is no letter, in a few words. */
  readonly sayEvent: (row: EventRow) => string
}

export interface SequenceDrawing {
  /** Mermaid text; shorter than what Mermaid is willing to read. */
  readonly text: string
  /** Row number of the n-th message of the text: the n-th arrow that Mermaid draws. */
  readonly messages: readonly number[]
  /** Row number of the n-th note of the text. */
  readonly notes: readonly number[]
  /** Agents in the order of their life lines. */
  readonly participants: readonly AgentId[]
  readonly window: SequenceWindow
}

/** Windows while the run stands still and while it plays; every 0.85 ms a message is felt when playing. */
export const windowSizes = { still: 60, playing: 30 } as const

/** Past 50,000 characters Mermaid draws an error picture without a word. */
const charactersMax = 49_000

/**
 * The window to draw around a row. It moves half a window at a time, so that stepping through a run
 * seldom draws anything anew, and always leaves a quarter before and after the row.
 */
export function windowAround(around: number, count: number, size: number): SequenceWindow {
  const half = Math.floor(size / 2)
  const page = Math.floor(Math.max(0, around - 1) / half)
  const last = Math.min(count, Math.max(1, page * half - Math.floor(half / 2) + 1) + size - 1)
  return { first: Math.max(1, last - size + 1), last }
}

/** The window as Mermaid text. A window whose text would grow too long loses rows at its ends. */
export function sequenceText(rows: Rows, request: SequenceRequest): SequenceDrawing {
  let { first, last } = request.window
  for (;;) {
    const drawing = draw(rows, { ...request, window: { first, last } })
    if (drawing.text.length <= charactersMax || last - first < 2) return drawing
    const cut = Math.ceil((last - first) / 4)
    first += cut
    last -= cut
  }
}

function draw(rows: Rows, request: SequenceRequest): SequenceDrawing {
  const { window, nameOf, sayEvent } = request
  const shown = rows.list.slice(window.first - 1, window.last)
  const participants = participantsOf(rows, shown)
  const lines = ['sequenceDiagram']
  for (const agent of participants) {
    lines.push(`participant ${idOf(rows, agent)} as ${escapeLabel(nameOf(agent))}`)
  }
  const messages: number[] = []
  const notes: number[] = []
  for (const row of shown) {
    if (row.kind === 'letter') {
      messages.push(row.n)
      lines.push(messageLine(rows, row))
    } else if (participants.length > 0) {
      notes.push(row.n)
      lines.push(noteLine(rows, row, participants, sayEvent(row)))
    }
  }
  return { text: `${lines.join('\n')}\n`, messages, notes, participants, window }
}

function participantsOf(rows: Rows, shown: readonly Row[]): AgentId[] {
  const met = new Set<AgentId>()
  for (const row of shown) {
    if (row.kind === 'letter') met.add(row.letter.from).add(row.letter.to)
    else if (row.agent !== null) met.add(row.agent)
  }
  return [...met].sort((a, b) => numberOf(rows, a) - numberOf(rows, b))
}

const numberOf = (rows: Rows, agent: AgentId): number => rows.agents.get(agent) ?? 0
const idOf = (rows: Rows, agent: AgentId): string => `p${numberOf(rows, agent)}`

function messageLine(rows: Rows, row: LetterRow): string {
  const { from, to } = row.letter
  return `${idOf(rows, from)}${arrowOf(row)}${idOf(rows, to)}: ${escapeLabel(labelOf(row))}`
}

/** The label before escaping: number, act, content in short. */
function labelOf(row: LetterRow): string {
  const { act } = row.letter.tags
  return row.summary === '' ? `${row.n} ${act}` : `${row.n} ${act} · ${row.summary}`
}

/** A request is drawn full and an answer dashed; what was dropped ends in a cross, as does what was withheld. */
function arrowOf(row: LetterRow): string {
  if (row.meaning === 'withheld') return '--x'
  if (row.fate !== 'delivered' && row.fate !== 'queued') return '-x'
  return row.direction === 'request' ? '->>' : '-->>'
}

function noteLine(
  rows: Rows,
  row: EventRow,
  participants: readonly AgentId[],
  said: string,
): string {
  const label = escapeLabel(`${row.n} ${said}`)
  if (row.agent !== null) return `Note over ${idOf(rows, row.agent)}: ${label}`
  const [left, right] = [participants[0], participants.at(-1)]
  if (left === undefined || right === undefined) throw new Error('A note needs a life line')
  const over = left === right ? idOf(rows, left) : `${idOf(rows, left)},${idOf(rows, right)}`
  return `Note over ${over}: ${label}`
}
