import { expect, test } from 'vitest'
import { ask, type AskMode } from './ask.ts'
import { loadFacts } from './fact-base.ts'

/** The cases of the KIF reference, section 8, with its facts and its rule. */
const { base, problems } = loadFacts(`
  (stock tv-50 31) (hdmi tv-50 3) (= (price tv-50) 499) (kind tv-50 tv) (kind tv-65 tv) (stock tv-65 0)
  (=> (kind ?x tv) (stock ?x ?n) (> ?n 0) (available ?x))`)

const answers = (question: string, mode: AskMode) =>
  ask(base, question, mode).solutions.map(({ text }) => text)

const codes = (question: string, mode: AskMode) => {
  const answer = ask(base, question, mode)
  return [...answer.problems, ...answer.notes].map(({ code }) => code)
}

test('the facts are read without a finding', () => {
  expect(problems).toEqual([])
})

test.each([
  ['Q1', 'one', '(stock tv-50 ?n)', ['(stock tv-50 31)']],
  ['Q2', 'all', '(stock ?x ?n)', ['(stock tv-50 31)', '(stock tv-65 0)']],
  ['Q3', 'if', '(available tv-50)', ['(available tv-50)']],
  ['Q4', 'if', '(available tv-65)', []],
  ['Q5', 'one', '(= (price tv-50) ?p)', ['(= (price tv-50) 499)']],
  ['Q6', 'one', '(price tv-50 ?p)', ['(price tv-50 499)']],
  [
    'Q7',
    'all',
    '(and (kind ?x tv) (not (stock ?x 0)))',
    ['(and (kind tv-50 tv) (not (stock tv-50 0)))'],
  ],
  [
    'Q8',
    'if',
    '(exists ?x (and (kind ?x tv) (hdmi ?x 3)))',
    ['(exists (?x) (and (kind ?x tv) (hdmi ?x 3)))'],
  ],
  ['Q10', 'one', '(+ 2 3)', []],
  ['Q11', 'one', '(= (+ 2 3) ?v)', ['(= (+ 2 3) 5)']],
  ['Q12', 'one', '(stock tv-50)', []],
  [
    'Q13',
    'all',
    '(and (not (stock ?x 0)) (kind ?x tv))',
    ['(and (not (stock tv-50 0)) (kind tv-50 tv))'],
  ],
  ['Q14', 'one', '(or (hdmi tv-65 ?n) (hdmi tv-50 ?n))', ['(or (hdmi tv-65 3) (hdmi tv-50 3))']],
  ['Q15', 'all', '(= (price ?x) ?p)', ['(= (price tv-50) 499)']],
  ['Q16', 'all', '(hdmi tv-99 ?n)', []],
] as const)('%s: asked with %s, %s gives %j', (_case, mode, question, expected) => {
  expect(answers(question, mode)).toEqual(expected)
})

test('Q3 and Q4: in a closed world no proof means that it is false', () => {
  expect(ask(base, '(available tv-50)', 'if').verdict).toBe('proved')
  expect(ask(base, '(available tv-65)', 'if').verdict).toBe('disproved')
})

test('a question with a free variable that finds nothing is unknown rather than false', () => {
  expect(ask(base, '(stock tv-99 ?n)', 'if').verdict).toBe('unknown')
})

test('Q6: an answer that comes over the bridge says so', () => {
  expect(codes('(price tv-50 ?p)', 'one')).toEqual(['bridge'])
})

test('Q8: the variable list is repaired and reported, and the answer is yes', () => {
  const answer = ask(base, '(exists ?x (and (kind ?x tv) (hdmi ?x 3)))', 'if')
  expect(answer.verdict).toBe('proved')
  expect(answer.problems).toMatchObject([
    { code: 'exists-without-parens', severity: 'warning', from: 8, to: 10 },
  ])
})

