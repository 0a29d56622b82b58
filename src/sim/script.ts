import type { AgentId, Draft, Origin } from './letter.ts'

/** One message of a file, as its author wrote it: who says what to whom. */
export interface ScriptLine {
  /** A local name or a full id; null when the message does not say. */
  readonly sender: AgentId | null
  /** Empty when the message does not say. */
  readonly receivers: readonly AgentId[]
  readonly draft: Draft
  readonly origin: Origin
  /** An answer is paired by its tag: the sender of a line without one is the receiver of what it answers. */
  readonly inReplyTo?: string
  readonly replyWith?: string
}
