import { expect, test } from 'vitest'
import { findMessages, readPage } from '../../../notation/index.ts'
import { kqmlSigns, readPageMessage } from './page-message.ts'

const messagesOf = (page: string): readonly string[] =>
  readPage(page).stretches.flatMap(({ text }) =>
    findMessages(text, kqmlSigns).map(({ from, to }) => text.slice(from, to)),
  )

test('of a page with fences only what is inside them is read', () => {
  const page = `We write \`(tell :sender x)\` like this:

\`\`\`lisp
(tell :sender a :receiver b :content (open gate))
\`\`\`

and not (ask-one :sender a) here.`

  expect(messagesOf(page)).toEqual(['(tell :sender a :receiver b :content (open gate))'])
})

test('of a page of HTML the text of pre is read, without markup and with entities decoded', () => {
  const page = `<div>(tell :sender no)</div><pre class="c"><span>(tell</span> :sender a :content (p &quot;x &lt; y&quot;))</pre>`

  expect(messagesOf(page)).toEqual(['(tell :sender a :content (p "x < y"))'])
})

test('the braces and backquotes of a template are dropped', () => {
  expect(messagesOf('<pre>{`\n(tell :sender a\n :content (p))\n`}</pre>')).toEqual([
    '(tell :sender a\n :content (p))',
  ])
})

test('a place in a stretch leads back to the page', () => {
  const page = '<pre>&lt;(tell :sender a)</pre>'
  const [stretch] = readPage(page).stretches

  expect(stretch?.text).toBe('<(tell :sender a)')
  expect(page.slice(stretch?.placeOf(1), stretch?.placeOf(17))).toBe('(tell :sender a)')
})

test('in plain text prefixes and prose are passed over', () => {
  const page = `[ana → ben] 10:15 (ask-one :sender ana :receiver ben :content (stock lamp ?n))
Then (as we saw) ben answers (see below):
ben> (tell :sender ben :receiver ana :content (stock lamp 4))`

  expect(messagesOf(page)).toHaveLength(2)
})

test('facts, definitions and program code are no messages', () => {
  expect(messagesOf('(stock lamp 4)\n(defun f (x) x)\n(make-agent :colour red)\nf(x)')).toEqual([])
})

test('a message that nothing closes costs no other', () => {
  expect(messagesOf('(tell :sender a :content (p\n(tell :sender b :content (q))\n')).toEqual([
    '(tell :sender a :content (p\n',
    '(tell :sender b :content (q))',
  ])
})

test('parameters in parentheses and a buried performative are read as they are meant', () => {
  const text = `(KQML
  (sender Quim) (receiver Rosa)
  (performative tell)
  (content (KIF (= ?amount 18)))  ; eighteen
  (in-reply-to q-tents))`

  expect(readPageMessage(text)).toEqual({
    performative: 'tell',
    params: [
      { name: 'language', value: 'KIF' },
      { name: 'sender', value: 'Quim' },
      { name: 'receiver', value: 'Rosa' },
      { name: 'content', value: '(= ?amount 18)' },
      { name: 'in-reply-to', value: 'q-tents' },
    ],
  })
})

test("a program's dictionary in a content stays as it is", () => {
  const text = `(EVAL :receiver luis :content {'expression': '(query-stock 30-inch-frames)'} :sender kate)`

  expect(readPageMessage(text)).toEqual({
    performative: 'EVAL',
    params: [
      { name: 'receiver', value: 'luis' },
      { name: 'content', value: "{'expression': '(query-stock 30-inch-frames)'}" },
      { name: 'sender', value: 'kate' },
    ],
  })
})

test('keywords inside a content belong to the content', () => {
  const text = '(advertise :sender a :content (ask-one :receiver b :content (p ?x)) :language KQML)'

  expect(readPageMessage(text)?.params.map(({ name }) => name)).toEqual([
    'sender',
    'content',
    'language',
  ])
})

test('a template of angle brackets says nothing', () => {
  expect(readPageMessage('(performative :sender <agent> :content <expression>)')).toBeNull()
})

test('a megabyte of anything is searched without a freeze', () => {
  for (const piece of ['(', '(a ', '(tell :x ', '"', '(tell :sender "', '\n(tell :sender a ']) {
    const page = piece.repeat(1_000_000 / piece.length)
    expect(messagesOf(page).length).toBeLessThan(1_000_000)
  }
})

test('what stands in a string is no comment, over several lines too', () => {
  const text = '(tell :sender a :content "x ; y\n new <- z" ; a note\n :receiver b)'

  expect(readPageMessage(text)?.params).toEqual([
    { name: 'sender', value: 'a' },
    { name: 'content', value: '"x ; y\n new <- z"' },
    { name: 'receiver', value: 'b' },
  ])
})

test('a message that begins a paragraph is never part of the one before', () => {
  const page =
    '(ask-one :sender a :content (stock k ?n)\n\n(tell :sender b :content (stock k 4))))))'

  expect(messagesOf(page)).toEqual([
    '(ask-one :sender a :content (stock k ?n)\n\n',
    '(tell :sender b :content (stock k 4))',
  ])
})
