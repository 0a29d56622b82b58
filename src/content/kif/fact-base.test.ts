import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { constantsOf } from './constants.ts'
import {
  assertSentence,
  createFactBase,
  loadFacts,
  removeMatching,
  retractSentence,
  unusedSentences,
  type FactBase,
} from './fact-base.ts'

const holds = (base: FactBase, sentence: string) => ask(base, sentence, 'if').verdict === 'proved'

const texts = (base: FactBase) => base.sentences.map(({ text }) => text)

test('a base is never changed: what was told is in the new one alone', () => {
  const before = loadFacts('(stock tv-50 31)').base
  const { base: after, changed } = assertSentence(before, '(stock tv-65 0)')
  expect(changed).toBe(true)
  expect(holds(after, '(stock tv-65 0)')).toBe(true)
  expect(holds(before, '(stock tv-65 0)')).toBe(false)
  expect(holds(after, '(stock tv-50 31)')).toBe(true)
})

test('a base is plain data: what comes back from JSON answers the same', () => {
  const { base } = loadFacts('(p Lamp 1249.50) (=> (p ?x ?n) (q ?x)) (= (f "a \\" b") \'(r ?z))')
  // JSON is any: this is what storing and loading a memory does.
  const copy = JSON.parse(JSON.stringify(base)) as FactBase
  expect(copy).toEqual(base)
  expect(ask(copy, '(q ?x)', 'all')).toEqual(ask(base, '(q ?x)', 'all'))
  expect(ask(copy, '(= (f "a \\" b") ?y)', 'one')).toEqual(ask(base, '(= (f "a \\" b") ?y)', 'one'))
})

test('a conjunction is held part by part, a list of answers too', () => {
  const { base } = assertSentence(createFactBase(), '(and (p a) (and (p b) (q c)))')
  expect(texts(base)).toEqual(['(p a)', '(p b)', '(q c)'])
  expect(texts(assertSentence(base, '(listof (r a) (r b))').base)).toContain('(r b)')
})

test('the same sentence is held once, however it is spelled, but once from each speaker', () => {
  const { base } = assertSentence(createFactBase(), '(p Lamp 4)', 'ann')
  expect(assertSentence(base, '(P lamp 4.0)', 'ann').changed).toBe(false)
  const { base: both } = assertSentence(base, '(p lamp 4)', 'ben')
  expect(both.sentences).toEqual([
    { text: '(p Lamp 4)', by: 'ann' },
    { text: '(p lamp 4)', by: 'ben' },
  ])
  expect(ask(both, '(p ?x ?n)', 'all').solutions).toHaveLength(1)
})

test('what one speaker takes back stays as long as another holds it', () => {
  const told = assertSentence(assertSentence(createFactBase(), '(p a)', 'ann').base, '(p a)', 'ben')
  const once = retractSentence(told.base, '(P A)', 'ann')
  expect(once.removed).toEqual(['(p a)'])
  expect(holds(once.base, '(p a)')).toBe(true)
  expect(holds(retractSentence(once.base, '(p a)', 'ben').base, '(p a)')).toBe(false)
})

test('taking back what is not held changes nothing', () => {
  const { base } = loadFacts('(p a)')
  const { base: same, removed } = retractSentence(base, '(p b)')
  expect(same).toBe(base)
  expect(removed).toEqual([])
})

test('rules are taken back as they were told, up to the names of their variables', () => {
  const { base } = loadFacts('(=> (p ?x) (q ?x)) (p a)')
  expect(holds(retractSentence(base, '(=> (p ?y) (q ?y))').base, '(q a)')).toBe(false)
})

test('a pattern removes what it matches: all of it, or only the first', () => {
  const { base } = loadFacts('(stock a 1) (stock b 2) (price a 3)')
  expect(removeMatching(base, '(stock ?x ?n)').removed).toEqual(['(stock a 1)', '(stock b 2)'])
  const one = removeMatching(base, '(stock ?x ?n)', 1)
  expect(one.removed).toEqual(['(stock a 1)'])
  expect(texts(one.base)).toEqual(['(stock b 2)', '(price a 3)'])
})

test('what is no sentence is refused with its problems', () => {
  const base = createFactBase()
  const refused = assertSentence(base, '(= a)')
  expect(refused).toMatchObject({ base, changed: false, problems: [{ code: 'equals-arity' }] })
})

test('sentences that no answer can be drawn from are held and listed', () => {
  const { base } = loadFacts('(p a) (or (p b) (p c)) (exists (?x) (q ?x)) (= ?n 10) (> 3 2)')
  expect(unusedSentences(base)).toEqual([
    '(or (p b) (p c))',
    '(exists (?x) (q ?x))',
    '(= ?n 10)',
    '(> 3 2)',
  ])
})

test('every constant has its kind and its numbers of arguments', () => {
  const { base } = loadFacts(
    '(stock Tv 31) (stock tv 3 red) (= (price tv) 9) (=> (stock ?x ?n) (ok ?x)) (defrelation big (?x))',
  )
  expect(constantsOf(base)).toEqual([
    { name: 'stock', kind: 'relation', arities: [2, 3] },
    { name: 'Tv', kind: 'object', arities: [] },
    { name: 'red', kind: 'object', arities: [] },
    { name: 'price', kind: 'function', arities: [1] },
    { name: 'ok', kind: 'relation', arities: [1] },
    { name: 'big', kind: 'relation', arities: [1] },
  ])
})

test('a base that was told and took back answers as one that was made afresh', () => {
  const sentence = fc.constantFrom(
    '(p a)',
    '(p b)',
    '(q a)',
    '(=> (p ?x) (q ?x))',
    '(= (f a) 1)',
    '(not (q b))',
  )
  const step = fc.record({ tell: fc.boolean(), sentence, by: fc.constantFrom('ann', 'ben') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const history = [createFactBase()]
      for (const { tell, sentence: text, by } of steps) {
        const base = history[history.length - 1] ?? createFactBase()
        const next = tell ? assertSentence(base, text, by) : retractSentence(base, text, by)
        history.push(next.base)
      }
      // Oldest last: bases whose index was handed on must still answer for themselves.
      for (const base of history.reverse()) {
        const fresh: FactBase = { ...base, sentences: [...base.sentences] }
        for (const question of ['(q ?x)', '(p ?x)', '(= (f a) ?n)', '(not (q b))']) {
          expect(ask(base, question, 'all')).toEqual(ask(fresh, question, 'all'))
        }
      }
    }),
    { seed: 3, numRuns: 100 },
  )
})
