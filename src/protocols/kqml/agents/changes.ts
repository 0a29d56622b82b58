import {
  assertSentence,
  removeMatching,
  retractSentence,
  type FactBase,
} from '../../../content/index.ts'
import type { Effect } from '../../../sim/index.ts'
import type { Answer } from './answer.ts'
import { contentOf, note, say, type Case, type Dealt, type Holding } from './holding.ts'
import { payloadOf, replyTag, wantsAnswer } from './payload.ts'
import { unreadable } from './questions.ts'

/** Takes tell, untell, deny, insert, uninsert, delete-one and delete-all. */
export function takeChange(holding: Holding, taken: Case): Dealt {
  switch (taken.letter.tags.act) {
    case 'tell':
      return add(holding, taken, 'believed', taken.letter.from)
    case 'insert':
      return insert(holding, taken)
    case 'uninsert':
      return uninsert(holding, taken)
    case 'untell':
    case 'deny':
      return forget(holding, taken)
    default:
      return remove(holding, taken)
  }
}

/** A change is confirmed only when it carries a tag; otherwise nobody waits for an answer. */
const confirm = (taken: Case, answer: Answer): readonly Effect[] =>
  wantsAnswer(payloadOf(taken.letter)) ? [say(taken, answer)] : []

const withBase = (holding: Holding, base: FactBase): Holding =>
  base === holding.base ? holding : { ...holding, base }

function add(holding: Holding, taken: Case, code: 'believed' | 'inserted', by: string): Dealt {
  const content = contentOf(taken.letter) ?? ''
  const before = retractSentence(holding.base, content)
  const { base, problems, changed } = assertSentence(holding.base, content, by)
  if (problems.some(({ severity }) => severity === 'error')) {
    return { holding, effects: unreadable(taken, { problems }, content) }
  }
  const known = before.removed.length > 0
  const comment = known ? { comment: 'already known' } : {}
  const answer = { performative: taken.speech.answerWith, content, described: true, ...comment }
  return {
    holding: changed ? withBase(holding, base) : holding,
    effects: [
      note(taken, known ? 'already-known' : code, { x: content }),
      ...confirm(taken, answer),
    ],
  }
}

/** Who inserted a sentence is remembered apart from who told it: uninsert takes back only its own. */
const inserter = (from: string): string => `insert by ${from}`

function insert(holding: Holding, taken: Case): Dealt {
  const { from } = taken.letter
  const dealt = add(holding, taken, 'inserted', inserter(from))
  const tag = replyTag(payloadOf(taken.letter))
  if (tag === undefined || dealt.holding === holding) return dealt
  const text = contentOf(taken.letter) ?? ''
  const inserts = [...dealt.holding.inserts, { from, tag, text }]
  return { ...dealt, holding: { ...dealt.holding, inserts } }
}

/** Takes back what that sender inserted, named by the tag of the insert, else by its content. */
function uninsert(holding: Holding, taken: Case): Dealt {
  const { from, tags } = taken.letter
  const named = holding.inserts.find((each) => each.from === from && each.tag === tags.inReplyTo)
  const content = named?.text ?? contentOf(taken.letter) ?? ''
  const { base, removed } = retractSentence(holding.base, content, inserter(from))
  if (removed.length === 0) {
    const answer = { performative: 'sorry', comment: 'nothing to take back' }
    return { holding, effects: [note(taken, 'insert-unknown'), ...confirm(taken, answer)] }
  }
  const inserts = holding.inserts.filter((each) => each !== named)
  const answer = { performative: taken.speech.answerWith, content, described: true }
  return {
    holding: { ...holding, base, inserts },
    effects: [note(taken, 'uninserted', { x: content }), ...confirm(taken, answer)],
  }
}

/** What an agent untells or denies is no longer held on its word. */
function forget(holding: Holding, taken: Case): Dealt {
  const content = contentOf(taken.letter) ?? ''
  const { base, removed, problems } = retractSentence(holding.base, content, taken.letter.from)
  if (problems.some(({ severity }) => severity === 'error')) {
    return { holding, effects: unreadable(taken, { problems }, content) }
  }
  const code = removed.length > 0 ? 'forgotten' : 'not-held'
  const answer = { performative: taken.speech.answerWith, content, described: true }
  return {
    holding: withBase(holding, base),
    effects: [note(taken, code, { x: content }), ...confirm(taken, answer)],
  }
}

function remove(holding: Holding, taken: Case): Dealt {
  const pattern = contentOf(taken.letter) ?? ''
  const one = taken.letter.tags.act === 'delete-one' || taken.letter.tags.act === 'delete'
  const { base, removed, problems } = removeMatching(holding.base, pattern, one ? 1 : Infinity)
  if (problems.some(({ severity }) => severity === 'error')) {
    return { holding, effects: unreadable(taken, { problems }, pattern) }
  }
  const first = removed[0]
  if (one && first === undefined) {
    const answer = { performative: 'sorry', comment: 'no match' }
    return {
      holding,
      effects: [note(taken, 'nothing-deleted', { x: pattern }), ...confirm(taken, answer)],
    }
  }
  const content = one && first !== undefined ? first : `(${['listof', ...removed].join(' ')})`
  const code = removed.length > 0 ? 'deleted' : 'nothing-deleted'
  const answer = { performative: taken.speech.answerWith, content, described: true }
  return {
    holding: withBase(holding, base),
    effects: [
      note(taken, code, { x: removed.length > 0 ? content : pattern, y: removed.length }),
      ...confirm(taken, answer),
    ],
  }
}
