import { expect, test } from 'vitest'
import { aclMessage, aid } from '../acl/message.ts'
import { createNames, draftOf } from './letters.ts'
import { fipaRoom } from './room.ts'

const letter = (message: Parameters<typeof draftOf>[0], text?: string) => ({
  id: 'a@alpha#1',
  from: 'a@alpha',
  to: 'b@beta',
  message: 'a@alpha#1',
  ...draftOf(message),
  ...(text === undefined ? {} : { text }),
})

const proposal = {
  ...aclMessage('propose'),
  sender: aid('p'),
  receivers: [aid('i')],
  content: '((action (agent-identifier :name p) (task t))\n  (= (price) 27))',
  protocol: 'fipa-contract-net',
  conversationId: 'c1',
  inReplyTo: 'r1',
}

test('a letter is described by its content in short, its conversation and its direction', () => {
  expect(fipaRoom.describe(letter(proposal))).toMatchObject({
    summary: '(= (price) 27)',
    thread: 'c1',
    direction: 'answer',
  })
  expect(fipaRoom.describe(letter(aclMessage('cfp')))).toMatchObject({
    summary: '',
    thread: 'a@alpha#1',
    direction: 'request',
  })
  expect(fipaRoom.describe(letter(aclMessage('nonsense'))).direction).toBe('request')
  expect(fipaRoom.describe(letter({ ...aclMessage('nonsense'), inReplyTo: 'x' })).direction).toBe(
    'answer',
  )
})

test.each([
  ['(((a) b) c)', '((a) b) c'],
  ['((result (action (agent-identifier :name p) (task t)) 125))', '(result (task t) 125)'],
  ['((action (agent-identifier :name p) (task t)) (any ?x (= (price) ?x)))', '(task t)'],
  ['((action (agent-identifier :name p) (task t)) overloaded)', 'overloaded'],
  ['no  tuple\nat all', 'no tuple at all'],
])('of the content %j the views show %j', (content, summary) => {
  expect(fipaRoom.describe(letter({ ...proposal, content })).summary).toBe(summary)
})

test('a message that goes over the wire arrives as it left', () => {
  const sent = letter(proposal)
  const read = fipaRoom.codec.decode(fipaRoom.codec.encode(sent), sent)

  expect(read).toEqual({ ok: true, value: { payload: proposal, tags: sent.tags } })
})

test('what was typed goes over the wire as typed, mistakes and all', () => {
  const typed = letter(proposal, '(propose :content ((price 27)))')

  expect(fipaRoom.codec.encode(typed)).toBe('(propose :content ((price 27)))')
  expect(fipaRoom.codec.decode(fipaRoom.codec.encode(typed), typed)).toEqual({
    ok: false,
    refusal: { why: 'unreadable', by: 'content-not-a-string' },
  })
})

test('the lines of a file are its messages, with their places and what was typed', () => {
  const text = `(cfp :sender (agent-identifier :name i) :receiver (set (agent-identifier :name p)
  (agent-identifier :name q)) :reply-with r1 :conversation-id c1)

(propose :sender (agent-identifier :name p) :in-reply-to r1)`
  const second = text.indexOf('(propose')

  expect(fipaRoom.linesOf.acl({ name: 'd.acl', text })).toMatchObject([
    {
      sender: 'i',
      receivers: ['p', 'q'],
      replyWith: 'r1',
      origin: { file: 'd.acl', from: 0, to: second - 2 },
      draft: { protocol: 'fipa-acl', tags: { act: 'cfp', conversation: 'c1', replyWith: 'r1' } },
    },
    {
      sender: 'p',
      receivers: [],
      inReplyTo: 'r1',
      origin: { file: 'd.acl', from: second, to: text.length },
      draft: { text: text.slice(second) },
    },
  ])
})

test('a parameter that is a list becomes a tag as it is written', () => {
  expect(draftOf({ ...aclMessage('inform'), ontology: ['o', '1'] }).tags.ontology).toBe('(o 1)')
})

test('on one platform agents go by their local names, on several by their full ones', () => {
  const agents = ['a@alpha', 'b@alpha'].map((id) => ({ id, name: id.slice(0, 1), plays: '' }))
  const alone = createNames({ id: 'a@alpha', agents })
  const abroad = createNames({
    id: 'a@alpha',
    agents: [...agents, { id: 'c@beta', name: 'c', plays: '' }],
  })

  expect([alone.nameOf('b@alpha'), alone.nameOf('x@beta')]).toEqual(['b', 'x@beta'])
  expect([abroad.nameOf('b@alpha'), abroad.nameOf('c@beta')]).toEqual(['b@alpha', 'c@beta'])
  expect([alone.idOf('b'), abroad.idOf('c@beta')]).toEqual(['b@alpha', 'c@beta'])
})

test('who did not understand says which act and why', () => {
  const content = '((action (agent-identifier :name s) (query)) (unsupported-act query))'

  expect(fipaRoom.notUnderstood(letter({ ...aclMessage('not-understood'), content }))).toEqual({
    act: 'query',
    why: 'unsupported-act',
  })
  expect(fipaRoom.notUnderstood(letter({ ...aclMessage('inform'), content }))).toBeNull()
})
