import type { SequenceDrawing } from '../../views/index.ts'
import { hereLine, type Reach } from './here.ts'
import { findLanes, placeMessage, placeNote, reachesOf, spreadLanes, type Lane } from './lanes.ts'
import { pairRows } from './pair.ts'
import { dressRow, takeHeads, type DrawnRow, type Place } from './parts.ts'
import { make, numberOf, set } from './svg.ts'

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
  /** From where to where a row's number and label reach, in px from the left of the body. */
  readonly reachOf: (row: number) => readonly [number, number] | null
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
  const reaches = new Map<number, Reach>()
  /** The middle between a row and the next one, and what those two reach over there. */
  const below = (n: number): { readonly y: number | null; readonly taken: readonly Reach[] } => {
    const around = [rows.findLast((row) => row <= n), rows.find((row) => row > n)]
    const [before, after] = around.map((row) => places.get(row ?? 0))
    const circle = before?.circle ? circleOf(before, lanes) : undefined
    const label = reaches.get(around[1] ?? 0)
    const taken = [circle, label].filter((reach) => reach !== undefined)
    if (before) return { y: after ? (before.bottom + after.top) / 2 : before.bottom + 5, taken }
    return { y: after && n === 0 ? after.top - 6 : null, taken }
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
      for (const [row, reach] of reachesOf(pairs)) reaches.set(row, reach)
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
      const { y, taken } = below(point)
      here.move(y, words, taken)
    },
    middleOf: (n) => {
      const place = places.get(n)
      return place ? (place.top + place.bottom) / 2 - svg.viewBox.baseVal.y : null
    },
    reachOf: (n) => {
      const place = places.get(n)
      const reach = reaches.get(n)
      if (!place || !reach) return null
      const { x } = svg.viewBox.baseVal
      const [left, right] = place.circle ? circleOf(place, lanes) : reach
      return [Math.min(left, reach[0]) - x, Math.max(right, reach[1]) - x]
    },
  }
}

/** What the number of a row covers at its sender. */
function circleOf({ drawn: { line }, circle }: Place, lanes: readonly Lane[]): Reach {
  const x = lanes.find(({ id }) => id === line?.dataset.from)?.x ?? 0
  const rect = circle?.querySelector('rect')
  const half = rect ? numberOf(rect, 'width') / 2 + 2 : 0
  return [x - half, x + half]
}
