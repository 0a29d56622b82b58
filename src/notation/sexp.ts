import type { Span } from './problem.ts'

/** A node of the Lisp-like notations that KQML, FIPA ACL, KIF and SL share. */
export type Sexp = SexpWord | SexpString | SexpQuotation | SexpList

export interface SexpWord extends Span {
  readonly kind: 'word'
  readonly text: string
}

export interface SexpString extends Span {
  readonly kind: 'string'
  /** Decoded: without quotes and escapes. */
  readonly value: string
  /** The announced number of bytes of a counted string `#5"hello`; null for a quoted one. */
  readonly count: number | null
}

export interface SexpQuotation extends Span {
  readonly kind: 'quotation'
  readonly mark: "'" | '`' | ',' | ',@'
  readonly item: Sexp
}

export interface SexpList extends Span {
  readonly kind: 'list'
  readonly items: readonly Sexp[]
  /** False when the end of the text came before its parenthesis. */
  readonly closed: boolean
}
