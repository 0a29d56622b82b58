import type { Sexp } from '../../../notation/index.ts'
import type { Describer } from '../../../sim/index.ts'
import { acts, isAct } from '../acl/acts.ts'
import { layOutAcl } from '../acl/print.ts'
import { messageOf } from './letters.ts'
import { isForm, slItems, slText } from './sl.ts'

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

/** Longer contents are shown by their beginning, as they stand. */
const shortMax = 400

/**
 * The content on one line, as a person would say it: of an action what is to be done, of a tuple what it
 * says about the action, an agent by its name alone. The message itself stands in the inspector.
 */
function inShort(content: string): string {
  const items = content.length <= shortMax ? slItems(content) : null
  if (!items) return content.slice(0, shortMax).replace(/\s+/g, ' ').trim()
  const [action, ...rest] = items
  const asks = rest.some((item) =>
    ['any', 'all', 'iota'].some((operator) => isForm(item, operator)),
  )
  const told =
    isForm(action, 'action') && rest.length > 0 && !asks
      ? rest
      : items.slice(0, asks ? 1 : undefined)
  return told.map(said).join(' ')
}

/** Contents that come here are short, so they cannot be deep. */
function said(node: Sexp): string {
  if (node.kind !== 'list') return slText(node)
  const [, second, third] = node.items
  if (isForm(node, 'action') && third) return said(third)
  if (isForm(node, 'agent-identifier') && third) return slText(third)
  return second ? `(${node.items.map(said).join(' ')})` : slText(node)
}