test('Q9: what nothing fits holds of all of them, with a hint', () => {
  const answer = ask(base, '(forall ((?x tv-set)) (stock ?x ?n))', 'if')
  expect(answer.verdict).toBe('proved')
  expect(answer.notes).toEqual([{ code: 'vacuous', details: { x: '(tv-set ?x)' } }])
})

test('Q10: a term is no question, and its value can be asked for', () => {
  const answer = ask(base, '(+ 2 3)', 'one')
  expect(answer.verdict).toBe('unreadable')
  expect(answer.problems).toMatchObject([{ code: 'term-not-sentence', severity: 'error' }])
  expect(answer.problems[0]?.fixes?.[0]?.edits.map(({ insert }) => insert)).toEqual(['(= ', ' ?v)'])
})

test('Q12: a question without a variable says what it lacks and what the facts have', () => {
  const answer = ask(base, '(stock tv-50)', 'one')
  expect(answer.verdict).toBe('unknown')
  expect(answer.notes).toEqual([
    { code: 'no-variable', details: {} },
    { code: 'other-arity', details: { x: 'stock', y: '2', n: '1' } },
  ])
})

test('Q14: beside the whole answer stands the branch that was proved', () => {
  const [solution] = ask(base, '(or (hdmi tv-65 ?n) (hdmi tv-50 ?n))', 'one').solutions
  expect(solution?.branch).toBe('(hdmi tv-50 3)')
})

test('Q16: nothing found is no finding', () => {
  expect(codes('(hdmi tv-99 ?n)', 'all')).toEqual([])
})

test('answers keep the spelling of the source, although comparison is by value and without case', () => {
  const shop = loadFacts('(price Washer 1249.50) (kind Washer Appliance)').base
  expect(ask(shop, '(and (KIND ?x appliance) (price ?x ?p))', 'one').solutions).toMatchObject([
    {
      text: '(and (kind Washer Appliance) (price Washer 1249.50))',
      bindings: [
        { variable: '?x', value: 'Washer' },
        { variable: '?p', value: '1249.50' },
      ],
    },
  ])
  expect(ask(shop, '(price washer 1249.5)', 'if').verdict).toBe('proved')
})

test('the example of section 5: a rule with its conclusion first', () => {
  const shop = loadFacts(
    '(stock tv-50 31) (stock tv-65 0) (<= (can-order ?x) (stock ?x ?n) (> ?n 0))',
  ).base
  expect(ask(shop, '(can-order tv-65)', 'if').verdict).toBe('disproved')
  expect(ask(shop, '(can-order ?x)', 'all').solutions.map(({ text }) => text)).toEqual([
    '(can-order tv-50)',
  ])
})

test('in an open world not knowing is not denying', () => {
  const open = loadFacts('(stock tv-50 31) (not (available tv-65))', { closedWorld: false }).base
  expect(ask(open, '(available tv-50)', 'if').verdict).toBe('unknown')
  expect(ask(open, '(available tv-65)', 'if').verdict).toBe('disproved')
  expect(ask(open, '(stock tv-50 31)', 'if').verdict).toBe('proved')
})

test('a wanted aspect is filled in with the values of the same solution', () => {
  const [solution] = ask(base, '(stock tv-50 ?n)', 'one', { aspect: '(left ?n)' }).solutions
  expect(solution?.aspect).toBe('(left 31)')
})

test('a variable inside a quantifier is never reported, and the question says so', () => {
  const answer = ask(base, '(exists (?n) (stock tv-50 ?n))', 'one')
  expect(answer.solutions).toMatchObject([{ bindings: [] }])
  expect(answer.notes).toEqual([{ code: 'hidden-variable', details: { x: '?n' } }])
})

test('a string never equals a word, and that is said when nothing is found', () => {
  expect(ask(base, '(stock "tv-50" ?n)', 'one').notes).toEqual([
    { code: 'string-constant', details: { x: '"tv-50"', y: 'tv-50' } },
  ])
})
