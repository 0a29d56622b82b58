import { compound, type Compound, type Term, type Variable } from './term.ts'

/** What a search has bound, in order, so that it can be undone. */
export type Trail = Variable[]

export function bind(variable: Variable, value: Term, trail: Trail): void {
  variable.value = value
  trail.push(variable)
}

/** Forgets every binding made after the trail had this length. */
export function undo(trail: Trail, length: number): void {
  while (trail.length > length) {
    const last = trail.pop()
    if (last) last.value = null
  }
}

/** What a term stands for now: follows bound variables to their end. */
export function resolve(term: Term): Term {
  let at = term
  while (at.kind === 'variable' && at.value) at = at.value
  return at
}

/** The items of a list with a bound `@rest` at its end spliced in. */
export function spliced(list: Compound): readonly Term[] {
  const last = list.items[list.items.length - 1]
  if (last?.kind !== 'variable' || !last.rest) return list.items
  const items = list.items.slice(0, -1)
  for (let tail: Term | undefined = last; tail;) {
    const value: Term = resolve(tail)
    tail = undefined
    if (value.kind !== 'compound') {
      items.push(value)
    } else {
      const inner = value.items[value.items.length - 1]
      const open = inner?.kind === 'variable' && inner.rest
      items.push(...(open ? value.items.slice(0, -1) : value.items))
      if (open) tail = inner
    }
  }
  return items
}

/** A step of a walk: a term still to visit, or the end of a list with so many items. */
type Visit = Term | { readonly kind: 'close'; readonly count: number }

/**
 * Rebuilds a term bottom up, with an explicit stack: a proof may build terms deeper than any text.
 *
 * `leaf` says what becomes of what is no list; ground lists are shared, not copied.
 */
function rebuild(term: Term, leaf: (term: Term) => Term): Term {
  const visits: Visit[] = [term]
  const built: Term[] = []
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    if (visit.kind === 'close') {
      built.push(compound(built.splice(built.length - visit.count)))
      continue
    }
    const value = resolve(visit)
    if (value.kind !== 'compound') {
      built.push(leaf(value))
    } else if (value.ground) {
      built.push(value)
    } else {
      const items = spliced(value)
      visits.push({ kind: 'close', count: items.length })
      for (let index = items.length - 1; index >= 0; index -= 1) {
        const item = items[index]
        if (item) visits.push(item)
      }
    }
  }
  return built[0] ?? term
}

/** The term with what is bound filled in. */
export const instantiate = (term: Term): Term => rebuild(term, (leaf) => leaf)

/** The term with these variables filled in and all others left, even those that are bound just now. */
export function fillIn(term: Term, values: ReadonlyMap<Variable, Term>): Term {
  if (term.kind === 'variable') return values.get(term) ?? term
  if (term.kind !== 'compound' || term.ground) return term
  const items = term.items.map((item) => fillIn(item, values))
  const last = term.items[term.items.length - 1]
  const rest = last?.kind === 'variable' && last.rest ? values.get(last) : undefined
  return compound(rest?.kind === 'compound' ? [...items.slice(0, -1), ...rest.items] : items)
}

/** A copy with fresh variables, one for each in `names`, which grows. */
export const rename = (term: Term, names: Map<Variable, Variable>): Term =>
  rebuild(term, (leaf) => {
    if (leaf.kind !== 'variable') return leaf
    const known = names.get(leaf)
    if (known) return known
    const fresh: Variable = { kind: 'variable', text: leaf.text, rest: leaf.rest, value: null }
    names.set(leaf, fresh)
    return fresh
  })

/** The unbound variables of a term, each once, in order of appearance. */
export function unboundVariables(term: Term, found = new Set<Variable>()): Set<Variable> {
  const visits: Term[] = [term]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const value = resolve(visit)
    if (value.kind === 'variable') found.add(value)
    if (value.kind !== 'compound' || value.ground) continue
    for (let index = value.items.length - 1; index >= 0; index -= 1) {
      const item = value.items[index]
      if (item) visits.push(item)
    }
  }
  return found
}
