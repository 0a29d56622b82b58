export type { ConversationSummary } from './summary.ts'
