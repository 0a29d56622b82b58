import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, dropDraft, keepDraft } from './draft.ts'
import type { Project } from './project.ts'

const project = (text: string): Project => ({
  id: 'abcdefghijklmnop',
  title: 'Mine',
  origin: { kind: 'catalogue', id: 'kqml/two' },
  files: [{ name: 'dialogue.kqml', text }],
  open: ['dialogue.kqml'],
})

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft is there as soon as it was kept, for its scenario alone', () => {
  expect(keepDraft(project('(tell)'))).toBe(true)

  expect(draftOf('kqml/two')?.project).toEqual(project('(tell)'))
  expect(draftOf('kqml/three')).toBeNull()
})

test('a draft that the database has is dropped, and what was typed since stays', () => {
  keepDraft(project('(tell)'))

  dropDraft('kqml/two', '2020-01-01T00:00:00.000Z')
  expect(draftOf('kqml/two')).not.toBeNull()
  dropDraft('kqml/two', '9999-01-01T00:00:00.000Z')

  expect(draftOf('kqml/two')).toBeNull()
})

test('a text that is too long is not copied', () => {
  expect(keepDraft(project('x'.repeat(2_000_001)))).toBe(false)
  expect(kept.size).toBe(0)
})

test.each(['', '{', '[]', '{"savedAt":"x","project":{"id":7}}'])(
  'a draft of another make, %j, is nothing',
  (text) => {
    kept.set('parley:draft:kqml/two', text)
    expect(draftOf('kqml/two')).toBeNull()
  },
)

test('where the browser keeps nothing, nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('switched off')
    },
    setItem: () => {
      throw new Error('full')
    },
  })

  expect(keepDraft(project('(tell)'))).toBe(false)
  expect(draftOf('kqml/two')).toBeNull()
  dropDraft('kqml/two', '9999-01-01T00:00:00.000Z')
})
