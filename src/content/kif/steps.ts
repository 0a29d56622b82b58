import { resolve, unboundVariables } from './binding.ts'
import { outerVariables, universalParts } from './forall.ts'
import { freeVariables } from './free-variables.ts'
import type { KifNote } from './notes.ts'
import { headKey, type Term, type Variable } from './term.ts'

/** One thing that a search still has to do. */
export type Step =
  | { readonly kind: 'prove'; readonly sentence: Term }
  /** Evaluates a term and makes `into` equal to what it stands for. */
  | { readonly kind: 'value'; readonly term: Term; readonly into: Term }
  | { readonly kind: 'compute'; readonly name: string; readonly args: Term[]; readonly into: Term }
  | { readonly kind: 'compare'; readonly name: string; readonly args: Term[] }
  | { readonly kind: 'unify' | 'differ'; readonly left: Term; readonly right: Term }
  | { readonly kind: 'member'; readonly item: Term; readonly list: Term }
  | Call
  /** The clauses of a call, without a look at its table. */
  | (Omit<Call, 'kind'> & { readonly kind: 'clauses' })
  /** Says something about the answer that is being found. */
  | { readonly kind: 'note'; readonly note: KifNote }
  /** Passed when a call has succeeded at least once. */
  | { readonly kind: 'found'; readonly cell: Found }
  /** Lets each value of `over` pass once. */
  | { readonly kind: 'distinct'; readonly over: Term; readonly seen: Set<string> }
  /** Forgets the choices made since there were so many. */
  | { readonly kind: 'cut'; readonly choices: number }

export interface Call {
  readonly kind: 'call'
  /** As in `clauses.ts`. */
  readonly predicate: string
  readonly args: readonly Term[]
  /** Came over the bridge between relations and functions, which is crossed once. */
  readonly bridged: boolean
}

export interface Found {
  found: boolean
}

/** What is left to do, first things first; `depth` counts the calls around it. */
export interface Goals {
  readonly step: Step
  readonly depth: number
  /** Was moved back because it was not ready. */
  readonly waiting: boolean
  readonly next: Goals | null
}

export const before = (step: Step, depth: number, next: Goals | null): Goals => ({
  step,
  depth,
  waiting: false,
  next,
})

/** Puts several sentences before what is left, in their order. */
export function proveAll(
  sentences: readonly Term[],
  depth: number,
  next: Goals | null,
): Goals | null {
  let goals = next
  for (let index = sentences.length - 1; index >= 0; index -= 1) {
    const sentence = sentences[index]
    if (sentence) goals = before({ kind: 'prove', sentence }, depth, goals)
  }
  return goals
}

/** The variables that must have a value before this step can be taken. */
export function missingFor(step: Step): readonly Variable[] {
  switch (step.kind) {
    case 'compute':
    case 'compare':
      return step.args.map(resolve).filter((arg) => arg.kind === 'variable')
    case 'differ':
      return [...unboundVariables(step.left), ...unboundVariables(step.right)]
    case 'member':
      return [step.list].map(resolve).filter((list) => list.kind === 'variable')
    case 'value':
      return conditionVariables(resolve(step.term))
    case 'prove': {
      const sentence = resolve(step.sentence)
      const head = headKey(sentence)
      if (head === 'not' || head === '/=') return freeVariables(sentence)
      const universal = head === 'forall' ? universalParts(sentence) : null
      return universal ? outerVariables(universal) : []
    }
    default:
      return []
  }
}

/** `(if S a b)` chooses by what S says of certain things, so these must be known first. */
function conditionVariables(term: Term): readonly Variable[] {
  const head = headKey(term)
  const chooses = head === 'if' || head === 'cond' || head === 'the' || head === 'setofall'
  return chooses ? freeVariables(term) : []
}
