import { expect, test } from 'vitest'
import { kqmlLines, pageLines } from './lines.ts'

const said = (text: string) =>
  kqmlLines({ name: 'dialogue.kqml', text }).map(({ sender, receivers, draft }) => [
    draft.tags.act,
    sender,
    ...receivers,
  ])

test('a message of a file says who speaks to whom', () => {
  expect(said('(tell :sender ana :receiver "ben" :content (p))')).toEqual([['tell', 'ana', 'ben']])
})

test('a message in the wrapper KQML is said as what it means', () => {
  expect(said('(KQML :performative ask-one :sender ana :receiver ben :content (p ?x))')).toEqual([
    ['ask-one', 'ana', 'ben'],
  ])
  expect(said('(KQML (sender ana) (receiver ben) (performative tell) (content (p)))')).toEqual([
    ['tell', 'ana', 'ben'],
  ])
})

test('parameters in parentheses count', () => {
  expect(said('(tell (sender ana) (receiver ben) (content (p)))')).toEqual([['tell', 'ana', 'ben']])
})

test('a message that cannot be read costs no other', () => {
  expect(said('(tell :sender ana :content (p\n(tell :sender ben)')).toEqual([
    ['tell', 'ana'],
    ['tell', 'ben'],
  ])
})

test('a line of a page knows its place in the page', () => {
  const text = 'Ana asks:\n\n(ask-one :sender ana :receiver ben :content (p ?x))\n'
  const [line] = pageLines({ name: 'page.md', text })
  expect(line?.origin && text.slice(line.origin.from, line.origin.to)).toMatch(/^\(ask-one.*\)$/)
})
