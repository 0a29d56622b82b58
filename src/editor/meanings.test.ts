import { expect, test } from 'vitest'
import { operators } from '../content/index.ts'
import { performatives, reservedParameters, withdrawn } from '../protocols/kqml/index.ts'
import { meaningOf } from './meanings.ts'

test('every performative and every reserved parameter of KQML has a meaning', () => {
  const words = [
    ...Object.keys({ ...performatives, ...withdrawn }),
    ...Object.keys(reservedParameters).map((name) => `:${name}`),
  ]

  expect(words.filter((word) => !meaningOf('kqml', word, 'en'))).toEqual([])
})

test('what has a meaning in KIF is one of its operators', () => {
  const known = Object.keys(operators).filter((word) => meaningOf('kif', word, 'en'))

  expect(known.length).toBeGreaterThan(40)
})

test('a meaning comes in the language that is on, with its source', () => {
  expect(meaningOf('kqml', 'tell', 'zh')).toEqual({
    term: 'tell',
    meaning: '表示发送者持有该语句。',
    source: '[KQML97] A Proposal for a new KQML Specification (UMBC TR CS-97-03), 1997',
  })
  expect(meaningOf('kqml', 'sorely', 'en')).toBeNull()
})
