import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { serviceFor } from './services.ts'

/** What is offered where the bar stands. */
function offered(file: string, text: string): string[] {
  const at = text.indexOf('|')
  const service = serviceFor(file)
  const state = EditorState.create({
    doc: text.replace('|', ''),
    extensions: service.language ?? [],
  })
  // Our source answers at once; the type allows it to take its time.
  const result = service.complete?.(
    new CompletionContext(state, at, true),
  ) as CompletionResult | null
  return (result?.options ?? [])
    .toSorted((one, other) => (other.boost ?? 0) - (one.boost ?? 0))
    .map(({ label }) => label)
}

test('after a parenthesis the performatives are offered', () => {
  const words = offered('a.kqml', '(|')

  expect(words).toContain('stream-all')
  expect(words).toContain('evaluate')
  expect(words).not.toContain('cfp')
})

test('in a message its parameters are offered, those it asks for first, and none twice', () => {
  const words = offered('a.kqml', '(ask-one :sender a :|)')

  expect(words.slice(0, 5)).toEqual([
    ':receiver',
    ':content',
    ':language',
    ':ontology',
    ':reply-with',
  ])
  expect(words).not.toContain(':sender')
})

test('in ACL the 22 acts are offered, and inside a message its terms', () => {
  expect(offered('a.acl', '(|').length).toBe(22)
  expect(offered('a.acl', '(inform :sender (|')).toEqual(['agent-identifier', 'set', 'sequence'])
  expect(offered('a.acl', '(inform :sender (agent-identifier :|))')).toEqual([
    ':name',
    ':addresses',
    ':resolvers',
  ])
})

test('in KIF the operators are offered', () => {
  expect(offered('a.kif', '(fo|')).toContain('forall')
})

test('inside a text nothing is offered that nobody asked for', () => {
  expect(offered('a.kqml', '(tell :content |)')).toEqual([])
  expect(offered('a.md', '(|')).toEqual([])
})
