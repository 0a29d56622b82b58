import type { Problem, Span } from './problem.ts'
import type { Finding, ReadingRules } from './rules.ts'

/** More findings than this in one form teach nothing. */
const problemsMax = 100

/** What is found in one form, as problems by the verdicts of its notation. */
export class FindingList {
  readonly #text: string
  readonly #rules: ReadingRules
  /** What is subtracted from every place. */
  #base = 0
  problems: Problem[] = []
  comments: Span[] = []

  constructor(text: string, rules: ReadingRules) {
    this.#text = text
    this.#rules = rules
  }

  /** Begins anew for another form; what was found before stays with whoever took it. */
  restart(base: number): void {
    this.#base = base
    if (this.problems.length > 0) this.problems = []
    if (this.comments.length > 0) this.comments = []
  }

  /** Notes a finding, unless the notation accepts it in silence. Places are those of the whole text. */
  find(
    finding: Finding,
    from: number,
    to: number,
    details: Readonly<Record<string, string>> = {},
  ): void {
    const verdict = this.#rules.verdicts[finding]
    if (!verdict || this.problems.length >= problemsMax) return
    this.problems.push({
      code: verdict.code,
      severity: verdict.severity,
      layer: verdict.layer ?? 'notation',
      from: from - this.#base,
      to: to - this.#base,
      details: { x: this.#text.slice(from, to), ...details },
    })
  }

  /** Takes a comment that runs to the end of its line, and returns where that is. */
  comment(from: number, limit: number, finding: Finding): number {
    const to = lineEnd(this.#text, from, limit)
    this.comments.push({ from: from - this.#base, to: to - this.#base })
    this.find(finding, from, from + 1)
    return to
  }
}

export function lineEnd(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) break
    at++
  }
  return at
}

/** Whether `//` stands here, with nothing but blanks before it on its line. */
export function isSlashComment(text: string, at: number): boolean {
  if (!text.startsWith('//', at)) return false
  let before = at - 1
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--
  return before < 0 || text[before] === '\n' || text[before] === '\r'
}
