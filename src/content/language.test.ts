import { expect, test } from 'vitest'
import { contentLanguage, loadFacts } from './index.ts'

test('languages are found without regard to case, and an unknown one is not', () => {
  expect(contentLanguage('kif')?.name).toBe('KIF')
  expect(contentLanguage('Plain-Text')?.name).toBe('plain-text')
  expect(contentLanguage('Prolog')).toBeNull()
})

test('KIF reads, prints and evaluates', () => {
  const kif = contentLanguage('KIF')
  const { base } = loadFacts('(p a)')
  const { content } = kif?.read('(exists ?x (p ?x))', 'asked') ?? { content: null }
  expect(content && kif?.print(content)).toBe('(exists (?x) (p ?x))')
  expect(kif?.evaluate?.(base, '(p ?x)', 'one').solutions.map(({ text }) => text)).toEqual([
    '(p a)',
  ])
})

test('plain text is taken as it is, and is asked nothing', () => {
  const plain = contentLanguage('plain-text')
  const { content, problems } = plain?.read('tide is (high', 'told') ?? { content: null }
  expect(problems).toEqual([])
  expect(content && plain?.print(content)).toBe('tide is (high')
  expect(plain?.evaluate).toBeUndefined()
})
