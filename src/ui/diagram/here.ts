import { make, set } from './svg.ts'

/** From where to where something reaches, in the units of the drawing. */
export type Reach = readonly [number, number]

const inset = 16
const padding = 6

/**
 * Where words of a width stand free of what is taken: at the right end, else at the left one, else in the
 * middle of the widest gap. Returns their left edge.
 */
export function freePlace(wide: number, [left, right]: Reach, taken: readonly Reach[]): number {
  const [first, last] = [left + inset, right - inset - wide]
  const isFree = (x: number): boolean => taken.every(([from, to]) => x + wide <= from || x >= to)
  if (isFree(last)) return last
  if (isFree(first)) return first
  const ends = [...taken].sort(([one], [other]) => one - other)
  const gaps = ends.map(([, to], at): Reach => [to, ends[at + 1]?.[0] ?? right - inset])
  const [from, to] = gaps.reduce((best, gap) => (gap[1] - gap[0] > best[1] - best[0] ? gap : best))
  return to - from >= wide ? (from + to - wide) / 2 : last
}

/** "You are here": a line across the drawing with words where they cover no number. */
export function hereLine() {
  const group = make('g', { class: 'here', 'aria-hidden': 'true' })
  const line = make('line')
  const head = make('path')
  const ground = make('rect', { y: -9, height: 18 })
  const text = make('text', { y: 4 })
  group.append(line, head, ground, text)
  let ends: Reach = [0, 0]
  let around: readonly Reach[] = []
  const fitGround = (): void => {
    const wide = text.getComputedTextLength() + 2 * padding
    const x = freePlace(wide, ends, around)
    set(ground, { x, width: wide })
    set(text, { x: x + wide - padding })
  }
  return {
    group,
    stretch: (from: number, to: number): void => {
      ends = [from, to]
      set(line, { x1: from + 6, x2: to })
      set(head, { d: `M${from} -5l6 5l-6 5z` })
      fitGround()
    },
    move: (y: number | null, words: string, taken: readonly Reach[]): void => {
      group.classList.toggle('off', y === null)
      if (y === null) return
      around = taken
      text.textContent = words
      fitGround()
      set(group, { transform: `translate(0 ${y})` })
    },
  }
}
