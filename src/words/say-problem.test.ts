import { expect, test } from 'vitest'
import type { Problem } from '../notation/index.ts'
import { fill, fixSentence, problemSentence, words } from './index.ts'

const problem = (says: Partial<Problem>): Problem => ({
  code: 'unterminated',
  severity: 'error',
  layer: 'notation',
  from: 0,
  to: 1,
  details: {},
  ...says,
})
const said = (one: Problem, file: string): string => {
  const { template, details } = problemSentence(one, file, words.en)
  return fill(template, details)
}

test('a code that readers share is said in the words of the reader of the file', () => {
  expect(said(problem({}), 'call.acl')).toBe(fill(words.en.problems.acl.unterminated ?? ''))
  expect(said(problem({}), 'store.kif')).toBe(fill(words.en.problems.kif.unterminated ?? ''))
  expect(said(problem({}), 'call.acl')).not.toBe(said(problem({}), 'store.kif'))
})

test('what is wrong with the content of a message is said in the words of the content language', () => {
  const code = Object.keys(words.en.problems.kif).find((each) => each in words.en.problems.kqml)
  if (code === undefined) throw new Error('the two readers share no code')

  const { template } = problemSentence(problem({ code, layer: 'content' }), 'a.kqml', words.en)

  expect(template).toBe(words.en.problems.kif[code])
})

test('a finding that says why has a sentence of its own', () => {
  const contested = problem({
    code: 'contested',
    details: { why: 'open-list-of-acts', y: 'inform' },
  })

  expect(said(contested, 'a.acl')).toBe(
    fill(words.en.problems.acl['contested:open-list-of-acts'] ?? '', { y: 'inform' }),
  )
})

test('a code without a sentence is shown as it is', () => {
  const unknown = problem({ code: 'from-the-future' })
  const fix = { code: 'mend', edits: [], certain: false }

  expect(problemSentence(unknown, 'a.kqml', words.zh).template).toBe('`from-the-future`')
  expect(fixSentence(fix, unknown, 'a.kqml', words.zh).template).toBe('`mend`')
})

test('every sentence is there in both languages, with the same marks to fill in', () => {
  const marks = (template: string): string[] =>
    [...new Set(template.match(/\{[\w-]+\}/g) ?? [])].sort()
  const sentences = (language: 'en' | 'zh'): [string, string][] =>
    [words[language].problems, words[language].fixes, words[language].notes].flatMap((part) =>
      Object.values(part).flatMap((room) => Object.entries(room)),
    )
  const [english, chinese] = [sentences('en'), sentences('zh')]

  expect(chinese.map(([code]) => code)).toEqual(english.map(([code]) => code))
  const different = english.filter(([, template], n) => {
    const other = chinese[n]?.[1] ?? ''
    return marks(template).join() !== marks(other).join()
  })
  expect(different.map(([code]) => code)).toEqual([])
})
