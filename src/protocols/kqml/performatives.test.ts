import { describe, expect, test } from 'vitest'
import { customDialect, dialects, performatives, reservedParameters, withdrawn } from './index.ts'
import type { PerformativeRow } from './index.ts'

const rows = Object.entries<PerformativeRow>(performatives)
const known = new Set([...Object.keys(performatives), 'as-content', '*'])

describe('the reserved performatives of 1997', () => {
  test('are 36: 18 of discourse, 7 of intervention, 11 of facilitation', () => {
    const count = (name: string): number => rows.filter(([, row]) => row.class === name).length
    expect([rows.length, count('discourse'), count('intervention'), count('facilitation')]).toEqual(
      [36, 18, 7, 11],
    )
  })

  test.each(rows)('%s names only reserved words in its row', (_, row) => {
    expect([...row.responses, ...row.answersTo].filter((word) => !known.has(word))).toEqual([])
    expect(row.versions).toContain('97')
    expect(row.required.slice(0, 2)).toEqual(['sender', 'receiver'])
  })

  test('nothing answers error or sorry', () => {
    expect([performatives.error.responses, performatives.sorry.responses]).toEqual([[], []])
  })

  test('what embeds a message is said to', () => {
    const embedding = rows.filter(([, { content }]) => content === 'message').map(([name]) => name)
    expect(embedding.toSorted()).toEqual(
      [
        ...['advertise', 'unadvertise', 'subscribe', 'standby', 'forward', 'broadcast'],
        ...['broker-one', 'broker-all', 'recommend-one', 'recommend-all'],
        ...['recruit-one', 'recruit-all'],
      ].toSorted(),
    )
  })
})

test('there are nine reserved parameters', () => {
  expect(Object.keys(reservedParameters)).toEqual(
    'sender receiver from to in-reply-to reply-with language ontology content'.split(' '),
  )
})

describe('dialects', () => {
  test('1993 lacks what 1997 added, and has what 1997 gave up', () => {
    const old = dialects[1993].performatives
    expect(['uninsert', 'undelete', 'unadvertise'].filter((word) => old.includes(word))).toEqual([])
    expect(Object.keys(withdrawn).filter((word) => !old.includes(word))).toEqual([])
    expect(old.length).toBe(36 - 3 + 9)
  })

  test('1997 has the 36 and answers with tell', () => {
    const { performatives: words, answerWith } = dialects[1997]
    expect(words.length).toBe(36)
    expect(answerWith).toBe('tell')
    expect(dialects[1993].answerWith).toBe('reply')
  })

  test('a list of words makes a dialect that has these and no others', () => {
    const own = customDialect('desk', ['Query', 'reply'])
    expect(own.performatives).toEqual(['query', 'reply'])
    expect(own.answerWith).toBe('reply')
  })
})
