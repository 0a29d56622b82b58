export type { CommonState, Customs, Deadline, Protocol, Role, Transition } from './protocol.ts'
export {
  advance,
  begin,
  expire,
  isFinal,
  turns,
  type Conversation,
  type NoDeadline,
  type OutOfSequence,
} from './walker.ts'
export type { ConversationSummary } from './summary.ts'
