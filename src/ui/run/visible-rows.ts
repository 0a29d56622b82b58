/** Firefox lets an element of more than about 20,000,000 px collapse; half of it leaves room for zoom. */
const heightMax = 10_000_000

export interface Scroll {
  readonly top: number
  /** Height of what is seen. */
  readonly height: number
}

export interface VisibleRows {
  /** Index of the first row to draw, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Where the first drawn row stands, in px from the top of the scrolled area. */
  readonly offset: number
  /** Height of the scrolled area. */
  readonly height: number
}

const spare = 6

/** Which of many rows of one height are seen. Very long lists scroll faster than the wheel says. */
export function visibleRows(
  count: number,
  rowHeight: number,
  { top, height }: Scroll,
): VisibleRows {
  const real = count * rowHeight
  const shown = Math.min(real, heightMax)
  const at = Math.max(0, Math.min(top, Math.max(0, shown - height)))
  const realAt = at * scaleOf(real, shown, height)
  const from = Math.max(0, Math.floor(realAt / rowHeight) - spare)
  const to = Math.min(count, Math.ceil((realAt + height) / rowHeight) + spare)
  return { from, to, offset: at + from * rowHeight - realAt, height: shown }
}

/** The scroll position that brings a row into view, or null when it is in view. */
export function scrollToRow(
  index: number,
  count: number,
  rowHeight: number,
  { top, height }: Scroll,
): number | null {
  const real = count * rowHeight
  const shown = Math.min(real, heightMax)
  const scale = scaleOf(real, shown, height)
  const realAt = top * scale
  const rowTop = index * rowHeight
  if (rowTop >= realAt && rowTop + rowHeight <= realAt + height) return null
  const wanted = rowTop < realAt ? rowTop : rowTop + rowHeight - height
  return Math.max(0, Math.min(wanted / scale, shown - height))
}

const scaleOf = (real: number, shown: number, height: number): number =>
  shown <= height ? 1 : (real - height) / (shown - height)
