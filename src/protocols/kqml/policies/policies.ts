import type { Protocol } from '../../../conversation/index.ts'

/**
 * Who may say what in a conversation that an act opens, as tables for the walker.
 *
 * The texts leave the policies to a grammar over conversations; the states here are our restatement.
 * A terminal state is one that no arrow leaves. [KQML97]
 */
type AskState = 'start' | 'asked' | 'done' | 'done-empty' | 'failed'

const source = 'KQML97'

/** P1: a question that may be answered by untell or deny as well. ask-if, ask-one. */
const askPolicy: Protocol<AskState> = {
  name: 'P1',
  source,
  start: 'start',
  transitions: [
    { from: 'start', by: 'initiator', act: 'ask-if', to: 'asked' },
    { from: 'start', by: 'initiator', act: 'ask-one', to: 'asked' },
    { from: 'asked', by: 'participant', act: 'tell', to: 'done' },
    { from: 'asked', by: 'participant', act: 'reply', to: 'done' },
    { from: 'asked', by: 'participant', act: 'untell', to: 'done' },
    { from: 'asked', by: 'participant', act: 'deny', to: 'done' },
    { from: 'asked', by: 'participant', act: 'sorry', to: 'done-empty' },
    { from: 'asked', by: 'participant', act: 'error', to: 'failed' },
  ],
}

/** P1 for ask-all, whose one answer is a collection: there is nothing to deny. */
const askAllPolicy: Protocol<AskState> = {
  name: 'P1',
  source,
  start: 'start',
  transitions: [
    { from: 'start', by: 'initiator', act: 'ask-all', to: 'asked' },
    { from: 'asked', by: 'participant', act: 'tell', to: 'done' },
    { from: 'asked', by: 'participant', act: 'reply', to: 'done' },
    { from: 'asked', by: 'participant', act: 'sorry', to: 'done-empty' },
    { from: 'asked', by: 'participant', act: 'error', to: 'failed' },
  ],
}

/** P2: one tell per instance, closed by eos; sorry in mid-stream leaves what was told standing. */
const streamPolicy: Protocol<'start' | 'streaming' | 'done' | 'failed'> = {
  name: 'P2',
  source,
  start: 'start',
  transitions: [
    { from: 'start', by: 'initiator', act: 'stream-all', to: 'streaming' },
    { from: 'streaming', by: 'participant', act: 'tell', to: 'streaming' },
    { from: 'streaming', by: 'participant', act: 'reply', to: 'streaming' },
    { from: 'streaming', by: 'participant', act: 'eos', to: 'done' },
    { from: 'streaming', by: 'participant', act: 'sorry', to: 'failed' },
    { from: 'streaming', by: 'participant', act: 'error', to: 'failed' },
    { from: 'streaming', by: 'initiator', act: 'discard', to: 'done' },
  ],
}

/** P6 without its undoing: a wish that is confirmed by tell when it carries a tag. */
const changePolicy: Protocol<'start' | 'requested' | 'effected' | 'failed'> = {
  name: 'P6',
  source,
  start: 'start',
  transitions: [
    ...['insert', 'uninsert', 'delete-one', 'delete-all'].map(
      (act) => ({ from: 'start', by: 'initiator', act, to: 'requested' }) as const,
    ),
    { from: 'requested', by: 'participant', act: 'tell', to: 'effected' },
    { from: 'requested', by: 'participant', act: 'reply', to: 'effected' },
    { from: 'requested', by: 'participant', act: 'sorry', to: 'failed' },
    { from: 'requested', by: 'participant', act: 'error', to: 'failed' },
  ],
}

/** P5: a statement that asks to be confirmed. Without a tag it opens nothing. */
const tellPolicy: Protocol<'start' | 'told' | 'done' | 'failed'> = {
  name: 'P5',
  source,
  start: 'start',
  transitions: [
    ...['tell', 'untell', 'deny'].map(
      (act) => ({ from: 'start', by: 'initiator', act, to: 'told' }) as const,
    ),
    { from: 'told', by: 'participant', act: 'tell', to: 'done' },
    { from: 'told', by: 'participant', act: 'reply', to: 'done' },
    { from: 'told', by: 'participant', act: 'sorry', to: 'failed' },
    { from: 'told', by: 'participant', act: 'error', to: 'failed' },
  ],
}

const policies: readonly Protocol[] = [
  askPolicy,
  askAllPolicy,
  streamPolicy,
  changePolicy,
  tellPolicy,
]

/** The policy that an act opens, or undefined for an act that opens no conversation known here. */
export const policyOf = (act: string): Protocol | undefined =>
  policies.find(({ start, transitions }) =>
    transitions.some((row) => row.from === start && row.act === act),
  )
