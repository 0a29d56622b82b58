import type { Json } from '../base/index.ts'
import type { AgentId, Draft, Letter, Note, Tick } from './letter.ts'

export type Percept =
  | Readonly<{ kind: 'start' }>
  | Readonly<{ kind: 'message'; letter: Letter }>
  | Readonly<{ kind: 'wake'; reason: string }>
  | Readonly<{ kind: 'answer'; consult: string; answer: Json }>
  | Readonly<{ kind: 'stop' }>

/** What an agent wants done. The kernel does it; the agent cannot. */
export type Effect =
  /** One letter per receiver, all with the same `message`; the kernel mints the ids. */
  | Readonly<{ kind: 'send'; to: readonly AgentId[]; letter: Draft }>
  | Readonly<{ kind: 'wake'; afterTicks: number; reason: string }>
  /** For what is slow or unrepeatable; `consult` is the asker's own name for it. */
  | Readonly<{ kind: 'consult'; consult: string; question: Json }>
  | Readonly<{ kind: 'note'; note: Note }>
  | Readonly<{ kind: 'spawn'; name: string; plays: string; with: Json }>
  | Readonly<{ kind: 'stop' }>

export interface Context {
  readonly self: AgentId
  readonly tick: Tick
  /** A whole number under `below`, from this agent's own stream. */
  readonly draw: (below: number) => number
}

/** An agent is a function from its memory and what it perceives to its new memory and its wishes. */
export type Behaviour<Memory = Json> = (
  memory: Memory,
  percept: Percept,
  context: Context,
) => { readonly memory: Memory; readonly effects: readonly Effect[] }
