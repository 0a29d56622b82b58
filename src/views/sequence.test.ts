import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrival, journal, letter } from './journal.fixture.ts'
import { createRows } from './rows.ts'
import { sequenceText, windowAround, windowSizes, type SequenceRequest } from './sequence.ts'

const local = (agent: string): string => agent.slice(0, agent.indexOf('@'))
const request = (first: number, last: number): SequenceRequest => ({
  window: { first, last },
  nameOf: local,
  sayEvent: (row) => row.event,
})

const dialogue = () => {
  const rows = createRows({
    kqml: (one) => ({
      summary: '(stock tv-50 31)',
      thread: 'q1',
      direction: one.tags.inReplyTo === undefined ? 'request' : 'answer',
      text: '',
    }),
  })
  rows.append(
    journal(
      ...arrival(letter('buyer@main#1')),
      ...arrival(
        letter('store@main#1', {
          from: 'store@main',
          to: 'buyer@main',
          tags: { act: 'tell', inReplyTo: 'q1' },
        }),
      ),
      {
        kind: 'sent',
        letter: letter('buyer@main#2'),
        route: 'container',
        due: 3,
        tick: 2,
        cause: null,
      },
      { kind: 'dropped', letter: 'buyer@main#2', why: 'lost', by: 'f', tick: 3, cause: null },
      ...arrival(letter('buyer@main#3', { to: 'buyer@main' }), 4),
      { kind: 'broke', agent: 'store@main', error: 'x', tick: 5, cause: null },
      { kind: 'bound', bound: 'messages', limit: 4, tick: 5, cause: null },
    ),
  )
  return rows
}

test('requests are full, answers dashed, losses crossed, and the number opens each label', () => {
  const drawing = sequenceText(dialogue(), request(1, 6))

  expect(drawing.text).toBe(`sequenceDiagram
participant p1 as buyer
participant p2 as store
p1->>p2: 1 ask#45;if · #40;stock tv#45;50 31#41;
p2-->>p1: 2 tell · #40;stock tv#45;50 31#41;
p1-xp2: 3 ask#45;if · #40;stock tv#45;50 31#41;
p1->>p1: 4 ask#45;if · #40;stock tv#45;50 31#41;
Note over p2: 5 broke
Note over p1,p2: 6 bound
`)
  expect(drawing.messages).toEqual([1, 2, 3, 4])
  expect(drawing.notes).toEqual([5, 6])
})

test('a window keeps the numbers of the whole run and shows only those who speak in it', () => {
  const drawing = sequenceText(dialogue(), request(4, 4))

  expect(drawing.text).toBe(`sequenceDiagram
participant p1 as buyer
p1->>p1: 4 ask#45;if · #40;stock tv#45;50 31#41;
`)
})

test('a hostile agent name never becomes an id', () => {
  const rows = createRows({})
  rows.append(journal(...arrival(letter('x', { from: 'end', to: '%%{init:{}}%%' }))))

  const { text } = sequenceText(rows, { ...request(1, 1), nameOf: (agent) => agent })

  expect(text).toContain('participant p1 as end\n')
  expect(text).toContain('participant p2 as #37;#37;#123;init#58;#123;#125;#125;#37;#37;\n')
})

test('a text that Mermaid would not read loses rows at its ends', () => {
  const rows = createRows({
    kqml: () => ({ summary: '('.repeat(200), thread: '', direction: 'request', text: '' }),
  })
  const named = (n: number) => ({ from: `${'-'.repeat(80)}${n}`, to: `${'_'.repeat(80)}${n}` })
  rows.append(
    journal(...Array.from({ length: 80 }, (_, n) => arrival(letter(`m#${n}`, named(n)))).flat()),
  )

  const drawing = sequenceText(rows, { ...request(1, 80), nameOf: (agent) => agent })

  expect(drawing.text.length).toBeLessThan(50_000)
  expect(drawing.window.first).toBeGreaterThan(1)
  expect(drawing.messages.length).toBe(drawing.window.last - drawing.window.first + 1)
})

test('the window holds the row with room around it, and never reaches past the run', () => {
  fc.assert(
    fc.property(
      fc.nat(500).chain((count) => fc.tuple(fc.constant(count), fc.nat(count))),
      fc.constantFrom(windowSizes.still, windowSizes.playing),
      ([count, around], size) => {
        const { first, last } = windowAround(around, count, size)
        expect(first).toBeGreaterThanOrEqual(1)
        expect(last).toBeLessThanOrEqual(count)
        expect(last - first + 1).toBe(Math.min(size, count))
        if (around > 0) {
          expect(around).toBeGreaterThanOrEqual(first)
          expect(around).toBeLessThanOrEqual(last)
        }
      },
    ),
    { seed: 20260101 },
  )
})

test('stepping through half a window keeps it still', () => {
  const windows = Array.from({ length: 30 }, (_, n) => windowAround(91 + n, 1000, 60))

  expect(new Set(windows.map(({ first }) => first)).size).toBe(1)
})
