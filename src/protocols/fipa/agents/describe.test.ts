import { expect, test } from 'vitest'
import { readAcl } from '../acl/read.ts'
import { describeAcl } from './describe.ts'
import { draftOf } from './letters.ts'

const summaryOf = (act: string, content: string): string => {
  const text = `(${act} :content "${content.replaceAll('"', '\\"')}")`
  const [read] = readAcl(text, { mode: 'reader' }).messages
  if (!read) throw new Error(text)
  const letter = { ...draftOf(read.message), id: 'a#1', message: 'a#1', from: 'a@p', to: 'b@p' }
  return describeAcl(letter).summary
}

const action = '(action (agent-identifier :name p1) (task compute-result))'

test.each([
  [
    'a call by what is to be done',
    'cfp',
    `(${action} (any ?x (= (price) ?x)))`,
    '(task compute-result)',
  ],
  ['a proposal by its terms', 'propose', `(${action} (= (price) 27))`, '(= (price) 27)'],
  ['a refusal by its reason', 'refuse', `(${action} (overloaded))`, '(overloaded)'],
  [
    'a result without its actor',
    'inform',
    `((result ${action} 125))`,
    '(result (task compute-result) 125)',
  ],
  ['a request by what is asked for', 'request', `(${action})`, '(task compute-result)'],
  ['a text as it stands', 'inform', 'the tide is high', 'the tide is high'],
])('%s', (_name, act, content, summary) => {
  expect(summaryOf(act, content)).toBe(summary)
})

test('a content of any depth and length is summed up', () => {
  const deep = `${'(a '.repeat(50_000)}${')'.repeat(50_000)}`

  expect(summaryOf('inform', deep)).toMatch(/^\(a \(a /)
})
