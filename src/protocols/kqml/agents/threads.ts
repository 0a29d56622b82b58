import { advance, isFinal, type Conversation } from '../../../conversation/index.ts'
import type { AgentId, Letter, Note } from '../../../sim/index.ts'
import { policyOf } from '../policies/policies.ts'
import { payloadOf, replyTag } from './payload.ts'

/** A conversation that an agent takes part in, as plain data. */
export interface Thread {
  readonly other: AgentId
  readonly tag: string
  /** The act that opened it, which names its policy. */
  readonly opener: string
  readonly state: string
  readonly mine: boolean
}

export type Threads = readonly Thread[]

/**
 * Follows the conversations of one agent, each by the pair of its other end and its tag.
 *
 * `said` is true for a letter that the agent sends. Gives the threads that are open afterwards, and a
 * note when the letter does not fit the table: then nothing else changes.
 */
export function follow(
  threads: Threads,
  letter: Pick<Letter, 'payload' | 'tags'> & { readonly other: AgentId; readonly said: boolean },
): { readonly threads: Threads; readonly note: Note | null } {
  const { other, said, tags } = letter
  const open = threads.find(
    (each) => each.other === other && each.tag === tags.inReplyTo && each.mine !== said,
  )
  if (open) return step(threads, open, tags.act)
  return { threads: opened(threads, letter), note: null }
}

function step(threads: Threads, thread: Thread, act: string) {
  const conversation = conversationOf(thread)
  const moved = advance(conversation, 'participant', act)
  const others = threads.filter((each) => each !== thread)
  if (!moved.ok) {
    const { state, expected } = moved.refusal
    const note: Note = {
      code: 'out-of-sequence',
      details: { x: act, state, y: expected.join(', '), tag: thread.tag },
      rule: conversation.protocol.name,
      source: `[${conversation.protocol.source}]`,
      conversation: thread.tag,
      state,
    }
    return { threads, note }
  }
  if (isFinal(moved.value)) return { threads: others, note: null }
  return { threads: [...others, { ...thread, state: moved.value.state }], note: null }
}

function opened(
  threads: Threads,
  {
    payload,
    tags,
    other,
    said,
  }: Pick<Letter, 'payload' | 'tags'> & { other: AgentId; said: boolean },
): Threads {
  const tag = replyTag(payloadOf({ protocol: 'kqml', tags, payload }))
  const policy = policyOf(tags.act)
  if (tag === undefined || !policy) return threads
  const begun = advance({ protocol: policy, state: policy.start }, 'initiator', tags.act)
  if (!begun.ok) return threads
  return [...threads, { other, tag, opener: tags.act, state: begun.value.state, mine: said }]
}

function conversationOf({ opener, state }: Thread): Conversation {
  const protocol = policyOf(opener)
  if (!protocol) throw new Error(`A thread was opened by ${opener}, which opens none`)
  return { protocol, state }
}
