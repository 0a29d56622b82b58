import type { Sexp } from './sexp.ts'

/** The first list that lies deeper than so many levels, or null. Walks with an explicit stack. */
export function tooDeepAt(root: Sexp, levelsMax: number): Sexp | null {
  const visits: { readonly node: Sexp; readonly depth: number }[] = [{ node: root, depth: 1 }]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { node, depth } = visit
    const items = node.kind === 'list' ? node.items : node.kind === 'quotation' ? [node.item] : []
    if (items.length > 0 && depth > levelsMax) return node
    for (let index = items.length - 1; index >= 0; index -= 1) {
      const item = items[index]
      if (item && item.kind !== 'word' && item.kind !== 'string') {
        visits.push({ node: item, depth: depth + 1 })
      }
    }
  }
  return null
}
