import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../notation/any-text.fixture.ts'
import { printSexp, type Problem, type Span } from '../../notation/index.ts'
import { problemsOfKqml, readKqml, rereadKqml, type KqmlOptions, type Mode } from './index.ts'

const anyOptions = (): fc.Arbitrary<KqmlOptions> =>
  fc.record({
    mode: fc.constantFrom<Mode>('strict', 'reader'),
    dialect: fc.constantFrom<NonNullable<KqmlOptions['dialect']>>(1993, 1994, 1997, ['query']),
  })

/** Right messages, so that what a cut or a stray character does to them can be seen. */
const messages = [
  '(ask-one :sender ana :receiver Ana :reply-with q1 :content (stock lamp ?n))',
  '(forward :language KQML :content "(tell :content \\"a b\\" :to é)")',
  '(forward :language KQML :content #22"(tell :content (a ,b)) :to x)',
  '(reply :sender ben, :ontology lamp shop :content “4”)',
  "(inform :content `(p ,x ,@(y)) :contents 'z)",
]

/** A text that was right until something was cut out of it and something else put in. */
const mutilated = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.shuffledSubarray(messages), fc.nat(300), fc.nat(20), anyText())
    .map(([some, at, length, put]) => {
      const text = some.join('\n')
      return text.slice(0, at) + put + text.slice(at + length)
    })

const spansOf = (problem: Problem): readonly Span[] => [
  problem,
  ...(problem.places ?? []),
  ...(problem.related ?? []),
  ...(problem.fixes ?? []).flatMap(({ edits }) => edits),
]

test('every finding about a mutilated text stands inside the text', () => {
  fc.assert(
    fc.property(mutilated(), anyOptions(), (text, options) => {
      for (const problem of readKqml(text, options).problems) {
        for (const { from, to } of spansOf(problem)) {
          expect(0 <= from && from <= to && to <= text.length).toBe(true)
        }
        expect(problem.to > problem.from || problem.from === text.length).toBe(true)
      }
    }),
    { seed: 51, numRuns: 2000 },
  )
})

test('either mode sees the same messages', () => {
  const said = (text: string, options: KqmlOptions): string[] =>
    readKqml(text, options).messages.flatMap(({ params }) =>
      params.map(({ name, value }) => `${name} ${printSexp(value)}`),
    )
  fc.assert(
    fc.property(mutilated(), (text) => {
      expect(said(text, { mode: 'strict' })).toEqual(said(text, { mode: 'reader' }))
    }),
    { seed: 52, numRuns: 500 },
  )
})

test('after an edit the findings are those of reading everything anew', () => {
  fc.assert(
    fc.property(mutilated(), fc.nat(300), anyText(), anyOptions(), (text, at, put, options) => {
      const before = rereadKqml(text, options)
      const now = text.slice(0, at) + put + text.slice(at)
      const after = rereadKqml(now, options, before)
      expect(problemsOfKqml(after)).toEqual(readKqml(now, options).problems)
      expect(after.chunks).toEqual(rereadKqml(now, options).chunks)
    }),
    { seed: 53, numRuns: 1500 },
  )
})

test('a key press leaves the messages that it does not touch the same objects', () => {
  const text = messages.join('\n')
  const before = rereadKqml(text)
  const after = rereadKqml(text.replace('lamp ?n', 'lamps ?n'), {}, before)
  expect(
    after.chunks.map(({ message }, index) => message === before.chunks[index]?.message),
  ).toEqual([false, true, true, true, true])
})
