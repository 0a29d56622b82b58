import { expect, test } from 'vitest'
import { checkFile, languageOf } from './check.ts'

const check = (name: string, text: string) => checkFile({ name, text })
const found = (name: string, text: string) =>
  check(name, text).problems.map(({ code, from, to }) => [code, text.slice(from, to)])

test.each([
  ['x.kqml', '', 'kqml'],
  ['x.acl', '', 'acl'],
  ['x.kif', '', 'kif'],
  ['scenario.yaml', '', 'scenario'],
  ['other.yml', '', 'scenario'],
  ['notes.md', '', 'page'],
  ['x', '(tell :sender a)', 'kqml'],
  ['x', '(inform :receiver (set (agent-identifier :name b)))', 'acl'],
  ['x', 'a page of prose', 'page'],
])('%s with %j is %s', (name, text, language) => {
  expect(languageOf({ name, text })).toBe(language)
})

test("a page's messages are judged where they stand in the page", () => {
  const page = 'First:\n\n```\n(tel :sender a :receiver b :content (p))\n```\nAnd then nothing.'

  expect(found('page.txt', page)).toEqual([['unknown-performative', 'tel']])
  expect(check('page.txt', page).messages).toMatchObject([{ performative: 'tel', from: 12 }])
})

test('in a page of HTML the place of a problem is that of its markup', () => {
  const page = '<pre>&lt;b&gt; (<i>tel</i> :sender a :receiver b :content (p))</pre>'

  expect(found('page.html', page)).toEqual([['unknown-performative', 'tel']])
})

test('an unclosed message of a page is said to be one', () => {
  const page =
    '(ask-one :sender a :receiver b :reply-with q :language KIF :content (p ?x)\n\n(tell :sender b :receiver a :content (p 1))'

  expect(check('page.txt', page).messages).toHaveLength(2)
  expect(found('page.txt', page).map(([code]) => code)).toEqual(['unbalanced-paren'])
})

test('habits that are read as they are meant are not judged, nor is prose', () => {
  expect(
    found('page.txt', '(KQML (sender a) (receiver b) (performative tell) (content (p)))'),
  ).toEqual([])
  expect(found('page.txt', 'Nothing here (really) is a message.')).toEqual([])
})

test('an ACL message in a page is judged as ACL', () => {
  const page =
    'Then: (query :sender (agent-identifier :name a@p) :receiver (set (agent-identifier :name b@p)) :content "x")'

  expect(found('page.txt', page)).toContainEqual(['unknown-act', 'query'])
})

test('what is missing at the end of a message in a page takes up room', () => {
  const text = '(ask-if\n  :c(ontent ?x)\n\n(ask-if)'

  const { problems } = checkFile({ name: 'page.txt', text }, { mode: 'strict' })

  expect(problems.map(({ code }) => code)).toContain('unterminated')
  expect(problems.every(({ from, to }) => to > from)).toBe(true)
})
