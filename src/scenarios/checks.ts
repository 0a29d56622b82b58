import type { Route } from '../sim/index.ts'
import type { Bilingual } from './bilingual.ts'

/** Which letters a check speaks of; all that is given must hold. */
export interface MessagePattern {
  readonly act?: string
  /** A name as the scenario writes it, or a full agent id. */
  readonly from?: string
  readonly to?: string
  readonly conversation?: string
  readonly inReplyTo?: string
  /** Compared as parsed content: variables match, spelling of blanks does not matter. */
  readonly contentIs?: string
  readonly contentHas?: string
  readonly route?: Route
}

/** Which notes a check speaks of. */
export interface NotePattern {
  readonly note: string
  readonly at?: string
}

/** A claim over the journal of a run. */
export type Claim =
  | Readonly<{ kind: 'count'; pattern: MessagePattern; is?: number; min?: number; max?: number }>
  | Readonly<{ kind: 'said'; pattern: MessagePattern }>
  | Readonly<{ kind: 'never'; pattern: MessagePattern | NotePattern }>
  | Readonly<{ kind: 'order'; patterns: readonly MessagePattern[] }>
  | Readonly<{
      kind: 'conversation'
      id?: string
      protocol?: string
      state?: string
      facts: Readonly<Record<string, string | number>>
    }>
  | Readonly<{ kind: 'noted'; pattern: NotePattern }>
  /** The answer to the message tagged `to`. */
  | Readonly<{ kind: 'answer'; to: string; pattern: MessagePattern }>

export interface Check {
  readonly id: string
  readonly say: Bilingual
  readonly claim: Claim
}

export interface CheckResult {
  readonly id: string
  readonly passed: boolean
  readonly say: Bilingual
  /** Indexes of the entries that show it, or that speak against it. */
  readonly evidence: readonly number[]
  /** What was looked for and not found. */
  readonly missing?: MessagePattern | NotePattern
}

export const isNotePattern = (pattern: MessagePattern | NotePattern): pattern is NotePattern =>
  'note' in pattern
