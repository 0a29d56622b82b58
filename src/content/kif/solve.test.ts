import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { loadFacts, type FactBaseOptions } from './fact-base.ts'
import { solve } from './solve-text.ts'

const base = (facts: string, options?: FactBaseOptions) => loadFacts(facts, options).base

const answers = (facts: string, question: string) =>
  solve(base(facts), question).solutions.map(({ text }) => text)

const notes = (facts: string, question: string) =>
  solve(base(facts), question).notes.map(({ code }) => code)

/** One row for each line of the table in the reference, section 5, and what follows from it. */
test.each([
  ['true holds', '', 'true', ['true']],
  ['false does not', '', 'false', []],
  ['an empty conjunction is true', '', '(and)', ['(and)']],
  ['an empty disjunction is false', '', '(or)', []],
  [
    'both parts of a disjunction answer',
    '(p a) (q b)',
    '(or (p ?x) (q ?x))',
    ['(or (p a) (q a))', '(or (p b) (q b))'],
  ],
  [
    'the same answer from both parts comes once',
    '(p a) (q a)',
    '(or (p ?x) (q ?x))',
    ['(or (p a) (q a))'],
  ],
  [
    'facts come in order of entry, then rules',
    '(p b) (=> (q ?x) (p ?x)) (p a) (q c)',
    '(p ?x)',
    ['(p b)', '(p a)', '(p c)'],
  ],
  [
    'a fact with a variable holds of everything',
    '(likes ?x mary)',
    '(likes tom mary)',
    ['(likes tom mary)'],
  ],
  ['numbers compare by value', '(n 4)', '(n 4.0)', ['(n 4.0)']],
  [
    'twenty digits are not rounded together',
    '(n 12345678901234567890)',
    '(n 12345678901234567891)',
    [],
  ],
  [
    'words compare without case, in the spelling of the facts',
    '(p Lamp)',
    '(P lamp)',
    ['(p Lamp)'],
  ],
  ['a string never equals a word', '(p "a")', '(p a)', []],
  ['the occurs check is on', '(p ?x (f ?x))', '(p ?y ?y)', []],
  ['@rest takes what is left', '(p a b c)', '(p a @r)', ['(p a b c)']],
  ['@rest takes nothing too', '(p a)', '(p a @r)', ['(p a)']],
  [
    'a conclusion with @rest fits any number',
    '(=> (open ?x) (sells ?x @r)) (open shop)',
    '(sells shop a b)',
    ['(sells shop a b)'],
  ],
  ['different values differ', '', '(/= a b)', ['(/= a b)']],
  ['equal values do not', '(= (f a) b)', '(/= (f a) b)', []],
  [
    'arithmetic is evaluated',
    '(stock a 31) (stock b 0)',
    '(and (stock ?x ?n) (= ?m (* ?n 2)) (> ?m 10))',
    ['(and (stock a 31) (= 62 (* 31 2)) (> 62 10))'],
  ],
  [
    'a computation waits for its numbers',
    '(stock a 31)',
    '(and (= ?m (+ ?n 1)) (stock a ?n))',
    ['(and (= 32 (+ 31 1)) (stock a 31))'],
  ],
  ['tenths add up', '', '(= (+ 0.1 0.2) ?x)', ['(= (+ 0.1 0.2) 0.3)']],
  [
    'comparisons evaluate functions',
    '(= (price a) 5) (= (price b) 50)',
    '(> (price ?x) 10)',
    ['(> (price b) 10)'],
  ],
  [
    'functions are evaluated inside arguments',
    '(= (owner a) ann) (age ann 30)',
    '(age (owner a) ?n)',
    ['(age (owner a) 30)'],
  ],
  [
    'a function without equations stands for itself',
    '(spec a (screen 50 inch))',
    '(spec a (screen ?n inch))',
    ['(spec a (screen 50 inch))'],
  ],
  ['equations may lead on', '(= (f a) (g a)) (= (g a) 3)', '(= (f a) ?x)', ['(= (f a) 3)']],
  [
    'a constant may be defined',
    '(defobject best := tv-50) (stock tv-50 3)',
    '(stock best ?n)',
    ['(stock best 3)'],
  ],
  [
    'a defined function',
    '(deffunction twice (?x) := (* 2 ?x))',
    '(= (twice 4) ?y)',
    ['(= (twice 4) 8)'],
  ],
  [
    'a defined relation, from right to left',
    '(defrelation big (?x) := (size ?x large)) (size a large)',
    '(big ?x)',
    ['(big a)'],
  ],
  [
    'a defined relation, from left to right',
    '(defrelation big (?x) := (size ?x large)) (big a)',
    '(size ?x large)',
    ['(size a large)'],
  ],
  [
    'a one-way definition',
    '(defrelation big (?x) :=> (heavy ?x)) (big a)',
    '(heavy ?x)',
    ['(heavy a)'],
  ],
  [
    'exists reports each value once',
    '(s a 1) (s a 2) (s b 1)',
    '(exists (?n) (s ?x ?n))',
    ['(exists (?n) (s a ?n))', '(exists (?n) (s b ?n))'],
  ],
  [
    'forall goes through its cases',
    '(k a) (k b) (s a) (s b)',
    '(forall (?x) (=> (k ?x) (s ?x)))',
    ['(forall (?x) (=> (k ?x) (s ?x)))'],
  ],
  ['forall fails at one case', '(k a) (k b) (s a)', '(forall (?x) (=> (k ?x) (s ?x)))', []],
  [
    'forall shares a free variable among its cases',
    '(k a) (k b) (s a 1) (s a 2) (s b 2)',
    '(forall (?x) (=> (k ?x) (s ?x ?n)))',
    ['(forall (?x) (=> (k ?x) (s ?x 2)))'],
  ],
  [
    'forall over a choice',
    '(k a) (s a)',
    '(forall (?x) (or (not (k ?x)) (s ?x)))',
    ['(forall (?x) (or (not (k ?x)) (s ?x)))'],
  ],
  [
    'forall over a conjunction',
    '(k a) (s a) (r a)',
    '(forall (?x) (and (=> (k ?x) (s ?x)) (=> (s ?x) (r ?x))))',
    ['(forall (?x) (and (=> (k ?x) (s ?x)) (=> (s ?x) (r ?x))))'],
  ],
  ['an implication as a question', '(p a)', '(=> (p a) (q a))', []],
  ['an implication with a false premise', '(p a)', '(=> (p b) (q b))', ['(=> (p b) (q b))']],
  ['an equivalence as a question', '(p a) (q a)', '(<=> (p a) (q a))', ['(<=> (p a) (q a))']],
  ['an equivalence as a rule', '(<=> (p ?x) (q ?x)) (q a)', '(p ?x)', ['(p a)']],
  [
    'a rule with two conclusions',
    '(=> (p ?x) (and (q ?x) (r ?x))) (p a)',
    '(and (q ?x) (r ?x))',
    ['(and (q a) (r a))'],
  ],
  ['holds takes a relation as a value', '(p a)', '(holds p ?x)', ['(holds p a)']],
  [
    'members of a list',
    '',
    '(member ?x (listof a b))',
    ['(member a (listof a b))', '(member b (listof a b))'],
  ],
  [
    'lists',
    '',
    '(= (nth (append (listof a) (rest (listof b c))) 2) ?x)',
    ['(= (nth (append (listof a) (rest (listof b c))) 2) c)'],
  ],
  ['sets have no order', '', '(= (setof a b a) (setof b a))', ['(= (setof a b a) (setof b a))']],
  [
    'the set of all',
    '(p a) (p b)',
    '(= ?s (setofall ?x (p ?x)))',
    ['(= (setof a b) (setofall ?x (p ?x)))'],
  ],
  ['the one that fits', '(p a)', '(= ?s (the ?x (p ?x)))', ['(= a (the ?x (p ?x)))']],
  ['if chooses a term', '(p a)', '(= ?s (if (p a) yes no))', ['(= yes (if (p a) yes no))']],
  [
    'a quotation is opaque',
    "(believes ann '(p ?x))",
    '(believes ann ?y)',
    ['(believes ann (quote (p ?x)))'],
  ],
  [
    'kinds of numbers',
    '(n 4) (n 5) (n a)',
    '(and (n ?x) (even-integer ?x))',
    ['(and (n 4) (even-integer 4))'],
  ],
  [
    'a word of the domain wins over a built-in',
    '(length desk 120)',
    '(length desk ?n)',
    ['(length desk 120)'],
  ],
])('%s', (_name, facts, question, expected) => {
  expect(answers(facts, question)).toEqual(expected)
})

