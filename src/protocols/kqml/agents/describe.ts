import type { Describer } from '../../../sim/index.ts'
import { performatives } from '../performatives.ts'
import { layOut, paramOf, payloadOf } from './payload.ts'

/** What the views show of a KQML letter. */
export const describeKqml: Describer = (letter) => {
  const payload = payloadOf(letter)
  const content = paramOf(payload, 'content') ?? paramOf(payload, 'comment') ?? ''
  return {
    summary: content.replace(/\s+/g, ' ').trim(),
    thread: letter.tags.conversation ?? letter.message,
    direction: isAnswer(letter.tags.act, letter.tags.inReplyTo) ? 'answer' : 'request',
    text: letter.text ?? layOut(payload),
  }
}

/** A word that opens conversations asks, even where it takes up an advertisement; others by their tag. */
function isAnswer(act: string, inReplyTo: string | undefined): boolean {
  const row = Object.entries(performatives).find(([name]) => name === act)?.[1]
  if (row === undefined) return inReplyTo !== undefined
  return row.answersTo.length > 0 && (inReplyTo !== undefined || row.class === 'intervention')
}
