import { expect, test } from 'vitest'
import { arrival, journal, letter } from './journal.fixture.ts'
import { createRows, type LetterRow } from './rows.ts'

test('a letter is one row, at the entry of its fate', () => {
  const rows = createRows({})

  rows.append(journal(...arrival(letter('buyer@main#1'), 4)))

  expect(rows.list).toMatchObject([
    { n: 1, entry: 1, tick: 5, sentAt: 4, meaning: 'delivered', fate: 'delivered' },
  ])
})

test('the same entries in one piece and one by one give the same rows', () => {
  const entries = journal(
    ...arrival(letter('buyer@main#1'), 0),
    ...arrival(letter('store@main#1', { from: 'store@main', to: 'buyer@main' }), 1),
    { kind: 'bound', bound: 'messages', limit: 2, tick: 3, cause: null },
  )
  const whole = createRows({})
  const pieces = createRows({})

  whole.append(entries)
  for (const entry of entries) pieces.append([entry])

  expect(pieces.list).toEqual(whole.list)
  expect([...pieces.agents]).toEqual([
    ['buyer@main', 1],
    ['store@main', 2],
  ])
})

test.each([
  ['lost', 'lost'],
  ['partition', 'lost'],
  ['crashed', 'lost'],
  ['unreadable', 'refused'],
  ['no-such-agent', 'refused'],
] as const)('a letter dropped as %s is told as %s', (why, meaning) => {
  const rows = createRows({})
  const [sent] = arrival(letter('buyer@main#1'))

  rows.append(
    journal(...(sent ? [sent] : []), {
      kind: 'dropped',
      letter: 'buyer@main#1',
      why,
      by: 'fault 1',
      tick: 1,
      cause: null,
    }),
  )

  expect(rows.list).toMatchObject([{ fate: why, meaning, by: 'fault 1' }])
})

test('a copy made by a fault is a row of its own', () => {
  const rows = createRows({})

  rows.append(
    journal(
      ...arrival(letter('buyer@main#1')),
      { kind: 'duplicated', letter: 'buyer@main#1', copy: 'buyer@main#1+', tick: 1, cause: null },
      { kind: 'delivered', letter: 'buyer@main#1+', tick: 2, cause: null },
    ),
  )

  expect(rows.list.map((row) => row.kind === 'letter' && row.letter.id)).toEqual([
    'buyer@main#1',
    'buyer@main#1+',
  ])
})

test('conversations are numbered in order of first appearance', () => {
  const rows = createRows({})
  const said = (id: string, conversation: string) =>
    letter(id, { tags: { act: 'inform', conversation } })

  rows.append(
    journal(
      ...arrival(said('a@main#1', 'c-9')),
      ...arrival(said('a@main#2', 'c-1')),
      ...arrival(said('a@main#3', 'c-9')),
    ),
  )

  expect(rows.list.map((row) => (row as LetterRow).thread)).toEqual([0, 1, 0])
  expect(rows.threads).toEqual(['c-9', 'c-1'])
})

test('a row knows the notes and letters it led to', () => {
  const rows = createRows({})
  const answer = letter('store@main#1', { from: 'store@main', to: 'buyer@main' })

  rows.append(
    journal(
      ...arrival(letter('buyer@main#1')),
      {
        kind: 'noted',
        agent: 'store@main',
        note: { code: 'fact-found', details: {} },
        tick: 1,
        cause: 1,
      },
      { kind: 'sent', letter: answer, route: 'container', due: 2, tick: 1, cause: 1 },
      { kind: 'woke', agent: 'store@main', reason: 'other', tick: 5, cause: null },
    ),
  )

  const [row] = rows.list
  expect(row && rows.consequencesOf(row).map(({ i }) => i)).toEqual([2, 3])
})

test('only a note that its room marks is a row', () => {
  const rows = createRows({})
  const noted = (code: string, row?: true) => ({
    kind: 'noted' as const,
    agent: 'buyer@main',
    note: { code, details: {}, ...(row ? { row } : {}) },
    tick: 0,
    cause: null,
  })

  rows.append(journal(noted('quiet'), noted('out-of-sequence', true)))

  expect(rows.list).toMatchObject([
    { kind: 'event', event: 'noted', meaning: 'wrong-turn', agent: 'buyer@main', n: 1 },
  ])
})
