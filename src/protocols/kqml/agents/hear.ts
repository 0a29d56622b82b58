import type { AgentId, Effect, Letter, Note } from '../../../sim/index.ts'
import { answerTo } from './answer.ts'
import type { Speech } from './speech.ts'
import { payloadOf, replyTag, wantsAnswer } from './payload.ts'
import { follow, type Threads } from './threads.ts'

/** What every agent of this room does with a letter before its own role has a say. */
export interface Hearing {
  readonly threads: Threads
  readonly effects: readonly Effect[]
  /** The role need not look at the letter: it is answered, or needs no answer. */
  readonly settled: boolean
}

/** Error and sorry are understood by everybody and answered by nobody: else no end could be told. */
const isRefusal = (act: string): boolean => act === 'error' || act === 'sorry'

/**
 * Takes a letter in: is its word known, and does it fit the conversation?
 *
 * A performative that the agent's dialect lacks is answered with `error`; nothing is guessed, for a word
 * means only what its spelling means. [KQML97]
 */
export function hear(
  letter: Letter,
  self: AgentId,
  threads: Threads,
  dialect: Speech | null,
): Hearing {
  const act = letter.tags.act
  if (!isRefusal(act) && dialect !== null && !dialect.knows(act)) {
    return { threads, settled: true, effects: notUnderstood(letter, self, dialect) }
  }
  const followed = follow(threads, { ...letter, other: letter.from, said: false })
  if (followed.note !== null) {
    return { threads, settled: true, effects: wrongTurn(letter, self, followed.note) }
  }
  return { threads: followed.threads, settled: isRefusal(act), effects: refusalHeard(letter) }
}

function notUnderstood(letter: Letter, self: AgentId, dialect: Speech): readonly Effect[] {
  const performative = payloadOf(letter).performative
  const note: Note = {
    code: 'unknown-performative',
    details: { x: performative, y: dialect.words.join(', ') },
    rule: 'by-spelling',
    source: '[KQML97]',
    ...conversationOf(letter),
  }
  const comment = `unknown performative ${performative}`
  return [{ kind: 'note', note }, answerTo(letter, self, { performative: 'error', comment })]
}

/** A message that fits no row of its policy is answered with `error`, if it can be answered at all. */
function wrongTurn(letter: Letter, self: AgentId, note: Note): readonly Effect[] {
  if (isRefusal(letter.tags.act) || !wantsAnswer(payloadOf(letter))) {
    return [{ kind: 'note', note }]
  }
  const comment = `${letter.tags.act} is not possible here`
  return [{ kind: 'note', note }, answerTo(letter, self, { performative: 'error', comment })]
}

function refusalHeard(letter: Letter): readonly Effect[] {
  if (!isRefusal(letter.tags.act)) return []
  const note: Note = {
    code: letter.tags.act === 'error' ? 'heard-error' : 'heard-sorry',
    details: { x: letter.from },
    rule: 'never-answered',
    ...conversationOf(letter),
  }
  return [{ kind: 'note', note }]
}

export function conversationOf(letter: Letter): { readonly conversation?: string } {
  const tag = letter.tags.inReplyTo ?? replyTag(payloadOf(letter))
  return tag === undefined ? {} : { conversation: tag }
}
