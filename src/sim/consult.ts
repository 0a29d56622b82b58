import type { Json } from '../base/index.ts'
import type { AgentId } from './letter.ts'

/** A question that an agent puts to the shell; virtual time stands still until it is answered. */
export interface Consult {
  /** `<agent id>?<n>`, minted by the kernel. */
  readonly id: string
  readonly agent: AgentId
  readonly question: Json
}

export interface Answer {
  readonly consult: string
  readonly answer: Json
}
