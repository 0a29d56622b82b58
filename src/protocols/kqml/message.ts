import type { Sexp, Span } from '../../notation/index.ts'

/** A parameter as it stands in the text. */
export interface KqmlParam extends Span {
  /** In lower case, without the colon. Its keyword stands at `from`, `to`. */
  readonly name: string
  readonly value: Sexp
}

/** A KQML message as it stands in a text. */
export interface KqmlMessage extends Span {
  /** As typed; performatives compare without case. Empty when there is none that could be read. */
  readonly performative: string
  readonly performativeAt: Span
  /** In the order of the text, repeated ones too. */
  readonly params: readonly KqmlParam[]
  /** The message in the content, when the language is KQML and the content is one. */
  readonly embedded: KqmlMessage | null
}

/** The value of a parameter; of several the first counts. */
export function valueOf({ params }: Pick<KqmlMessage, 'params'>, name: string): Sexp | undefined {
  for (const param of params) if (param.name === name) return param.value
  return undefined
}

/** The value of a parameter when it is one word or a string. */
export function textOf(message: Pick<KqmlMessage, 'params'>, name: string): string | undefined {
  const value = valueOf(message, name)
  if (value?.kind === 'word') return value.text
  return value?.kind === 'string' ? value.value : undefined
}
