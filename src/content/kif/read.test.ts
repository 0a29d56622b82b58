import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fix } from '../../notation/index.ts'
import { ask } from './ask.ts'
import { createFactBase } from './fact-base.ts'
import { formatKif } from './format.ts'
import { printKif } from './print.ts'
import { kifProblems } from './problems.ts'
import { checkKif, readKif } from './read.ts'
import { checkKifSentence } from './read-sentence.ts'

const found = (content: string) =>
  checkKifSentence(content, 'asked').problems.map(({ code, severity }) => `${severity} ${code}`)

const repaired = (content: string) => {
  const { sentence } = checkKifSentence(content, 'asked')
  return sentence && printKif(sentence)
}

/** The table "accept but repair" of the reference, section 2: what is written, and as what it is read. */
test.each([
  ['(exists ?x (p ?x))', '(exists (?x) (p ?x))', 'warning exists-without-parens'],
  ['(forall ?x ?y (p ?x ?y))', '(forall (?x ?y) (p ?x ?y))', 'warning exists-without-parens'],
  ['(exists ((?x T)) (p ?x))', '(exists (?x) (and (T ?x) (p ?x)))', 'info typed-variable'],
  ['(forall ((?x T)) (p ?x))', '(forall (?x) (=> (T ?x) (p ?x)))', 'info typed-variable'],
  ['(exists (?x T) (p ?x))', '(exists (?x) (and (T ?x) (p ?x)))', 'warning flat-typed-variable'],
  ['(implies (p a) (q a))', '(=> (p a) (q a))', 'warning operator-spelling'],
  ['(if (p a) (q a))', '(=> (p a) (q a))', 'warning operator-spelling'],
  ['(-> (p a) (q a))', '(=> (p a) (q a))', 'warning operator-spelling'],
  ['(iff (p a) (q a))', '(<=> (p a) (q a))', 'warning operator-spelling'],
  ['(equals a b)', '(= a b)', 'warning operator-spelling'],
  ['(!= a b)', '(/= a b)', 'warning operator-spelling'],
  ['(neq a b)', '(/= a b)', 'warning operator-spelling'],
  ['(== a b)', '(= a b)', 'warning operator-spelling'],
  ['(& (p a) (q a))', '(and (p a) (q a))', 'warning operator-spelling'],
  ['(| (p a) (q a))', '(or (p a) (q a))', 'warning operator-spelling'],
  ['(~ (p a))', '(not (p a))', 'warning operator-spelling'],
  ['(p (list a b))', '(p (listof a b))', 'info list-spelling'],
  ['(p (set a b))', '(p (setof a b))', 'info list-spelling'],
  ['(KIF (p a))', '(p a)', 'warning kif-wrapper'],
  ['"(p a)"', '(p a)', 'info content-as-string'],
  ['(<= ?n 10)', '(=< ?n 10)', 'info at-most-spelling'],
  ['(p “desk lamp”)', '(p "desk lamp")', 'warning curly-quotes'],
  ['(p\u00a0a)', '(p a)', 'warning hard-blank'],
  ['(price lamp $1,250)', '(price lamp 1250)', 'info number-in-words'],
])('%s is read as %s (%s)', (written, read, finding) => {
  expect(repaired(written)).toBe(read)
  expect(found(written)).toEqual([finding])
})

