import { discourse } from './discourse.ts'
import { facilitation } from './facilitation.ts'
import { intervention } from './intervention.ts'
import type { PerformativeRow, WithdrawnRow } from './performative-row.ts'

/**
 * The reserved performatives of the 1997 proposal, by their spelling on the wire.
 *
 * There are 36: 18 discourse, 7 intervention, 11 facilitation. `cfp` and its kin are FIPA's. [KQML97]
 */
export const performatives = {
  ...discourse,
  ...intervention,
  ...facilitation,
} as const satisfies Record<string, PerformativeRow>

export type Performative = keyof typeof performatives

export const isPerformative = (word: string): word is Performative =>
  Object.hasOwn(performatives, word)

const early = ['93', '94'] as const

/** The names of 1993 and 1994 that 1997 gave up. [KQML93] [KQML94] */
export const withdrawn = {
  evaluate: { versions: early, rewrite: 'ask-one', of: null },
  reply: { versions: early, rewrite: 'tell', of: null },
  'ask-about': { versions: early, rewrite: 'ask-all', of: null },
  'stream-about': { versions: early, rewrite: 'stream-all', of: null },
  delete: { versions: early, rewrite: 'delete-one', of: null },
  monitor: { versions: early, rewrite: 'subscribe', of: 'stream-all' },
  generator: { versions: early, rewrite: 'standby', of: 'stream-all' },
  pipe: { versions: early, rewrite: null, of: null },
  break: { versions: early, rewrite: null, of: null },
} as const satisfies Record<string, WithdrawnRow>

export type WithdrawnPerformative = keyof typeof withdrawn

export const isWithdrawn = (word: string): word is WithdrawnPerformative =>
  Object.hasOwn(withdrawn, word)
