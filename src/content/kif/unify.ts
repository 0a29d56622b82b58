import { bind, resolve, spliced, type Trail } from './binding.ts'
import { compound, type Term, type Variable } from './term.ts'

/**
 * Makes two terms equal by binding variables, if that can be done; what it bound stays on the trail.
 *
 * Constants compare without case, numbers by value, strings by their characters, and a string never
 * equals a constant. `@rest` takes zero or more terms. The occurs check is on. [KIF]
 */
export function unify(left: Term, right: Term, trail: Trail): boolean {
  const pairs: Term[] = [left, right]
  while (pairs.length > 0) {
    const second = pairs.pop()
    const first = pairs.pop()
    if (!first || !second || !unifyOne(resolve(first), resolve(second), pairs, trail)) return false
  }
  return true
}

/** Settles one pair; the pairs inside two lists go onto `pairs`. */
function unifyOne(left: Term, right: Term, pairs: Term[], trail: Trail): boolean {
  if (left === right) return true
  if (left.kind === 'variable') return bindChecked(left, right, trail)
  if (right.kind === 'variable') return bindChecked(right, left, trail)
  if (left.kind === 'compound') {
    return right.kind === 'compound' && unifyItems(spliced(left), spliced(right), pairs, trail)
  }
  return sameAtom(left, right)
}

/** Whether two terms that are neither variables nor lists are equal. */
function sameAtom(left: Term, right: Term): boolean {
  if (left.kind === 'constant') return right.kind === 'constant' && left.key === right.key
  if (left.kind === 'number') return right.kind === 'number' && left.key === right.key
  return left.kind === 'string' && right.kind === 'string' && left.value === right.value
}

function bindChecked(variable: Variable, value: Term, trail: Trail): boolean {
  if (occurs(variable, value)) return false
  bind(variable, value, trail)
  return true
}

function occurs(variable: Variable, term: Term): boolean {
  if (term.kind === 'compound' && term.ground) return false
  const visits: Term[] = [term]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const value = resolve(visit)
    if (value === variable) return true
    if (value.kind === 'compound' && !value.ground) visits.push(...value.items)
  }
  return false
}

const restAt = (items: readonly Term[], index: number): Variable | null => {
  const item = items[index]
  return index === items.length - 1 && item?.kind === 'variable' && item.rest ? item : null
}

/** Lines up the items of two lists; the trailing `@rest` of either takes what is left of the other. */
export function unifyItems(
  left: readonly Term[],
  right: readonly Term[],
  pairs: Term[],
  trail: Trail,
): boolean {
  for (let index = 0; ; index += 1) {
    const leftRest = restAt(left, index)
    if (leftRest) return takeRest(leftRest, right, index, trail)
    const rightRest = restAt(right, index)
    if (rightRest) return takeRest(rightRest, left, index, trail)
    const first = left[index]
    const second = right[index]
    if (!first || !second) return first === second
    pairs.push(first, second)
  }
}

function takeRest(rest: Variable, from: readonly Term[], index: number, trail: Trail): boolean {
  if (from.length === index + 1 && from[index] === rest) return true
  return bindChecked(rest, compound(from.slice(index)), trail)
}
