import type { SequenceDrawing } from '../../views/index.ts'
import { findLanes, placeMessage, placeNote, spreadLanes } from './lanes.ts'
import { pairRows } from './pair.ts'
import { dressRow, takeHeads, type DrawnRow, type Place } from './parts.ts'
import { make, set } from './svg.ts'

/** Where the reading of the run stands. */
export interface Standing {
  readonly point: number
  readonly reached: number
  readonly selected: number | null
  readonly focused: number | null
  /** What stands at the reading point: "you are here". */
  readonly here: string
}

/** A drawing taken apart: the heads of the life lines stay in sight while the rest scrolls. */
export interface Diagram {
  readonly heads: SVGSVGElement
  readonly body: SVGSVGElement
  /** Fills the room it has; both parts must be in the page, where texts can be measured. */
  readonly spread: (room: number) => void
  readonly stand: (standing: Standing) => void
  /** Middle of a row in px from the top of the body, to scroll to; null when it is not drawn. */
  readonly middleOf: (row: number) => number | null
}

/** Makes a drawing out of what Mermaid drew; null when its arrows are not those of the text. */
export function buildDiagram(
  svg: SVGSVGElement,
  drawing: SequenceDrawing,
  describe: (row: number) => DrawnRow,
): Diagram | null {
  const pairs = pairRows(svg, drawing)
  if (!pairs) return null
  const lanes = findLanes(svg)
  const places = new Map<number, Place>(
    pairs.map((drawn) => [drawn.row, dressRow(drawn, describe(drawn.row))]),
  )
  const heads = takeHeads(svg, lanes)
  const tint = make('rect', { class: 'tint', rx: 6 })
  const focus = make('rect', { class: 'focus', rx: 6 })
  const here = hereLine()
  svg.prepend(tint)
  svg.append(here.group, focus)
  const rows = [...places.keys()].sort((a, b) => a - b)

  const frame = (rect: SVGRectElement, n: number | null): void => {
    const place = n === null ? undefined : places.get(n)
    rect.classList.toggle('off', !place)
    if (place) set(rect, { y: place.top - 3, height: place.bottom - place.top + 5 })
  }
  /** The middle between a row and the next one. */
  const below = (n: number): number | null => {
    const before = places.get(rows.findLast((row) => row <= n) ?? 0)
    const after = places.get(rows.find((row) => row > n) ?? 0)
    if (before) return after ? (before.bottom + after.top) / 2 : before.bottom + 5
    return after && n === 0 ? after.top - 6 : null
  }

  return {
    heads,
    body: svg,
    spread: (room) => {
      const drawn = spreadLanes(lanes, pairs, room)
      const width = Math.max(room, drawn)
      const left = Math.min(0, (drawn - room) / 2)
      for (const part of [heads, svg]) {
        const { y, height } = part.viewBox.baseVal
        set(part, { viewBox: `${left} ${y} ${width} ${height}`, width, height })
      }
      for (const { drawn: each, lane, circle, middle } of places.values()) {
        if (each.line) placeMessage(each, lanes)
        else placeNote(each, lanes.find(({ id }) => id === lane) ?? null, drawn)
        const from = lanes.find(({ id }) => id === each.line?.dataset.from)
        if (circle && from) set(circle, { transform: `translate(${from.x} ${middle})` })
      }
      set(tint, { x: left + 8, width: width - 16 })
      set(focus, { x: left + 9, width: width - 18 })
      here.stretch(left, left + width)
    },
    stand: ({ point, reached, selected, focused, here: words }) => {
      for (const [n, { drawn }] of places) {
        drawn.group.classList.toggle('later', n > point)
        drawn.group.classList.toggle('unseen', n > reached)
        drawn.group.classList.toggle('selected', n === selected)
      }
      frame(tint, selected)
      frame(focus, focused)
      here.move(below(point), words)
    },
    middleOf: (n) => {
      const place = places.get(n)
      return place ? (place.top + place.bottom) / 2 - svg.viewBox.baseVal.y : null
    },
  }
}

/** "You are here": a line across the drawing with words at its end. */
function hereLine() {
  const group = make('g', { class: 'here', 'aria-hidden': 'true' })
  const line = make('line')
  const head = make('path')
  const ground = make('rect', { y: -9, height: 18 })
  const text = make('text', { y: 4 })
  group.append(line, head, ground, text)
  let right = 0
  const fitGround = (): void => {
    const wide = text.getComputedTextLength() + 12
    set(ground, { x: right - 16 - wide, width: wide })
    set(text, { x: right - 22 })
  }
  return {
    group,
    stretch: (from: number, to: number): void => {
      right = to
      set(line, { x1: from + 6, x2: to })
      set(head, { d: `M${from} -5l6 5l-6 5z` })
      fitGround()
    },
    move: (y: number | null, words: string): void => {
      group.classList.toggle('off', y === null)
      if (y === null) return
      text.textContent = words
      fitGround()
      set(group, { transform: `translate(0 ${y})` })
    },
  }
}
