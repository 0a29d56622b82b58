import type { Problem, Sexp } from '../../notation/index.ts'
import type { FactBase } from './fact-base.ts'
import { freeVariables } from './free-variables.ts'
import type { KifNote } from './notes.ts'
import { checkKifSentence } from './read-sentence.ts'
import { solve, type Solution, type SolveRequest } from './solve-text.ts'
import { unboundVariables } from './binding.ts'
import { Scope, toTerm } from './term.ts'

/** How a sentence is asked: whether it holds, for one way in which it holds, for all. */
export type AskMode = 'if' | 'one' | 'all'

export interface KifAnswer {
  /**
   * `proved`: there is at least one solution. `disproved`: the question is whether, and the negation
   * is known, or the world is closed and a sentence without free variables has no proof. `unknown`: neither. `unreadable`: the
   * question is no sentence.
   */
  readonly verdict: 'proved' | 'disproved' | 'unknown' | 'unreadable'
  readonly solutions: readonly Solution[]
  readonly notes: readonly KifNote[]
  readonly problems: readonly Problem[]
}

/**
 * Answers a question from a fact base. What message an agent makes of it is the protocol's affair.
 *
 * `if` and `one` give at most one solution, `all` all of them up to the limit. A question that has no
 * proof counts as disproved only when it was asked with `if`. [KIF] section 6 of our reading.
 */
export function ask(
  base: FactBase,
  question: string | Sexp,
  mode: AskMode,
  request: SolveRequest = {},
): KifAnswer {
  const wanted = mode === 'all' ? request : { ...request, wanted: 1 }
  const { solutions, notes, problems, evaluated } = solve(base, question, wanted)
  if (!evaluated) return { verdict: 'unreadable', solutions, notes, problems }
  const hints = mode === 'if' ? [] : aboutVariables(question)
  const verdict =
    solutions.length > 0
      ? 'proved'
      : mode === 'if' && isDisproved(base, question, request, notes)
        ? 'disproved'
        : 'unknown'
  return { verdict, solutions, notes: [...hints, ...notes], problems }
}

/**
 * In a closed world no proof is enough for a sentence without free variables, but not when the search
 * was cut short.
 */
function isDisproved(
  base: FactBase,
  question: string | Sexp,
  request: SolveRequest,
  notes: readonly KifNote[],
): boolean {
  const { sentence } = checkKifSentence(question, 'asked')
  if (!sentence) return false
  if (base.closedWorld) {
    const cutShort = notes.some(({ code }) => inconclusive.has(code))
    return !cutShort && freeVariables(toTerm(sentence, new Scope())).length === 0
  }
  const negation: Sexp = {
    kind: 'list',
    items: [{ kind: 'word', text: 'not', from: sentence.from, to: sentence.from }, sentence],
    closed: true,
    from: sentence.from,
    to: sentence.to,
  }
  return solve(base, negation, { ...request, wanted: 1 }).solutions.length > 0
}

const inconclusive: ReadonlySet<string> = new Set([
  'depth-limit',
  'step-limit',
  'no-value',
  'loop-through-not',
])

/** What a question for values lacks: any variable, or one that is not hidden inside `exists`. */
function aboutVariables(question: string | Sexp): KifNote[] {
  const { sentence } = checkKifSentence(question, 'asked')
  if (!sentence) return []
  const term = toTerm(sentence, new Scope())
  if (freeVariables(term).length > 0) return []
  const [hidden] = unboundVariables(term)
  return hidden
    ? [{ code: 'hidden-variable', details: { x: hidden.text } }]
    : [{ code: 'no-variable', details: {} }]
}
