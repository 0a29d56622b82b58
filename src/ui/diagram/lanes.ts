import type { Drawn } from './pair.ts'
import { numberOf, set } from './svg.ts'

/**
 * Sets the life lines as far apart as their labels need.
 *
 * Mermaid measures a label before its `#45;` and kin are read back, so it takes every escaped mark for
 * seven letters and draws far too wide. What it stacked from top to bottom stays; from left to right
 * everything is placed again, with the width of the text that is really shown.
 */
export interface Lane {
  /** `p3`, as in the Mermaid text. */
  readonly id: string
  readonly line: SVGElement
  readonly head: SVGGElement
  /** Where Mermaid put it. */
  readonly origin: number
  /** Where it stood before it was placed last. */
  before: number
  x: number
}

const margin = 16
const headGap = 20
const headPadding = 14
const headLeast = 88
/** From the life line to the label, past the number. */
const labelStart = 16
const labelEnd = 18
const labelLeast = 110
const gapMost = 300

export function findLanes(svg: SVGSVGElement): Lane[] {
  const heads = [...svg.querySelectorAll<SVGGElement>('g[data-et="participant"]')]
  const lanes = heads.flatMap((head) => {
    const id = head.dataset.id ?? ''
    const line = svg.querySelector<SVGElement>(`line.actor-line[data-id="${CSS.escape(id)}"]`)
    const origin = line ? numberOf(line, 'x1') : 0
    return line ? [{ id, line, head, origin, before: origin, x: origin }] : []
  })
  return lanes.sort((one, other) => one.origin - other.origin)
}

/** Places everything from left to right; returns the width that came of it. */
export function spreadLanes(lanes: readonly Lane[], drawn: readonly Drawn[], room: number): number {
  const heads = lanes.map(({ head }) => headWidth(head))
  const half = (at: number): number => (heads[at] ?? 0) / 2
  const gaps = lanes.slice(1).map((_, at) => half(at) + half(at + 1) + headGap)
  const sides = 2 * margin + half(0) + half(lanes.length - 1)
  const even = evenGaps(gaps, room - sides)
  const index = new Map(lanes.map(({ id }, at) => [id, at]))
  const spans = drawn.flatMap((each) => spanOf(each, index))

  // A label may be as wide as its arrow when the page is just filled; what is longer is cut.
  const widths = fitLabels(
    spans.map(({ each, left, right }) => {
      const length = left === right ? 200 : sum(even.slice(left, right))
      return { each, most: Math.max(labelLeast, length - labelStart - labelEnd) }
    }),
  )
  for (const { each, left, right } of spans) {
    if (left === right) continue
    const lack = (widths.get(each) ?? 0) + labelStart + labelEnd - sum(even.slice(left, right))
    if (lack > 0) {
      for (let at = left; at < right; at += 1) even[at] = (even[at] ?? 0) + lack / (right - left)
    }
  }
  let x = margin + half(0)
  lanes.forEach((lane, at) => {
    lane.before = lane.x
    lane.x = x
    x += even[at] ?? 0
  })
  const last = lanes.at(-1)
  const loops = spans.filter(({ left, right }) => left === right && left === lanes.length - 1)
  const loop = Math.max(0, ...loops.map(({ each }) => (widths.get(each) ?? 0) + labelStart))
  lanes.forEach((lane, at) => moveLane(lane, heads[at] ?? headLeast))
  return (last?.x ?? 0) + Math.max(half(lanes.length - 1), loop) + margin
}

/** Gaps that fill the room and are as even as the heads allow; none grows beyond what the eye spans. */
function evenGaps(least: readonly number[], room: number): number[] {
  const wide = Math.min(gapMost, room / Math.max(1, least.length))
  if (least.every((gap) => gap <= wide)) return least.map(() => wide)
  const free = Math.max(0, room - sum(least)) / Math.max(1, least.length)
  return least.map((gap) => Math.max(gap, Math.min(gapMost, gap + free)))
}

interface SpanOfRow {
  readonly each: Drawn
  readonly left: number
  readonly right: number
}

function spanOf(each: Drawn, index: ReadonlyMap<string, number>): SpanOfRow[] {
  const from = index.get(each.line?.dataset.from ?? '')
  const to = index.get(each.line?.dataset.to ?? '')
  if (from === undefined || to === undefined) return []
  return [{ each, left: Math.min(from, to), right: Math.max(from, to) }]
}

