import { expect, test } from 'vitest'
import { arrival, journal, letter } from './journal.fixture.ts'
import { createRows } from './rows.ts'
import { markdownTable } from './table.ts'

const words = {
  columns: {
    n: 'No.',
    tick: 'Time',
    from: 'From',
    to: 'To',
    act: 'Act',
    content: 'Content',
    fate: 'Fate',
  },
  nameOf: (agent: string) => agent,
  fateOf: () => 'arrived',
  sayEvent: () => 'the run was bounded',
}

test('the rows are a table that Markdown reads, whatever the contents hold', () => {
  const rows = createRows({
    kqml: () => ({ summary: 'a|b\n<i>', thread: '', direction: 'request', text: '' }),
  })
  rows.append(
    journal(...arrival(letter('m#1')), {
      kind: 'bound',
      bound: 'entries',
      limit: 2,
      tick: 1,
      cause: null,
    }),
  )

  expect(markdownTable(rows.list, words)).toBe(`| No. | Time | From | To | Act | Content | Fate |
| --- | --- | --- | --- | --- | --- | --- |
| 1 | 1 | buyer@main | store@main | ask-if | a\\|b \\<i\\> | arrived |
| 2 | 1 |  |  |  | the run was bounded | arrived |
`)
})
