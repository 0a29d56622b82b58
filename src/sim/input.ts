import type { AgentId, ContainerId, Draft } from './letter.ts'

/** Something done to a run from outside, by its timeline or by hand. */
export type Input =
  /** The agent is woken with this reason; what it does then is its own affair. */
  | Readonly<{ do: 'prompt'; agent: AgentId; reason: string }>
  /** A letter appears as if the agent had sent it. */
  | Readonly<{ do: 'send'; agent: AgentId; to: readonly AgentId[]; letter: Draft }>
  | Readonly<{ do: 'crash'; container: ContainerId }>
  | Readonly<{ do: 'restart'; container: ContainerId }>
