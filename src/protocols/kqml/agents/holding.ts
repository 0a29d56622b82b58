import type { FactBase } from '../../../content/index.ts'
import type { Effect, Letter, Note } from '../../../sim/index.ts'
import { answerTo, type Answer } from './answer.ts'
import { conversationOf } from './hear.ts'
import type { KqmlNoteCode } from './notes.ts'
import { paramOf, payloadOf } from './payload.ts'
import type { Speech } from './speech.ts'
import type { Threads } from './threads.ts'

/** What a knowledge base remembers: what it holds, and the conversations that are open. */
export interface Holding {
  readonly base: FactBase
  readonly threads: Threads
  /** Which insert brought which sentence, so that uninsert can name it by its tag. */
  readonly inserts: readonly {
    readonly from: string
    readonly tag: string
    readonly text: string
  }[]
}

/** A letter that is being dealt with. */
export interface Case {
  readonly letter: Letter
  readonly self: string
  readonly speech: Speech
}

export interface Dealt {
  readonly holding: Holding
  readonly effects: readonly Effect[]
}

/** A note about the letter: which rule was applied and what decided. */
export function note(
  { letter }: Case,
  code: KqmlNoteCode,
  details: Note['details'] = {},
  source = '[KQML97]',
): Effect {
  return { kind: 'note', note: { code, details, source, ...conversationOf(letter) } }
}

export const say = ({ letter, self }: Case, answer: Answer): Effect =>
  answerTo(letter, self, answer)

/** The content as the text of its language; a counted string is taken out of its count. [KQML93] */
export function contentOf(letter: Letter): string | undefined {
  const content = paramOf(payloadOf(letter), 'content')
  return content?.replace(/^#\d+"/, '')
}
