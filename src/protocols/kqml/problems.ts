import type { Fix, Layer, Problem, Severity, Span } from '../../notation/index.ts'

interface ProblemRow {
  readonly severity: Severity
  readonly layer: Layer
}

const error = { severity: 'error', layer: 'notation' } as const

/**
 * Every code that the check of a KQML text may give, with what it is where the rules of reading do not
 * say otherwise. `notation` is broken grammar; `message` is a right sentence with a doubtful word.
 */
export const kqmlProblems = {
  unterminated: error,
  'unterminated-string': error,
  'short-length-string': error,
  'bad-length-string': error,
  'expected-keyword': error,
  'missing-value': error,
  'missing-performative': error,
  'performative-not-a-word': error,
  'comma-outside-backquote': error,
  'bad-character': error,
  'non-ascii': error,
  'missing-whitespace': error,
  'empty-list': error,
  'list-must-start-with-word': error,
  'expected-open-paren': error,
  'no-message': error,
  'unbalanced-paren': error,
  'spaces-in-value': error,
  'comma-list': error,
  'curly-quotes': { severity: 'error', layer: 'message' },
  'unknown-performative': { severity: 'error', layer: 'message' },
  'fipa-performative': { severity: 'warning', layer: 'message' },
  'performative-1993': { severity: 'info', layer: 'message' },
  'duplicate-parameter': { severity: 'warning', layer: 'message' },
  'misspelt-parameter': { severity: 'warning', layer: 'message' },
  'case-variants': { severity: 'warning', layer: 'message' },
  'too-deep': { severity: 'error', layer: 'message' },
  'bad-utf8': { severity: 'error', layer: 'bytes' },
} as const satisfies Record<string, ProblemRow>

export type KqmlProblemCode = keyof typeof kqmlProblems

/** Findings that `details.why` makes more exact, with the sentence that says so. */
export const kqmlVariants = [
  'expected-keyword:value-missing',
  'performative-1993:nothing',
  'unbalanced-paren:extra',
  'unbalanced-paren:missing',
  'unbalanced-paren:several',
  'unbalanced-paren:many',
  'unknown-performative:question',
  'unknown-performative:unlike',
  'unknown-performative:wrapped',
] as const

export type KqmlProblemVariant = (typeof kqmlVariants)[number]

export const kqmlFixes = [
  'close-parenthesis',
  'delete-parenthesis',
  'close-string',
  'quote-value',
  'join-with-hyphens',
  'remove-commas',
  'straight-quotes',
  'insert-blank',
  'insert-listof',
  'replace-performative',
  'unwrap-message',
  'rename-parameter',
  'delete-parameter',
  'rename-agent',
] as const

export type KqmlFixCode = (typeof kqmlFixes)[number]

/** What a second place of a problem is. */
export const kqmlRelated = ['opened-here', 'value-missing', 'first-stands-here'] as const

export type KqmlRelatedCode = (typeof kqmlRelated)[number]

interface More {
  readonly places?: readonly Span[]
  readonly related?: readonly (Span & { readonly code: KqmlRelatedCode })[]
  readonly fixes?: readonly KqmlFix[]
  readonly layer?: Layer
}

export interface KqmlFix extends Fix {
  readonly code: KqmlFixCode
}

/** A problem of this room, with the severity and layer of its row. */
export function kqmlProblem(
  code: KqmlProblemCode,
  { from, to }: Span,
  details: Readonly<Record<string, string>> = {},
  more: More = {},
): Problem {
  return { code, ...kqmlProblems[code], from, to, details, ...more }
}

export const kqmlFix = (code: KqmlFixCode, edits: Fix['edits'], certain: boolean): KqmlFix => ({
  code,
  edits,
  certain,
})
