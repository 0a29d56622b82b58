import {
  advance,
  isFinal,
  type Conversation,
  type ConversationSummary,
} from '../../../conversation/index.ts'
import type { Entry, Letter } from '../../../sim/index.ts'
import { policyOf } from '../policies/policies.ts'

interface Open {
  readonly opener: Letter
  conversation: Conversation
  answers: number
}

/**
 * What became of the conversations of a run, read off its journal: each opened by a letter with a tag,
 * carried on by the letters from its receiver that repeat the tag.
 */
export function summaries(entries: readonly Entry[]): readonly ConversationSummary[] {
  const letters = new Map<string, Letter>()
  const open = new Map<string, Open>()
  const order: Open[] = []
  for (const entry of entries) {
    if (entry.kind === 'sent' && entry.letter.protocol === 'kqml') {
      letters.set(entry.letter.id, entry.letter)
      begin(entry.letter, open, order)
    }
    if (entry.kind !== 'delivered') continue
    const letter = letters.get(entry.letter)
    if (letter) goOn(letter, open)
  }
  return order.map(({ opener, conversation, answers }) => ({
    id: opener.tags.replyWith ?? opener.id,
    protocol: conversation.protocol.name,
    opener: opener.from,
    state: conversation.state,
    facts: { asked: opener.tags.act, answers },
  }))
}

const key = (asker: string, other: string, tag: string): string => `${asker} ${other} ${tag}`

function begin(letter: Letter, open: Map<string, Open>, order: Open[]): void {
  const { replyWith, act, inReplyTo } = letter.tags
  const policy = policyOf(act)
  if (replyWith === undefined || !policy) return
  // What answers a question goes on with that conversation, even when it asks to be confirmed.
  if (inReplyTo !== undefined && open.has(key(letter.to, letter.from, inReplyTo))) return
  const begun = advance({ protocol: policy, state: policy.start }, 'initiator', act)
  if (!begun.ok) return
  const line: Open = { opener: letter, conversation: begun.value, answers: 0 }
  open.set(key(letter.from, letter.to, replyWith), line)
  order.push(line)
}

function goOn(letter: Letter, open: Map<string, Open>): void {
  const { inReplyTo, act } = letter.tags
  if (inReplyTo === undefined) return
  const line = open.get(key(letter.to, letter.from, inReplyTo))
  if (!line || isFinal(line.conversation)) return
  const moved = advance(line.conversation, 'participant', act)
  if (!moved.ok) return
  line.conversation = moved.value
  line.answers += 1
}
