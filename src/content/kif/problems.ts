import type { Edit, Fix, Layer, Problem, Severity, Span } from '../../notation/index.ts'

/**
 * Everything that can be said against a text in KIF. [KIF]
 *
 * Errors cannot be evaluated. Warnings and infos are repaired and evaluated as repaired. Where the
 * matter is one of the mistakes that students are known to make, its code is the one of that list.
 */
export const kifProblems = {
  unterminated: 'error',
  'unterminated-string': 'error',
  'unbalanced-paren': 'error',
  'bad-character': 'error',
  'sentence-list': 'error',
  'several-sentences': 'error',
  'not-a-sentence': 'error',
  'natural-language': 'error',
  'no-sentence': 'error',
  'term-not-sentence': 'error',
  'sentence-as-term': 'error',
  'head-not-a-word': 'error',
  'empty-list': 'error',
  'equals-arity': 'error',
  'wrong-argument-count': 'error',
  'variable-list-expected': 'error',
  'rest-not-last': 'error',
  'bad-definition': 'error',
  'lone-question-mark': 'error',
  'prolog-syntax': 'error',
  infix: 'error',
  'comma-list': 'error',
  'dotted-pair': 'error',
  'non-kif-operator': 'error',
  'too-deep': 'error',

  'exists-without-parens': 'warning',
  'flat-typed-variable': 'warning',
  'operator-spelling': 'warning',
  'kif-wrapper': 'warning',
  'slash-comment': 'warning',
  'hash-comment': 'warning',
  'curly-quotes': 'warning',
  'hard-blank': 'warning',
  'non-kif-definition': 'warning',
  'tell-with-variable': 'warning',

  'typed-variable': 'info',
  'list-spelling': 'info',
  'at-most-spelling': 'info',
  'content-as-string': 'info',
  'number-in-words': 'info',
  'not-used-for-answers': 'info',
} as const satisfies Record<string, Severity>

export type KifProblemCode = keyof typeof kifProblems

export const kifFixes = [
  'join-with-and',
  'ask-for-value',
  'move-value-out',
  'rewrite-prefix',
  'rewrite-as-kif',
  'remove',
  'remove-commas',
  'write-operator',
  'wrap-variables',
  'pair-variable',
  'unwrap',
  'straight-quotes',
  'plain-blank',
  'plain-number',
  'semicolon',
] as const

export type KifFixCode = (typeof kifFixes)[number]

export const kifFix = (code: KifFixCode, edits: readonly Edit[], certain = false): Fix => ({
  code,
  edits,
  certain,
})

/** Replaces a stretch by another text. */
export const replace = ({ from, to }: Span, insert: string): Edit => ({ from, to, insert })

/**
 * Collects findings of one text, all of one layer: `notation` in a file, `content` in a message.
 *
 * With a `place`, all of them stand there and without fixes: the text is the inside of a string, whose
 * escapes hide where its parts lie.
 */
export class Findings {
  readonly problems: Problem[] = []
  readonly #layer: Layer
  #errorCount = 0
  readonly #place: Span | null

  constructor(layer: Layer, place: Span | null = null) {
    this.#layer = layer
    this.#place = place
  }

  add(
    code: KifProblemCode,
    span: Span,
    details: Readonly<Record<string, string>> = {},
    fix?: Fix,
  ): void {
    const { from, to } = this.#place ?? span
    if (kifProblems[code] === 'error') this.#errorCount += 1
    this.problems.push({
      code,
      severity: kifProblems[code],
      layer: this.#layer,
      from,
      to,
      details,
      ...(fix && !this.#place ? { fixes: [fix] } : {}),
    })
  }

  get errorCount(): number {
    return this.#errorCount
  }

  get hasErrors(): boolean {
    return this.#errorCount > 0
  }
}
