import { expect, test } from 'vitest'
import { vocabularies } from './index.ts'

test('every term is said in both languages, in one sentence', () => {
  for (const [name, terms] of Object.entries(vocabularies)) {
    for (const [word, { meaning }] of terms) {
      expect(meaning.en, `${name} ${word}`).toMatch(/\.$/)
      expect(meaning.zh, `${name} ${word}`).toMatch(/。$/)
    }
  }
})

test('the vocabulary of FIPA has the 22 acts', () => {
  const acts = [...vocabularies.acl].filter(([, { source }]) => source === 'FIPA SC00037')

  expect(acts.length).toBe(22)
})

test('a word that two languages share has its own meaning in each', () => {
  const { kqml, acl } = vocabularies

  expect(kqml.get('subscribe')?.source).toBe('KQML97')
  expect(acl.get('subscribe')?.source).toBe('FIPA SC00037')
})