/** The reasons that are said, and the error of the table: "?x has no value here". */
test.each([
  ['no-value', '(p a)', '(not (p ?x))'],
  ['no-value', '', '(= ?y (+ ?x 1))'],
  ['no-value', '(stock a 3)', '(forall (?x) (stock ?x ?n))'],
  ['not-a-number', '(p a)', '(and (p ?x) (> ?x 3))'],
  ['no-such-value', '', '(= ?x (/ 1 0))'],
  ['bridge', '(hdmi tv 3)', '(= (hdmi tv) ?n)'],
  ['bridge', '(= (price tv) 3)', '(price tv ?n)'],
  ['loop-through-not', '(<= (win ?x) (move ?x ?y) (not (win ?y))) (move d d)', '(win d)'],
  ['string-constant', '(p "Desk")', '(p desk)'],
  ['other-arity', '(= (price tv) 3)', '(price ?p)'],
  ['vacuous', '(p a)', '(forall (?x) (=> (q ?x) (p ?x)))'],
])('%s is said of %s asked %s', (code, facts, question) => {
  expect(notes(facts, question)).toEqual([code])
})

test('the bridge can be switched off', () => {
  const strict = base('(= (price tv) 3)', { bridge: false })
  expect(solve(strict, '(price tv ?n)').solutions).toEqual([])
})

