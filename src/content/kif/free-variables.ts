import { resolve, unboundVariables } from './binding.ts'
import { binders, headKey, type Term, type Variable } from './term.ts'

/** The unbound variables of a sentence that no quantifier inside it binds, in order of appearance. */
export function freeVariables(sentence: Term): readonly Variable[] {
  const quantified = new Set<Variable>()
  const visits: Term[] = [sentence]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const value = resolve(visit)
    if (value.kind !== 'compound' || value.ground) continue
    const binding = value.items[1]
    if (binding && binders.has(headKey(value) ?? '')) unboundVariables(binding, quantified)
    visits.push(...value.items)
  }
  return [...unboundVariables(sentence)].filter((free) => !quantified.has(free))
}
