import { expect, test } from 'vitest'
import type { SequenceDrawing } from '../../views/index.ts'
import { pairRows } from './pair.ts'
import { sanitiseSvg } from './sanitise.ts'

/** The parts that matter, in the order in which Mermaid 12.3 writes them: notes first, a label before its line. */
const picture = (inside: string) => {
  const svg = sanitiseSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><line class="actor-line" data-id="p1"/>${inside}</svg>`,
  )
  if (!svg) throw new Error('no picture')
  return svg
}
const label = (text: string): string => `<text class="messageText">${text}</text>`
const arrow = (kind: 0 | 1): string =>
  `<line class="messageLine${kind}" data-from="p1" data-to="p2"/>`
const loop = '<path class="messageLine0" d="M 76,320 C 136,310 136,350 76,340"/>'
const note = '<g data-et="note"><rect/><text class="noteText">x</text></g>'

const drawing = (messages: number[], notes: number[] = []): SequenceDrawing => ({
  text: '',
  messages,
  notes,
  participants: [],
  window: { first: 1, last: 9 },
})

test('the n-th arrow is the n-th message, whatever its kind', () => {
  const svg = picture(label('61 ask') + arrow(0) + label('62 tell') + arrow(1) + label('63') + loop)

  const pairs = pairRows(svg, drawing([61, 62, 63]))

  expect(pairs?.map(({ row, labels }) => [row, labels.map((each) => each.textContent)])).toEqual([
    [61, ['61 ask']],
    [62, ['62 tell']],
    [63, ['63']],
  ])
})

test('a label of several lines belongs to the one arrow that follows it', () => {
  const svg = picture(label('1 a') + label('b') + arrow(0) + label('2 c') + arrow(0))

  expect(pairRows(svg, drawing([1, 2]))?.map(({ labels }) => labels.length)).toEqual([2, 1])
})

test('notes are counted apart and shift no arrow', () => {
  const svg = picture(note + label('1') + arrow(0) + label('3') + arrow(0))

  const pairs = pairRows(svg, drawing([1, 3], [2]))

  expect(pairs?.map(({ row, line }) => [row, line === null])).toEqual([
    [1, false],
    [3, false],
    [2, true],
  ])
})

test('a picture that lacks an arrow is not paired at all', () => {
  expect(pairRows(picture(label('1') + arrow(0)), drawing([1, 2]))).toBeNull()
})