const links =
  '(<= (above ?x ?z) (above ?x ?y) (on ?y ?z)) (<= (above ?x ?y) (on ?x ?y)) (on a b) (on b c) (on c d)'

test('a rule that calls itself first still ends, with every answer', () => {
  expect(answers(links, '(above a ?x)')).toEqual(['(above a b)', '(above a c)', '(above a d)'])
  expect(answers('(=> (next ?x ?y) (next ?y ?x)) (next p q)', '(next ?x ?y)')).toEqual([
    '(next p q)',
    '(next q p)',
  ])
})

test('rules that call each other in a round still end', () => {
  const facts = '(=> (p ?x) (q ?x)) (=> (q ?x) (r ?x)) (=> (r ?x) (p ?x)) (r a) (q b)'
  expect(answers(facts, '(p ?x)').sort()).toEqual(['(p a)', '(p b)'])
})

test('a relation and a function that are defined by each other still end', () => {
  const facts = '(=> (= (f ?x) ?y) (f ?x ?y)) (=> (f ?x ?y) (= (f ?x) ?y)) (f a 1)'
  expect(answers(facts, '(= (f a) ?y)')).toEqual(['(= (f a) 1)'])
})

test('rules without end stop at the depth that is named', () => {
  const { notes: said, solutions } = solve(base('(nat 0) (=> (nat ?x) (nat (s ?x)))'), '(nat ?x)')
  expect(solutions.length).toBeGreaterThan(100)
  expect(said).toEqual([{ code: 'depth-limit', details: { limit: '200' } }])
})

