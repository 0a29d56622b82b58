import { instantiate, resolve } from './binding.ts'
import { compute, isComputed, setOf } from './arithmetic.ts'
import { hasValues } from './bridge.ts'
import type { Run } from './run.ts'
import type { Search } from './search.ts'
import { before, type Goals } from './steps.ts'
import { termKey, termText } from './term-text.ts'
import { compound, constant, headKey, variable, type Compound, type Term } from './term.ts'
import { unify } from './unify.ts'

/** Terms that stand for themselves whatever is in them. */
const opaque: ReadonlySet<string> = new Set(['quote', 'lambda', 'kappa'])
const conditional: ReadonlySet<string> = new Set(['if', 'cond', 'the', 'setofall', 'value'])

/** A variable of our own; it has no name to show. */
export const fresh = (): Term => variable('')

/** Whether a term certainly stands for itself, so that nothing need be evaluated. */
export function isInert(run: Run, term: Term): boolean {
  const visits: Term[] = [term]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const value = resolve(visit)
    if (value.kind === 'constant' && run.index.has(`= ${value.key}/0`)) return false
    if (value.kind !== 'compound') continue
    const head = headKey(value)
    if (head === null || opaque.has(head)) continue
    if (conditional.has(head) || isComputed(head)) return false
    if (hasValues(run.index, head, value.items.length - 1, run.bridge)) return false
    visits.push(...value.items.slice(1))
  }
  return true
}

/** Puts steps before `next` that evaluate what has to be; the values go to where the terms stood. */
export function withValues(
  run: Run,
  terms: readonly Term[],
  depth: number,
  then: (values: Term[]) => Goals | null,
): Goals | null {
  const values = terms.map((term) => (isInert(run, term) ? term : fresh()))
  let goals = then(values)
  for (let index = terms.length - 1; index >= 0; index -= 1) {
    const term = terms[index]
    const into = values[index]
    if (term && into && into !== term) goals = before({ kind: 'value', term, into }, depth, goals)
  }
  return goals
}

/**
 * Evaluates a term: computes, looks for equations, and else lets the term stand for itself. [KIF]
 *
 * A function term for which equations are stored never stands for itself, so `(= (price ?x) ?n)` is
 * answered from the equations alone.
 */
export function evaluate(search: Search, term: Term, into: Term, depth: number): boolean {
  const { run } = search
  const value = resolve(term)
  if (isInert(run, value)) return unify(value, into, search.trail)
  if (value.kind !== 'compound') return lookUp(search, headOf(value), [], into, depth)
  const head = headOf(value)
  const args = value.items.slice(1)
  if (hasValues(run.index, head, args.length, run.bridge)) {
    return lookUp(search, head, args, into, depth)
  }
  if (conditional.has(head)) return evaluateConditional(search, head, value, into, depth)
  const next = search.goals
  search.goals = withValues(run, args, depth, (values) =>
    isComputed(head)
      ? before({ kind: 'compute', name: head, args: values, into }, depth, next)
      : before(
          { kind: 'unify', left: compound([constant(head), ...values]), right: into },
          depth,
          next,
        ),
  )
  return true
}

const headOf = (term: Term): string =>
  term.kind === 'constant' ? term.key : (headKey(term) ?? 'listof')

function lookUp(
  search: Search,
  name: string,
  args: readonly Term[],
  into: Term,
  depth: number,
): boolean {
  const next = search.goals
  const found = fresh()
  search.goals = withValues(search.run, args, depth, (values) =>
    before(
      {
        kind: 'call',
        predicate: `= ${name}/${args.length}`,
        args: [...values, found],
        bridged: false,
      },
      depth + 1,
      before({ kind: 'value', term: found, into }, depth + 1, next),
    ),
  )
  return true
}

/** Computes once all arguments have values; says why when there is no result. */
export function computeInto(search: Search, name: string, args: Term[], into: Term): boolean {
  const result = compute(name, args.map(instantiate))
  if ('kind' in result) return unify(result, into, search.trail)
  const details = result.code === 'not-a-number' ? { x: termText(result.culprit) } : { x: name }
  search.run.note(result.code, details)
  return false
}

function evaluateConditional(
  search: Search,
  head: string,
  term: Compound,
  into: Term,
  depth: number,
): boolean {
  const parts = term.items.slice(1)
  const next = search.goals
  const goOn = (value: Term | undefined): boolean => {
    if (!value) {
      search.run.note('no-such-value', { x: head })
      return false
    }
    search.goals = before({ kind: 'value', term: value, into }, depth + 1, next)
    return true
  }
  switch (head) {
    case 'value':
      return goOn(compound(parts))
    case 'if':
      return goOn(chosenBranch(search, parts, depth))
    case 'cond':
      return goOn(chosenBranch(search, parts.flatMap(itemsOf), depth))
    case 'setofall':
      return goOn(setOf(described(search, parts, depth)))
    default: {
      const values = described(search, parts, depth)
      return goOn(values.length === 1 ? values[0] : undefined)
    }
  }
}

const itemsOf = (term: Term): readonly Term[] => (term.kind === 'compound' ? term.items : [])

/** Of condition, value, condition, value, …, otherwise: the value of the first condition that holds. */
function chosenBranch(search: Search, parts: readonly Term[], depth: number): Term | undefined {
  for (let index = 0; index < parts.length; index += 2) {
    const condition = parts[index]
    const value = parts[index + 1]
    if (!value) return condition
    if (condition && isProvable(search, condition, depth)) return value
  }
  return undefined
}

/** Whether there is a proof at all; binds nothing. */
export function isProvable(search: Search, sentence: Term, depth: number): boolean {
  const inner = search.inner(before({ kind: 'prove', sentence }, depth + 1, null))
  const found = inner.next()
  inner.close()
  return found
}

/** The different values of the first part for which the second holds. */
function described(search: Search, [wanted, sentence]: readonly Term[], depth: number): Term[] {
  if (!wanted || !sentence) return []
  const inner = search.inner(before({ kind: 'prove', sentence }, depth + 1, null))
  const found = new Map<string, Term>()
  while (inner.next()) {
    const value = instantiate(wanted)
    found.set(termKey(value), value)
  }
  inner.close()
  return [...found.values()]
}
