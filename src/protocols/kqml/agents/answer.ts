import type { AgentId, Effect, Letter } from '../../../sim/index.ts'
import { draftOf, paramOf, payloadOf, replyTag, type KqmlText } from './payload.ts'

/** What an agent answers; the threading is the same for every answer. */
export interface Answer {
  readonly performative: string
  readonly content?: string
  /** Why, for a person; printed as a string. */
  readonly comment?: string
  /** Says that the content is in the language and ontology of the question. */
  readonly described?: boolean
}

/** Quotes a text for a KQML message: a backslash protects a quote or a backslash. [KQML93] */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * Answers a letter: sender and receiver change places, `:in-reply-to` repeats the tag of the question,
 * language and ontology stay. A question without a tag gets an answer without one. [KQML97]
 */
export function answerTo(letter: Letter, self: AgentId, answer: Answer): Effect {
  const question = payloadOf(letter)
  const tag = replyTag(question)
  const language = paramOf(question, 'language')
  const ontology = paramOf(question, 'ontology')
  const params: readonly (KqmlText | null)[] = [
    { name: 'sender', value: shown(self, paramOf(question, 'receiver')) },
    { name: 'receiver', value: shown(letter.from, paramOf(question, 'sender')) },
    tag === undefined ? null : { name: 'in-reply-to', value: tag },
    described('language', language, answer),
    described('ontology', ontology, answer),
    answer.content === undefined ? null : { name: 'content', value: answer.content },
    answer.comment === undefined ? null : { name: 'comment', value: quote(answer.comment) },
  ]
  const payload = {
    performative: answer.performative,
    params: params.filter((param) => param !== null),
  }
  return { kind: 'send', to: [letter.from], letter: draftOf(payload) }
}

const described = (name: string, value: string | undefined, answer: Answer): KqmlText | null =>
  answer.described === true && value !== undefined ? { name, value } : null

/** An agent is named as the question named it; without that, by its local name. */
const shown = (id: AgentId, asWritten: string | undefined): string =>
  asWritten ?? id.slice(0, id.lastIndexOf('@'))
