import type { Fix, Problem, Sexp, Span } from '../../../notation/index.ts'
import {
  aclProblem,
  contested,
  type AclMode,
  type AclProblemCode,
  type ContestedReason,
} from './problems.ts'

/** One text that is being read: its source and what has been found wrong in it so far. */
export class Reading {
  readonly source: string
  readonly mode: AclMode
  readonly problems: Problem[] = []
  /** Where tokens begin about which the lexicon has already said what is wrong. */
  readonly broken = new Set<number>()

  constructor(source: string, mode: AclMode) {
    this.source = source
    this.mode = mode
  }

  add(
    code: AclProblemCode,
    place: Span,
    details: Readonly<Record<string, string>> = {},
    ...fixes: readonly Fix[]
  ): void {
    const more =
      fixes.length > 0 ? { details, fixes, mode: this.mode } : { details, mode: this.mode }
    this.problems.push(aclProblem(code, place, more))
  }

  /** With other places that explain it. */
  addRelated(
    code: AclProblemCode,
    place: Span,
    related: Problem['related'],
    ...fixes: readonly Fix[]
  ): void {
    this.problems.push(aclProblem(code, place, { related, fixes, mode: this.mode }))
  }

  /** Why the finding just added can be seen otherwise, and the form that nobody objects to. */
  contest(place: Span, reason: ContestedReason, safe: string): void {
    const layer = this.problems.at(-1)?.layer ?? 'notation'
    this.problems.push(contested(place, layer, reason, safe))
  }

  /** As written. */
  text({ from, to }: Span): string {
    return this.source.slice(from, to)
  }

  /** A string's inside, anything else as written; at most so much as a finding can show. */
  shown(node: Sexp): string {
    const text = node.kind === 'string' ? node.value : this.text(node)
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`
  }
}
