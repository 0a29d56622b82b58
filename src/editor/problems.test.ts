import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Problem } from '../notation/index.ts'
import { certainEdits, checking, problemsAt, showProblems } from './problems.ts'

const problem = (from: number, to: number, says: Partial<Problem> = {}): Problem => ({
  code: 'misspelt-parameter',
  severity: 'warning',
  layer: 'message',
  from,
  to,
  details: {},
  ...says,
})
const repair = (from: number, to: number, insert: string, certain = true) => ({
  fixes: [{ code: 'write', edits: [{ from, to, insert }], certain }],
})

/** A text with problems found in it. */
function found(text: string, problems: readonly Problem[]): EditorState {
  const state = EditorState.create({
    doc: text,
    extensions: checking(
      () => [],
      () => undefined,
    ),
  })
  return state.update({ effects: showProblems('reader', problems) }).state
}

test('a problem is found at every position of its stretch and nowhere else', () => {
  const state = found('(asc a)', [problem(1, 4)])

  expect([0, 1, 4, 5].map((at) => problemsAt(state, at).length)).toEqual([0, 1, 1, 0])
})

test('a problem at the end of the text is found at its last letter', () => {
  expect(problemsAt(found('(ask', [problem(4, 4)]), 3)).toMatchObject([{ from: 3, to: 4 }])
})

test('typing before a problem moves it, and moves its fix', () => {
  const before = found('(asc a)', [problem(1, 4, repair(1, 4, 'ask'))])

  const { state } = before.update({ changes: { from: 0, insert: '; a\n' } })

  const [standing] = problemsAt(state, 6)
  expect(standing).toMatchObject({ from: 5, to: 8 })
  expect(standing?.fixes[0]?.edits).toEqual([{ from: 5, to: 8, insert: 'ask' }])
})

test('all that is certain is repaired at once, but nothing twice', () => {
  const state = found('(asc :recever b)', [
    problem(1, 4, repair(1, 4, 'ask')),
    problem(1, 4, repair(1, 4, 'tell')),
    problem(5, 13, repair(5, 13, ':receiver')),
    problem(14, 15, repair(14, 15, 'x', false)),
  ])

  expect(certainEdits(state)).toEqual([
    { from: 1, to: 4, insert: 'ask' },
    { from: 5, to: 13, insert: ':receiver' },
  ])
})

test('a fix that would change another file is not offered here', () => {
  const elsewhere = {
    code: 'write',
    edits: [{ file: 'b.kif', from: 0, to: 0, insert: 'x' }],
    certain: true,
  }
  const state = found('(asc)', [problem(1, 4, { fixes: [elsewhere] })])

  expect(problemsAt(state, 2)[0]?.fixes).toEqual([])
  expect(certainEdits(state)).toEqual([])
})

test('what the run found stays when the text is checked anew', () => {
  const before = found('(ask)', [problem(1, 4)])
  const both = before.update({ effects: showProblems('run', [problem(0, 1)]) }).state

  const { state } = both.update({ effects: showProblems('reader', []) })

  expect(problemsAt(state, 0).length).toBe(1)
  expect(problemsAt(state, 3).length).toBe(0)
})