test('where a search gave up, its negation is not taken for true', () => {
  const chain = Array.from({ length: 400 }, (_, index) => `(next n${index} n${index + 1})`).join('')
  const facts = `${chain}(<= (reach ?x ?y) (next ?x ?y)) (<= (reach ?x ?z) (next ?x ?y) (reach ?y ?z))`
  const answer = ask(base(facts), '(not (reach n0 n400))', 'if')
  expect(answer.verdict).toBe('unknown')
  expect(answer.notes.map(({ code }) => code)).toContain('depth-limit')
})

test('more answers than the limit are cut, and that is said', () => {
  const facts = Array.from({ length: 1_200 }, (_, index) => `(p ${index})`).join(' ')
  const all = solve(base(facts), '(p ?x)')
  expect(all.solutions).toHaveLength(1_000)
  expect(all.notes).toEqual([{ code: 'solution-limit', details: { limit: '1000' } }])
  expect(solve(base(facts), '(p ?x)', { wanted: 1 })).toMatchObject({ solutions: [{}], notes: [] })
})

test('a question that would take for ever stops after the steps it may take', () => {
  const facts = Array.from({ length: 300 }, (_, index) => `(p a${index})`).join(' ')
  const endless = '(and (p ?a) (p ?b) (p ?c) (= ?a ?b) (= ?b ?c) (q ?a))'
  expect(solve(base(facts), endless, { limits: { steps: 10_000 } }).notes).toEqual([
    { code: 'step-limit', details: { limit: '10000' } },
  ])
})

test('in an open world a negation is pushed to what is known', () => {
  const open = base('(p a) (not (q a)) (=> (p ?x) (not (r ?x))) (= (f a) 1)', {
    closedWorld: false,
  })
  const verdict = (question: string) => ask(open, question, 'if').verdict
  expect(verdict('(q a)')).toBe('disproved')
  expect(verdict('(r a)')).toBe('disproved')
  expect(verdict('(and (p a) (q a))')).toBe('disproved')
  expect(verdict('(or (q a) (r a))')).toBe('disproved')
  expect(verdict('(= (f a) 2)')).toBe('disproved')
  expect(verdict('(not (p a))')).toBe('disproved')
  expect(verdict('(s a)')).toBe('unknown')
  expect(verdict('(not (s a))')).toBe('unknown')
})

/** An independent evaluator for ground facts: tries every combination of objects. */
test('on facts alone a conjunction gives what trying every value gives', () => {
  const objects = ['a', 'b', 'c']
  const fact = fc.tuple(
    fc.constantFrom('p', 'q'),
    fc.constantFrom(...objects),
    fc.constantFrom(...objects),
  )
  const term = fc.constantFrom('?x', '?y', 'a', 'b')
  const atom = fc.tuple(fc.constantFrom('p', 'q'), term, term)
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 8 }),
      fc.array(fc.tuple(fc.boolean(), atom), { minLength: 1, maxLength: 3 }),
      (facts, parts) => {
        const texts = facts.map((items) => `(${items.join(' ')})`)
        const positive: string[] = parts.flatMap(([negated, items]) => (negated ? [] : items))
        fc.pre(['?x', '?y'].every((name) => positive.includes(name)))
        const question = parts.map(([negated, items]) =>
          negated ? `(not (${items.join(' ')}))` : `(${items.join(' ')})`,
        )
        const expected = new Set<string>()
        for (const x of objects)
          for (const y of objects) {
            const filled = (items: readonly string[]) =>
              `(${items.map((item) => (item === '?x' ? x : item === '?y' ? y : item)).join(' ')})`
            if (parts.every(([negated, items]) => texts.includes(filled(items)) !== negated)) {
              expected.add(`${x} ${y}`)
            }
          }
        const { solutions } = solve(base(texts.join('\n')), `(and ${question.join(' ')})`)
        const found = solutions.map(({ bindings }) =>
          ['?x', '?y']
            .map((name) => bindings.find(({ variable }) => variable === name)?.value)
            .join(' '),
        )
        expect(new Set(found)).toEqual(expected)
        expect(found).toHaveLength(expected.size)
      },
    ),
    { seed: 42, numRuns: 300 },
  )
})