/** What must be an error, by the same section, with what to type instead where one thing is plain. */
test.each([
  ['((p a) (q b))', 'sentence-list', '(and (p a) (q b))'],
  ['(p a) (q b)', 'several-sentences', '(and (p a) (q b))'],
  ['12', 'not-a-sentence', null],
  ['lamp', 'not-a-sentence', null],
  ['(4)', 'not-a-sentence', null],
  ['(true)', 'not-a-sentence', null],
  ['"how many lamps"', 'natural-language', null],
  ['how many lamps', 'natural-language', null],
  ['(= (stock lamp 4))', 'equals-arity', '(= (stock lamp) 4)'],
  ['(= a b c)', 'equals-arity', null],
  ['(/= a)', 'equals-arity', null],
  ['(not (p a) (q a))', 'wrong-argument-count', null],
  ['(<=> (p a))', 'wrong-argument-count', null],
  ['(> 3)', 'wrong-argument-count', null],
  ['(exists (p ?x))', 'wrong-argument-count', null],
  ['(exists (p a) (q a))', 'variable-list-expected', null],
  ['(p a) ?', 'lone-question-mark', '(p a) '],
  ['(p ?)', 'lone-question-mark', '(p )'],
  ['(a . b)', 'dotted-pair', '(= a b)'],
  ['(p [4])', 'dotted-pair', null],
  ['(p {a})', 'dotted-pair', null],
  ['(p a, b)', 'comma-list', '(p a b)'],
  ['stock(lamp, ?n)', 'prolog-syntax', '(stock lamp ?n)'],
  ['(and stock(lamp, 4) (p a))', 'prolog-syntax', '(and (stock lamp 4) (p a))'],
  ['(stock > 3)', 'infix', '(> stock 3)'],
  ['(stock = 4)', 'infix', '(= stock 4)'],
  ['(+ 2 3)', 'term-not-sentence', '(= (+ 2 3) ?v)'],
  ['(listof a b)', 'term-not-sentence', '(= (listof a b) ?v)'],
  ['(p (and (q a) (r a)))', 'sentence-as-term', null],
  ['(val (stock lamp))', 'non-kif-operator', '(= (stock lamp) ?n)'],
  ['(?x a)', 'head-not-a-word', null],
  ['(and (p a) ())', 'empty-list', null],
  ['(p @r a)', 'rest-not-last', null],
  ['', 'no-sentence', null],
  ['(p a', 'unterminated', null],
  ['(p a))', 'unbalanced-paren', null],
  ['(p "a)', 'unterminated-string', null],
  ["(p ')", 'bad-character', null],
])('%s is an error: %s', (written, code, mended) => {
  const { sentence, problems } = checkKifSentence(written, 'asked')
  expect(sentence).toBeNull()
  expect(problems.map((problem) => problem.code)).toContain(code)
  expect(problems.every(({ layer }) => layer === 'content')).toBe(true)
  const fix = problems.find((problem) => problem.code === code)?.fixes?.[0]
  expect(fix ? applied(written, fix) : null).toBe(mended)
})

function applied(text: string, { edits }: Fix): string {
  const backwards = [...edits].sort((one, other) => other.from - one.from)
  return backwards.reduce(
    (mended, { from, to, insert }) => mended.slice(0, from) + insert + mended.slice(to),
    text,
  )
}

/** What looks odd and is right. */
test.each([
  '(stock tv-50 ?n)',
  '(raining)',
  '(and)',
  '(<= (can-order ?x) (stock ?x ?n) (> ?n 0))',
  '(size lamp 50-inch)',
  '(p "a ; b")',
  "(believes ann '(p ?x))",
  '(length desk 120)',
  '(= (if (p a) 1 2) ?x)',
  '(kind köln city)',
  '(p @rest)',
  '(holds ?p a)',
])('%s is right', (written) => {
  expect(found(written)).toEqual([])
  expect(repaired(written)).toBe(written)
})

test('several values told at once are a conjunction', () => {
  const { sentence, problems } = checkKifSentence('(listof (p a) (p b))', 'told')
  expect(problems).toEqual([])
  expect(sentence && printKif(sentence)).toBe('(and (p a) (p b))')
})

test('told with a variable, a fact holds of everything, and that is said', () => {
  expect(checkKifSentence('(= ?n 10)', 'told').problems).toMatchObject([
    { code: 'tell-with-variable', severity: 'warning', details: { x: '?n' } },
  ])
  expect(checkKifSentence('(=> (p ?x) (q ?x))', 'told').problems).toEqual([])
})

test('what no answer can be drawn from is held and named', () => {
  expect(checkKif('(or (p a) (p b))\n(p c)')).toMatchObject([
    { code: 'not-used-for-answers', severity: 'info', from: 0, to: 16 },
  ])
})

