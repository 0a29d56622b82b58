import type { Sexp, SexpList, SexpWord, Span } from '../../notation/index.ts'
import { fold } from './lexicon.ts'

/** Nodes that repairs put in the place of what was written; they stand where the original stood. */
export const wordAt = ({ from, to }: Span, text: string): SexpWord => ({
  kind: 'word',
  text,
  from,
  to,
})

export const listAt = ({ from, to }: Span, items: readonly Sexp[]): SexpList => ({
  kind: 'list',
  items,
  closed: true,
  from,
  to,
})

/** The folded first word of a list; null for anything else. */
export function headWord(node: Sexp | undefined): string | null {
  const head = node?.kind === 'list' ? node.items[0] : undefined
  return head?.kind === 'word' ? fold(head.text) : null
}

/** From the first of these nodes to the last. */
export const spanOf = (nodes: readonly Sexp[], fallback: Span): Span => ({
  from: nodes[0]?.from ?? fallback.from,
  to: nodes[nodes.length - 1]?.to ?? fallback.to,
})
