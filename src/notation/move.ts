import type { Span } from './problem.ts'
import type { Sexp } from './sexp.ts'

/** Where places of one text lie in another: where a stretch begins, and where it ends. */
export interface Places {
  readonly from: (at: number) => number
  readonly to: (at: number) => number
}

export function moveSpan({ from, to }: Span, places: Places): Span {
  const start = places.from(from)
  return { from: start, to: to > from ? places.to(to) : start }
}

/** The same tree with its places in another text; every other fact stays as it is. */
export function moveSexp(node: Sexp, places: Places): Sexp {
  const done: Sexp[] = []
  // Each node with parts is met twice: to go down into it, and to put its moved parts together.
  const waiting: { readonly node: Sexp; readonly join: boolean }[] = [{ node, join: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node: each, join } = next
    const { from, to } = moveSpan(each, places)
    if (each.kind === 'word' || each.kind === 'string') done.push({ ...each, from, to })
    else if (!join) {
      waiting.push({ node: each, join: true })
      const parts = each.kind === 'list' ? each.items : [each.item]
      for (let index = parts.length - 1; index >= 0; index--) {
        const part = parts[index]
        if (part) waiting.push({ node: part, join: false })
      }
    } else if (each.kind === 'list') {
      const items = done.splice(done.length - each.items.length)
      done.push({ ...each, from, to, items })
    } else {
      const item = done.pop() ?? each.item
      done.push({ ...each, from, to, item })
    }
  }
  return done[0] ?? node
}