/** Puts a message between its two lanes: the label begins at the sender, past the number. */
export function placeMessage(each: Drawn, lanes: readonly Lane[]): void {
  const { line } = each
  const from = lanes.find(({ id }) => id === line?.dataset.from)
  const to = lanes.find(({ id }) => id === line?.dataset.to)
  if (!line || !from || !to) return
  const leftward = to.x < from.x
  for (const label of each.labels) {
    set(label, { x: from.x + (leftward ? -labelStart : labelStart) })
    label.classList.toggle('leftward', leftward)
  }
  if (line.localName === 'line') {
    set(line, {
      x1: numberOf(line, 'x1') - from.before + from.x,
      x2: numberOf(line, 'x2') - to.before + to.x,
    })
  } else set(line, { transform: `translate(${from.x - from.origin} 0)` })
}

/** A note stands over its agent, or over all of the drawing. */
export function placeNote(each: Drawn, lane: Lane | null, width: number): void {
  const rect = each.group.querySelector('rect')
  if (!rect) return
  const wide = Math.min(width - 8, lane ? widthOf(each) + 24 : width - 2 * margin)
  const most = Math.max(wide / 2 + 4, width - wide / 2 - 4)
  const centre = Math.min(Math.max(lane ? lane.x : width / 2, wide / 2 + 4), most)
  set(rect, { x: centre - wide / 2, width: wide })
  for (const text of each.group.querySelectorAll('text, tspan[x]')) set(text, { x: centre })
}

function moveLane(lane: Lane, width: number): void {
  set(lane.line, { x1: lane.x, x2: lane.x })
  for (const rect of lane.head.querySelectorAll('rect')) set(rect, { x: lane.x - width / 2, width })
  for (const text of lane.head.querySelectorAll('text, tspan[x]')) set(text, { x: lane.x })
}

const headWidth = (head: SVGGElement): number =>
  Math.max(
    headLeast,
    ...[...head.querySelectorAll('text')].map((text) => lengthOf(text) + 2 * headPadding),
  )

interface Fitting {
  readonly each: Drawn
  readonly most: number
}

/**
 * Cuts the contents of labels that are too wide; the inspector and the list have all of them. First
 * everything is written, then everything measured, then cut: a page that is measured and changed by turns
 * is laid out anew each time. Returns how wide each row's label is.
 */
function fitLabels(fittings: readonly Fitting[]): ReadonlyMap<Drawn, number> {
  const labels = fittings.flatMap(({ each, most }) =>
    each.labels.map((label) => {
      const content = label.querySelector('.content') ?? label
      const whole = content.getAttribute('data-whole') ?? content.textContent
      return { each, most, label, content, whole }
    }),
  )
  for (const { content, whole } of labels) {
    set(content, { 'data-whole': whole })
    if (content.textContent !== whole) content.textContent = whole
  }
  const measured = labels.map((one) => {
    const wide = lengthOf(one.label)
    return { ...one, wide, own: wide > one.most ? lengthOf(one.content) : 0 }
  })
  const widths = new Map<Drawn, number>()
  for (const { each, most, content, whole, wide, own } of measured) {
    widths.set(each, Math.max(widths.get(each) ?? 0, Math.min(wide, most)))
    if (wide <= most) continue
    const keep = Math.floor(whole.length * (1 - (wide - most) / Math.max(1, own)))
    content.textContent = `${whole.slice(0, Math.max(0, keep - 2))}…`
  }
  return widths
}

/** From where to where the label of each row reaches, measured all at once. */
export function reachesOf(drawn: readonly Drawn[]): [number, readonly [number, number]][] {
  return drawn.map((each) => {
    const wide = widthOf(each)
    const [label] = each.labels
    const x = label ? numberOf(label, 'x') : 0
    if (!each.line) return [each.row, [x - wide / 2, x + wide / 2]]
    return [
      each.row,
      label?.classList.contains('leftward') === true ? [x - wide, x] : [x, x + wide],
    ]
  })
}

const widthOf = (each: Drawn): number => Math.max(0, ...each.labels.map(lengthOf))

const lengthOf = (text: Element): number =>
  text instanceof SVGTextContentElement ? text.getComputedTextLength() : 0

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
