import type { Fix, Problem, Span } from './problem.ts'
import type { Chunk, TextReading } from './read.ts'

/** The same problem in a text that stands `by` units further on. */
export function shiftProblem(problem: Problem, by: number): Problem {
  if (by === 0) return problem
  const { places, related, fixes } = problem
  return {
    ...problem,
    ...shifted(problem, by),
    ...(places && { places: places.map((place) => shifted(place, by)) }),
    ...(related && { related: related.map((place) => ({ ...place, ...shifted(place, by) })) }),
    ...(fixes && { fixes: fixes.map((fix) => shiftFix(fix, by)) }),
  }
}

const shifted = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by })

const shiftFix = (fix: Fix, by: number): Fix => ({
  ...fix,
  edits: fix.edits.map((edit) =>
    edit.file === undefined ? { ...edit, ...shifted(edit, by) } : edit,
  ),
})

/** Everything the reader found, with places in the text, in their order. */
export function problemsOf(reading: TextReading): Problem[] {
  const problems: Problem[] = []
  for (const chunk of reading.chunks) {
    for (const problem of chunk.reading.problems) {
      problems.push(shiftProblem(problem, chunk.origin))
    }
    const unterminated = unterminatedIn(chunk, reading)
    if (unterminated) problems.push(unterminated)
  }
  return problems.sort((one, other) => one.from - other.from)
}

/** Stands at the end of the text, and points at the innermost parenthesis that stayed open. */
function unterminatedIn({ origin, reading }: Chunk, { text, rules }: TextReading): Problem | null {
  const verdict = rules.verdicts.unterminated
  if (!reading.unclosed || !verdict) return null
  const { code, severity, layer = 'notation' } = verdict
  return {
    code,
    severity,
    layer,
    from: text.length,
    to: text.length,
    related: [{ ...shifted(reading.unclosed, origin), code: 'opened-here' }],
    details: { x: ')' },
    fixes: [],
  }
}