test('a content inside a string is judged where the string stands', () => {
  const string = {
    kind: 'string',
    value: '(exists ?x (p ?x))',
    count: null,
    from: 10,
    to: 30,
  } as const
  expect(checkKifSentence(string, 'asked').problems).toMatchObject([
    { code: 'exists-without-parens', from: 10, to: 30 },
    { code: 'content-as-string', from: 10, to: 30 },
  ])
})

test('in a file one wrong form keeps no other from being read', () => {
  const { forms, problems } = readKif('(p a)\n(= b)\n(q c) ; fine')
  expect(forms.map(({ form }) => form && printKif(form))).toEqual(['(p a)', null, '(q c)'])
  expect(problems).toMatchObject([{ code: 'equals-arity', layer: 'notation', from: 6, to: 11 }])
})

test('comments of other languages are named, and what they say is skipped', () => {
  expect(readKif('# facts (of mine)\n// more\n(p a)').problems.map(({ code }) => code)).toEqual([
    'slash-comment',
    'hash-comment',
  ])
  expect(readKif('# facts (of mine)\n(p a)').forms).toHaveLength(1)
})

test('definitions of relatives of KIF are skipped with a warning', () => {
  expect(checkKif('(define-fun stock (Item Integer))')).toMatchObject([
    { code: 'non-kif-definition', severity: 'warning', details: { x: 'define-fun' } },
  ])
  expect(checkKif('(defrelation p)')).toMatchObject([{ code: 'bad-definition' }])
})

test('deep nesting is refused by name, however deep', () => {
  const deep = `${'('.repeat(100_000)}p${')'.repeat(100_000)}`
  expect(checkKifSentence(deep, 'asked').problems).toMatchObject([{ code: 'too-deep' }])
  expect(ask(createFactBase(), deep, 'all').verdict).toBe('unreadable')
  expect(checkKif('('.repeat(1_000_000)).map(({ code }) => code)).toContain('too-deep')
})

test('five hundred levels are read and answered', () => {
  const question = `${'(and '.repeat(499)}(p a)${')'.repeat(499)}`
  expect(ask(createFactBase(), question, 'if').verdict).toBe('disproved')
})

const node = fc.letrec<{ list: string; atom: string }>((tie) => ({
  atom: fc.constantFrom('a', '?x', '3', '4.0', '"s \\" t"', "'q", 'true', '@r', '=', 'and', 'Über'),
  list: fc
    .array(fc.oneof({ maxDepth: 4 }, tie('atom'), tie('list')), { maxLength: 4 })
    .map((items) => `(${items.join(' ')})`),
})).list

test('a text that is formatted is the same text', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (texts) => {
      const text = texts.join('\n')
      const forms = (of: string) => readKif(of).forms.map(({ source }) => printKif(source))
      expect(forms(formatKif(text))).toEqual(forms(text))
      expect(formatKif(formatKif(text))).toBe(formatKif(text))
    }),
    { seed: 20_260_906, numRuns: 200 },
  )
})

test('the formatter keeps comments, and leaves a text alone whose parentheses are wrong', () => {
  expect(formatKif('; shop\n(p   a) ; one\n\n\n(q\n b)')).toBe('; shop\n(p a) ; one\n\n(q b)\n')
  expect(formatKif('(p (a)')).toBe('(p (a)')
})

test('any text is read without an exception, and every finding lies inside it', () => {
  const pieces = [
    '(',
    ')',
    '"',
    '“',
    '”',
    ';',
    "'",
    ',',
    '.',
    '[',
    '?',
    '\\',
    '|',
    '#',
    ' ',
    '\n',
    'a',
    '=',
    '\ud800',
  ]
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 40 }), (text) => {
      const problems = [
        ...checkKif(text),
        ...checkKifSentence(text, 'asked').problems,
        ...checkKifSentence(text, 'told').problems,
      ]
      for (const { code, from, to } of problems) {
        expect(Object.keys(kifProblems)).toContain(code)
        expect(from >= 0 && to <= text.length && from <= to).toBe(true)
      }
    }),
    { seed: 5, numRuns: 1_000 },
  )
})
