import { predicateName } from './clauses.ts'
import type { Predicate } from './fact-index.ts'
import type { Term } from './term.ts'

/**
 * The words whose rules lead back to themselves, directly or through other rules.
 *
 * Goes by the word alone, whatever its number of arguments and whether it stands as a relation or a
 * function: that counts a few too many, which costs little, and misses none. Tarjan's algorithm for
 * strongly connected components, with an explicit stack.
 */
export function recursiveNames(predicates: Iterable<Predicate>): ReadonlySet<string> {
  const graph = wordsUsed(predicates)
  const found = new Set<string>()
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const lower = (name: string, to: number | undefined) =>
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, to ?? Infinity))

  for (const root of graph.keys()) {
    if (order.has(root)) continue
    const path: { name: string; left: string[] }[] = []
    const enter = (name: string) => {
      order.set(name, order.size)
      lower(name, order.get(name))
      open.push(name)
      isOpen.add(name)
      path.push({ name, left: [...(graph.get(name) ?? [])] })
    }
    enter(root)
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const next = at.left.pop()
      if (next === at.name) found.add(next)
      if (next !== undefined) {
        if (!order.has(next)) enter(next)
        else if (isOpen.has(next)) lower(at.name, order.get(next))
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above) lower(above.name, lowest.get(at.name))
      if (lowest.get(at.name) === order.get(at.name)) closeComponent(at.name, open, isOpen, found)
    }
  }
  return found
}

/** Takes a component off the open ones; more than one word in it means that they lead round. */
function closeComponent(
  first: string,
  open: string[],
  isOpen: Set<string>,
  found: Set<string>,
): void {
  const component = open.splice(open.lastIndexOf(first))
  for (const name of component) {
    isOpen.delete(name)
    if (component.length > 1) found.add(name)
  }
}

/** For each word with rules: the words with rules that its rules use. */
function wordsUsed(predicates: Iterable<Predicate>): Map<string, Set<string>> {
  const withRules = [...predicates].filter(({ rules }) => rules.length > 0)
  const graph = new Map(withRules.map(({ key }) => [predicateName(key), new Set<string>()]))
  for (const { key, rules } of withRules) {
    const used = graph.get(predicateName(key))
    for (const { premises } of rules) {
      if (used) for (const premise of premises) collectWords(premise, graph, used)
    }
  }
  return graph
}

/** `(holds ?p …)` may call anything. */
function collectWords(premise: Term, graph: ReadonlyMap<string, unknown>, used: Set<string>): void {
  const visits: Term[] = [premise]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    if (visit.kind === 'compound') visits.push(...visit.items)
    if (visit.kind !== 'constant') continue
    if (graph.has(visit.key)) used.add(visit.key)
    if (visit.key === 'holds') for (const name of graph.keys()) used.add(name)
  }
}
