import type { Layer, Problem, Severity, Span } from '../../../notation/index.ts'

interface CodeRow {
  readonly severity: Severity
  readonly layer: Layer
  /** The standard leaves room here, so the finding comes with a second one that says why. */
  readonly contested?: true
  /** Only a warning when messages are read for a person. */
  readonly lenient?: true
}

const notation = { severity: 'error', layer: 'notation' } as const
const message = { severity: 'warning', layer: 'message' } as const

/**
 * Everything that can be said against a text in the string encoding. [FIPA SC00070] [FIPA SC00061]
 *
 * The list, its severities and its layers are our choice; the standard only says what is well formed.
 */
export const aclProblems = {
  'no-message': notation,
  'expected-open-paren': notation,
  'missing-performative': notation,
  'performative-not-a-word': notation,
  'unknown-act': { ...notation, contested: true },
  'expected-keyword': notation,
  'missing-value': notation,
  'duplicate-parameter': notation,
  'not-x-parameter': { ...notation, contested: true },
  unterminated: notation,
  'trailing-text': notation,
  'unterminated-string': notation,
  'short-length-string': notation,
  'bad-length-string': notation,
  'curly-quotes': notation,
  'content-not-a-string': notation,
  'protocol-not-a-word': notation,
  'bad-word': notation,
  'bad-datetime': notation,
  'agent-identifier-expected': notation,
  'set-expected': notation,
  'sequence-expected': notation,
  'aid-without-name': notation,
  'aid-slot-order': { ...notation, contested: true },
  'name-not-a-word': { ...notation, contested: true },
  'no-comments': { ...notation, lenient: true },
  'byte-order-mark': { ...notation, contested: true, lenient: true },
  'too-deep': { severity: 'error', layer: 'message' },
  contested: { severity: 'info', layer: 'notation' },
  'empty-receiver-set': { ...message, contested: true },
  'missing-receiver': message,
  'missing-sender': { severity: 'info', layer: 'message' },
  'missing-content': message,
  'missing-conversation-id': message,
  'unknown-time-zone': message,
} as const satisfies Record<string, CodeRow>

export type AclProblemCode = keyof typeof aclProblems

/** Why a text can be read both ways; the words fill it into the sentence of `contested`. */
export const contestedReasons = [
  'open-list-of-acts',
  'names-of-parameters',
  'slot-order',
  'quoted-name',
  'double-slash',
  'byte-order-mark',
  'empty-set',
  'lower-case-time',
  'backslash-before-quote',
] as const

export type ContestedReason = (typeof contestedReasons)[number]

/** Findings that come with a `why` have a sentence for each. */
export type AclProblemVariant = `contested:${ContestedReason}` | 'expected-open-paren:encoding'

/** What a quick fix does. */
export const aclFixes = [
  'write-name',
  'add-keyword',
  'add-value',
  'delete',
  'add-x',
  'close-message',
  'close-string',
  'correct-count',
  'use-straight-quotes',
  'quote-value',
  'unquote-value',
  'wrap-agent',
  'wrap-set',
  'wrap-sequence',
  'order-slots',
  'comment-as-parameter',
  'use-utc',
  'write-time',
  'add-parameter',
] as const

export type AclFixCode = (typeof aclFixes)[number]

export type AclMode = 'strict' | 'reader'

/** A finding with the severity and layer of its row. */
export function aclProblem(
  code: AclProblemCode,
  { from, to }: Span,
  more: {
    readonly details?: Readonly<Record<string, string>>
    readonly fixes?: Problem['fixes']
    readonly related?: Problem['related']
    readonly mode?: AclMode
  } = {},
): Problem {
  const row: CodeRow = aclProblems[code]
  return {
    code,
    severity: row.lenient && more.mode === 'reader' ? 'warning' : row.severity,
    layer: row.layer,
    from,
    to,
    details: more.details ?? {},
    ...(more.fixes ? { fixes: more.fixes } : {}),
    ...(more.related ? { related: more.related } : {}),
  }
}

/** The second finding, at the same place: why the standard can be read both ways, and a safe form. */
export const contested = (
  { from, to }: Span,
  layer: Layer,
  reason: ContestedReason,
  safe: string,
): Problem => ({
  code: 'contested',
  severity: 'info',
  layer,
  from,
  to,
  details: { why: reason, y: safe },
})

/** One edit under one name. */
export const aclFix = (
  code: AclFixCode,
  edits: readonly { readonly from: number; readonly to: number; readonly insert: string }[],
  certain = false,
) => ({ code, edits, certain })
