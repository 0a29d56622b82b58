import { showControls } from '../../words/index.ts'
import type { Lane } from './lanes.ts'
import type { Drawn } from './pair.ts'
import { make, numberOf, set } from './svg.ts'

/** What the drawing says of one row. */
export interface DrawnRow {
  /** The whole row as a sentence. */
  readonly name: string
  /** The act, where the row is a message: set in another face. */
  readonly act: string
  /** Number of its conversation's colour, from 1; null where it belongs to none. */
  readonly colour: number | null
  readonly meaning: string
  /** The life line of the agent that a note is about, `p3`; null when it is about the run. */
  readonly lane: string | null
}

/** One row of the drawing and where it stands. */
export interface Place {
  readonly drawn: Drawn
  readonly lane: string | null
  /** The number at the sender; null for a note. */
  readonly circle: SVGGElement | null
  readonly top: number
  readonly middle: number
  readonly bottom: number
}

const lineHeight = 15
const baseline = 7
/** Below the last message, for the line that says where the reading stands. */
const footRoom = 16

/** Names a row, sets its label right above its arrow, and puts its number at the sender. */
export function dressRow(drawn: Drawn, row: DrawnRow): Place {
  const { group, labels, line } = drawn
  group.classList.add('row', row.meaning)
  group.dataset.row = String(drawn.row)
  set(group, { role: 'img', 'aria-label': row.name })
  if (!line) {
    const rect = group.querySelector('rect')
    const top = rect ? numberOf(rect, 'y') : 0
    const bottom = top + (rect ? numberOf(rect, 'height') : 0)
    return { drawn, lane: row.lane, circle: null, top, middle: (top + bottom) / 2, bottom }
  }
  if (row.colour !== null) {
    for (const part of ['line', 'fill', 'text']) {
      group.style.setProperty(`--thread-${part}`, `var(--conversation-${row.colour}-${part})`)
    }
  }
  const { start, end } = heightsOf(line)
  labels.forEach((label, at) => {
    for (const name of ['dy', 'dominant-baseline', 'text-anchor']) label.removeAttribute(name)
    set(label, { y: start - baseline - (labels.length - 1 - at) * lineHeight })
  })
  splitLabel(labels[0], drawn.row, row.act)
  const circle = make('g', { class: 'number' })
  const digits = String(drawn.row)
  const wide = Math.max(17, digits.length * 7 + 8)
  circle.append(
    make('rect', { x: -wide / 2, y: -8.5, width: wide, height: 17, rx: 8.5 }),
    make('text', { y: 4 }, digits),
  )
  group.append(circle)
  return {
    drawn,
    lane: null,
    circle,
    top: start - baseline - labels.length * lineHeight + 3,
    middle: start,
    bottom: Math.max(start + 7, end),
  }
}

/** The number moves to the sender; act and content are told apart by their faces. */
function splitLabel(label: SVGTextElement | undefined, n: number, act: string): void {
  const text = label?.textContent ?? ''
  const start = `${n} ${act}`
  if (!label || act === '' || !text.startsWith(start)) return
  const content = text.slice(start.length).replace(/^ · /, '')
  label.replaceChildren(make('tspan', { class: 'act' }, act))
  if (content !== '')
    label.append(make('tspan', { class: 'content', dx: 7 }, showControls(content)))
}

/** A straight arrow has one height; one that returns to its sender begins and ends at two. */
function heightsOf(line: SVGElement): { start: number; end: number } {
  if (line.localName === 'line') {
    const y = numberOf(line, 'y1')
    return { start: y, end: y }
  }
  const numbers = (line.getAttribute('d')?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const start = numbers[1] ?? 0
  return { start, end: numbers.at(-1) ?? start }
}

/** The boxes with the names move into a drawing of their own, above the one they came from. */
export function takeHeads(svg: SVGSVGElement, lanes: readonly Lane[]): SVGSVGElement {
  const { x, y, width, height } = svg.viewBox.baseVal
  const bottom = Math.max(
    y,
    ...lanes.flatMap(({ head }) =>
      [...head.querySelectorAll('rect')].map(
        (rect) => numberOf(rect, 'y') + numberOf(rect, 'height'),
      ),
    ),
  )
  const heads = make('svg', { class: 'heads', 'aria-hidden': 'true' })
  heads.append(...lanes.map(({ head }) => head))
  set(heads, { viewBox: `${x} ${y} ${width} ${bottom - y}` })
  const floor = y + height + footRoom
  set(svg, { viewBox: `${x} ${bottom} ${width} ${floor - bottom}` })
  for (const { line } of lanes) set(line, { y2: floor })
  return heads
}
