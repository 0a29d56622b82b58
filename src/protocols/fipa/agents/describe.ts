import type { Describer } from '../../../sim/index.ts'
import { acts, isAct } from '../acl/acts.ts'
import { layOutAcl } from '../acl/print.ts'
import { messageOf } from './letters.ts'

/** What the views show of a letter with an ACL message. */
export const describeAcl: Describer = (letter) => {
  const { act, conversation, inReplyTo, replyWith } = letter.tags
  const message = messageOf(letter)
  return {
    summary: inShort(message.content ?? ''),
    thread: conversation ?? inReplyTo ?? replyWith ?? letter.message,
    direction: isAct(act) ? acts[act].direction : inReplyTo === undefined ? 'request' : 'answer',
    text: letter.text ?? layOutAcl(message),
  }
}

/** On one line; an agent is called by its name alone, which says as much and leaves room for the rest. */
const inShort = (content: string): string =>
  content
    .replace(/\s+/g, ' ')
    .replace(/\(agent-identifier :name ([^\s()]+)\)/g, '$1')
    .trim()
