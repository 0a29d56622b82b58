import { predicateName } from './clauses.ts'
import type { FactIndex } from './fact-index.ts'
import type { Offer, Search } from './search.ts'
import { before, type Call, type Found, type Goals } from './steps.ts'

/**
 * The bridge: where a relation was asked for and a function is known, or the reverse.
 *
 * Asked `(price tv ?p)` and told `(= (price tv) 499)`, a person sees the answer. KIF does not; this is
 * our addition, it can be switched off, and every answer that comes over it says so.
 */
export function bridgeOf(index: FactIndex, step: Omit<Call, 'kind'>): Call | null {
  const name = predicateName(step.predicate)
  const valueIndex = step.args.length - 1
  if (valueIndex < 0 || step.predicate.endsWith('/*')) return null
  const isFunction = step.predicate === `= ${name}/${valueIndex}`
  if (!isFunction && step.predicate !== `${name}/${step.args.length}`) return null
  if (isFunction && valueIndex === 0) return null
  const other = isFunction ? `${name}/${step.args.length}` : `= ${name}/${valueIndex}`
  if (!index.has(other)) return null
  return { kind: 'call', predicate: other, args: step.args, bridged: true }
}

/** Whether a function term has a value in the facts, on this side of the bridge or the other. */
export const hasValues = (
  index: FactIndex,
  name: string,
  argCount: number,
  bridge: boolean,
): boolean =>
  index.has(`= ${name}/${argCount}`) ||
  index.has(`= ${name}/*`) ||
  (bridge && argCount > 0 && index.has(`${name}/${argCount + 1}`))

/** Crosses only when the call itself found nothing, and says so when something is found there. */
export function bridgeWay(
  search: Search,
  bridge: Call,
  depth: number,
  cell: Found,
  after: Goals | null,
): () => Offer {
  let crossed = false
  return () => {
    if (crossed || cell.found) return 'none'
    crossed = true
    const x = predicateName(bridge.predicate)
    const y = bridge.predicate.startsWith('= ') ? `(= (${x} …) …)` : `(${x} … …)`
    const note = { code: 'bridge' as const, details: { x, y } }
    search.goals = before(bridge, depth, before({ kind: 'note', note }, depth, after))
    return 'last'
  }
}
