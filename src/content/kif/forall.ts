import { unboundVariables } from './binding.ts'
import { compound, constant, falsehood, headKey, type Term, type Variable } from './term.ts'
import { freeVariables } from './free-variables.ts'

/** `(forall (v) (=> P … Q))`: the cases to go through, and what must hold in each. */
export interface Universal {
  readonly variables: ReadonlySet<Variable>
  readonly conditions: readonly Term[]
  readonly conclusion: Term
}

/**
 * Reads what a `forall` says of each case.
 *
 * Without a condition there is nothing to go through, since a variable may stand for anything: then
 * the whole is asked as `(=> true A)` and `A` must wait for its variables. [KIF], the reading is ours.
 */
export function universalParts(sentence: Term): Universal | null {
  if (sentence.kind !== 'compound') return null
  const variables = new Set<Variable>()
  let body: Term | undefined = sentence
  while (body?.kind === 'compound' && headKey(body) === 'forall') {
    const binding = body.items[1]
    if (binding) unboundVariables(binding, variables)
    body = body.items[2]
  }
  return body ? { variables, ...casesOf(body) } : null
}

type Cases = Pick<Universal, 'conditions' | 'conclusion'>

function casesOf(body: Term): Cases {
  const parts = body.kind === 'compound' ? body.items.slice(1) : []
  const first = parts[0]
  const last = parts[parts.length - 1]
  if (!first || !last) return everything(body)
  switch (headKey(body)) {
    case '=>':
      return { conditions: parts.slice(0, -1), conclusion: last }
    case '<=':
      return { conditions: parts.slice(1), conclusion: first }
    case 'not':
      return { conditions: [first], conclusion: falsehood }
    case 'or':
      return casesOfChoice(body, parts)
    default:
      return everything(body)
  }
}

const not = (sentence: Term): Term => compound([constant('not'), sentence])

const everything = (body: Term): Cases => ({ conditions: [], conclusion: not(not(body)) })

/** `(or (not P) Q …)` says the same as `(=> P (or Q …))`. */
function casesOfChoice(body: Term, parts: readonly Term[]): Cases {
  const denied = parts.find((part) => headKey(part) === 'not')
  const condition = denied?.kind === 'compound' ? denied.items[1] : undefined
  if (!condition) return everything(body)
  const others = parts.filter((part) => part !== denied)
  return { conditions: [condition], conclusion: compound([constant('or'), ...others]) }
}

/** The variables from outside that the conditions mention; they need a value before the cases can be found. */
export const outerVariables = ({ variables, conditions }: Universal): readonly Variable[] =>
  conditions.flatMap((condition) => freeVariables(condition).filter((free) => !variables.has(free)))
