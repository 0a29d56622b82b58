import { expect, test } from 'vitest'
import { draftOf } from './payload.ts'
import { follow, type Threads } from './threads.ts'

/** A letter between this agent and `ben`, as the threads see it. */
const letter = (said: boolean, performative: string, tags: Readonly<Record<string, string>>) => ({
  ...draftOf({
    performative,
    params: Object.entries(tags).map(([name, value]) => ({ name, value })),
  }),
  other: 'ben@main',
  said,
})

/** Follows the letters in turn; gives the threads left open and the codes of the notes. */
function followAll(...letters: readonly ReturnType<typeof letter>[]) {
  let threads: Threads = []
  const codes: string[] = []
  for (const each of letters) {
    const followed = follow(threads, each)
    threads = followed.threads
    if (followed.note) codes.push(followed.note.code)
  }
  return { open: threads.map(({ tag, state }) => [tag, state]), codes }
}

test('a question is open until it is answered', () => {
  const asked = letter(true, 'ask-one', { 'reply-with': 'q1' })
  const answered = letter(false, 'tell', { 'in-reply-to': 'q1' })

  expect(followAll(asked)).toEqual({ open: [['q1', 'asked']], codes: [] })
  expect(followAll(asked, answered)).toEqual({ open: [], codes: [] })
})

test('deny answers ask-if and is a wrong turn after ask-all', () => {
  const denied = letter(false, 'deny', { 'in-reply-to': 'q1' })

  expect(followAll(letter(true, 'ask-if', { 'reply-with': 'q1' }), denied).codes).toEqual([])
  expect(followAll(letter(true, 'ask-all', { 'reply-with': 'q1' }), denied)).toEqual({
    open: [['q1', 'asked']],
    codes: ['out-of-sequence'],
  })
})

test('a stream stays open until eos', () => {
  const told = letter(false, 'tell', { 'in-reply-to': 'q1' })
  const asked = letter(true, 'stream-all', { 'reply-with': 'q1' })

  expect(followAll(asked, told, told).open).toEqual([['q1', 'streaming']])
  expect(followAll(asked, told, letter(false, 'eos', { 'in-reply-to': 'q1' })).open).toEqual([])
})

test('eos is a wrong turn where nothing streams', () => {
  const asked = letter(true, 'ask-one', { 'reply-with': 'q1' })

  expect(followAll(asked, letter(false, 'eos', { 'in-reply-to': 'q1' })).codes).toEqual([
    'out-of-sequence',
  ])
})

test('the asker cannot answer itself', () => {
  const asked = letter(true, 'ask-one', { 'reply-with': 'q1' })

  expect(followAll(asked, letter(true, 'tell', { 'in-reply-to': 'q1' })).open).toEqual([
    ['q1', 'asked'],
  ])
})

test('a statement without a tag opens nothing', () => {
  expect(followAll(letter(true, 'tell', {})).open).toEqual([])
})
