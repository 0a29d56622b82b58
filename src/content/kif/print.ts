import { printSexp, type Sexp } from '../../notation/index.ts'

/** Writes a node on one line with single blanks, every word and number as it was spelled. */
export const printKif = (node: Sexp): string => printSexp(node)

const shortMost = 60

/**
 * For the details of a finding: whole when short, else its beginning. Looks at no more of a long list
 * than it shows.
 */
export function printShort(node: Sexp): string {
  const text = printSexp(shallow(node, 8))
  return text.length <= shortMost ? text : `${text.slice(0, shortMost - 1)}…`
}

/** The node with what lies deeper than so many levels left out. */
function shallow(node: Sexp, levels: number): Sexp {
  if (node.kind !== 'list') return node
  if (levels === 0) return { kind: 'word', text: '…', from: node.from, to: node.to }
  return {
    ...node,
    items: node.items.slice(0, shortMost).map((item) => shallow(item, levels - 1)),
  }
}
