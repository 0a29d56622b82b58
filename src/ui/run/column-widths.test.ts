import { expect, test } from 'vitest'
import { createRows, type TableColumn } from '../../views/index.ts'
import { letters } from '../state/run-client.fixture.ts'
import { columnWidths } from './column-widths.ts'

const heads: Record<TableColumn, string> = {
  n: 'No.',
  tick: 'Time',
  from: 'From',
  to: 'To',
  act: 'Act',
  content: 'Content',
  fate: 'Fate',
}

function widthsWith(fate: string, name: (agent: string) => string): string[] {
  const rows = createRows({})
  rows.append(letters(3))
  const widths = columnWidths(rows.list, { heads, nameOf: name, fateOf: () => fate })
  return widths.split(/ (?![^(]*\))/)
}

test('there is a width for each of the seven columns', () => {
  expect(widthsWith('delivered', (agent) => agent)).toHaveLength(7)
})

test('a column is as wide as its longest text, and Chinese letters count twice', () => {
  const [, , from, , , , fate] = widthsWith('delivered', () => 'participant-0')
  const chinese = widthsWith('已经送达了', () => 'participant-0').at(-1)

  expect(from).toBe('minmax(56px, 98px)')
  expect(Number.parseInt(fate ?? '')).toBeGreaterThan(9 * 6.9 + 17)
  expect(Number.parseInt(chinese ?? '')).toBeGreaterThan(Number.parseInt(fate ?? ''))
})

test('a name that never ends does not take the table', () => {
  const [, , from] = widthsWith('delivered', () => 'x'.repeat(5000))
  expect(from).toBe('minmax(56px, 160px)')
})
