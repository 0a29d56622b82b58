import { instantiate, rename, resolve, undo } from './binding.ts'
import { isComparison, isNumberKind } from './arithmetic.ts'
import { predicateKey } from './clauses.ts'
import { universalParts } from './forall.ts'
import { freeVariables } from './free-variables.ts'
import { refutation } from './denial.ts'
import type { Search } from './search.ts'
import { before, proveAll, type Goals } from './steps.ts'
import { termKey, termText } from './term-text.ts'
import { compound, constant, headKey, type Compound, type Term, type Variable } from './term.ts'
import { unify } from './unify.ts'
import { fresh, isInert, isProvable, withValues } from './values.ts'

const list = (head: string, items: readonly Term[]): Term => compound([constant(head), ...items])

/** Replaces a sentence by the steps that prove it; false when it cannot be proved. [KIF] section 5. */
export function prove(search: Search, sentence: Term, depth: number): boolean {
  const value = resolve(sentence)
  if (value.kind === 'constant') return value.key === 'true'
  const head = headKey(value)
  if (value.kind !== 'compound' || head === null) return false
  const parts = value.items.slice(1)
  const first = parts[0]
  const last = parts[parts.length - 1]
  switch (head) {
    case 'and':
      search.goals = proveAll(parts, depth, search.goals)
      return true
    case 'or':
      return proveChoice(search, value, depth)
    case '=>':
      return goOn(
        search,
        list('or', [list('not', [list('and', parts.slice(0, -1))]), ...parts.slice(-1)]),
        depth,
      )
    case '<=':
      return goOn(
        search,
        list('or', [...parts.slice(0, 1), list('not', [list('and', parts.slice(1))])]),
        depth,
      )
    case '<=>':
      return goOn(search, list('and', [list('=>', parts), list('=>', [...parts].reverse())]), depth)
    case 'not':
      return first ? proveNot(search, first, depth) : false
    case 'exists':
      return last ? proveExists(search, value, last, depth) : false
    case 'forall':
      return proveForall(search, value, depth)
    case 'holds':
      return goOn(search, compound(parts.map(resolve)), depth)
    default:
      return proveAtom(search, head, parts, depth)
  }
}

function goOn(search: Search, sentence: Term, depth: number): boolean {
  search.goals = before({ kind: 'prove', sentence }, depth, search.goals)
  return true
}

/** Each part in turn, remembering which one it was; the same values pass once. */
function proveChoice(search: Search, choice: Compound, depth: number): boolean {
  const parts = choice.items.slice(1)
  const over = list('and', freeVariables(choice))
  const next = before({ kind: 'distinct', over, seen: new Set() }, depth, search.goals)
  const earlier = search.proof
  let index = 0
  return search.choose(() => {
    const chosen = parts[index]
    index += 1
    if (!chosen) return 'none'
    search.goals = before({ kind: 'prove', sentence: chosen }, depth, next)
    search.proof = { choice, chosen, before: earlier }
    return index < parts.length ? 'more' : 'last'
  })
}

/**
 * Negation as failure in a closed world; in an open one only what is known to be false is false.
 *
 * Told denials count in both. Assumes that all variables have values; a search waits for that. [KIF]
 */
function proveNot(search: Search, sentence: Term, depth: number): boolean {
  const { run } = search
  const denied = resolve(sentence)
  const inward = run.closedWorld ? null : refutation(denied)
  if (inward) return goOn(search, inward, depth)
  const ways: (Goals | null)[] = []
  const head = headKey(denied) ?? ''
  const args = denied.kind === 'compound' ? denied.items.slice(1) : []
  const predicate = `- ${predicateKey('', head, args)}`
  if (run.index.has(predicate)) {
    ways.push(before({ kind: 'call', predicate, args, bridged: false }, depth, search.goals))
  }
  if (run.closedWorld || isComparison(head) || isBuiltIn(head, args)) {
    if (failsToProve(search, denied, depth)) ways.push(search.goals)
  }
  let index = 0
  return search.choose(() => {
    if (index >= ways.length) return 'none'
    search.goals = ways[index] ?? null
    index += 1
    return index < ways.length ? 'more' : 'last'
  })
}

/** Giving up is not failing: then the sentence is neither proved nor disproved. */
function failsToProve(search: Search, sentence: Term, depth: number): boolean {
  const { run } = search
  const doubts = run.doubts
  run.negations += 1
  const found = isProvable(search, sentence, depth)
  run.negations -= 1
  return !found && !run.spent && run.doubts === doubts
}

function proveExists(search: Search, sentence: Compound, body: Term, depth: number): boolean {
  const free = freeVariables(sentence)
  const mark: Goals =
    free.length === 0
      ? before({ kind: 'cut', choices: search.choiceCount }, depth, search.goals)
      : before({ kind: 'distinct', over: list('and', free), seen: new Set() }, depth, search.goals)
  search.goals = before({ kind: 'prove', sentence: body }, depth, mark)
  return true
}

/** Finds every case, then asks the conclusion of each, all in one go so that they share variables. */
function proveForall(search: Search, sentence: Compound, depth: number): boolean {
  const universal = universalParts(sentence)
  if (!universal) return false
  const [, binding, body] = sentence.items
  if (binding && body?.kind === 'compound' && headKey(body) === 'and') {
    const each = body.items.slice(1).map((part) => list('forall', [binding, part]))
    return goOn(search, list('and', each), depth)
  }
  const outer = freeVariables(sentence)
  const inner = search.inner(proveAll(universal.conditions, depth + 1, null))
  const cases: Term[] = []
  while (inner.next()) {
    const names = new Map<Variable, Variable>(outer.map((free) => [free, free]))
    cases.push(rename(instantiate(universal.conclusion), names))
  }
  inner.close()
  if (search.run.spent) return false
  if (cases.length === 0) {
    search.run.note('vacuous', { x: universal.conditions.map((part) => termText(part)).join(' ') })
  }
  search.goals = proveAll(cases, depth, search.goals)
  return true
}

function proveAtom(search: Search, head: string, parts: readonly Term[], depth: number): boolean {
  const { run } = search
  const [left, right] = parts
  const next = search.goals
  if ((head === '=' || head === '/=') && left && right) {
    return head === '='
      ? proveEquation(search, left, right, depth)
      : proveDifferent(search, left, right, depth)
  }
  if (isComparison(head)) {
    search.goals = withValues(run, parts, depth, (args) =>
      before({ kind: 'compare', name: head, args }, depth, next),
    )
    return true
  }
  return proveRelation(search, head, parts, depth)
}

function proveEquation(search: Search, left: Term, right: Term, depth: number): boolean {
  const next = search.goals
  search.goals = withValues(search.run, [left, right], depth, ([first = left, second = right]) =>
    before({ kind: 'unify', left: first, right: second }, depth, next),
  )
  return true
}

/** Different values; a term that has no value is neither equal nor different. */
function proveDifferent(search: Search, left: Term, right: Term, depth: number): boolean {
  const next = search.goals
  search.goals = withValues(search.run, [left, right], depth, ([first = left, second = right]) =>
    before({ kind: 'differ', left: first, right: second }, depth, next),
  )
  return true
}

/** As it stands first, and with its arguments evaluated when that makes a difference. */
function proveRelation(
  search: Search,
  name: string,
  args: readonly Term[],
  depth: number,
): boolean {
  const { run } = search
  const next = search.goals
  const known = run.index.matching(predicateKey('', name, args)).length > 0
  if (!known && isBuiltIn(name, args)) return proveBuiltIn(search, name, args, depth)
  const asIs = callGoals(name, args, depth, next)
  if (args.every((arg) => isInert(run, arg))) {
    search.goals = asIs
    return true
  }
  const evaluated = withValues(run, args, depth, (values) => callGoals(name, values, depth, next))
  let offered = 0
  return search.choose(() => {
    offered += 1
    search.goals = offered === 1 ? asIs : evaluated
    return offered === 1 ? 'more' : 'last'
  })
}

const callGoals = (name: string, args: readonly Term[], depth: number, next: Goals | null) =>
  before(
    { kind: 'call', predicate: predicateKey('', name, args), args, bridged: false },
    depth,
    next,
  )

const isBuiltIn = (name: string, args: readonly Term[]): boolean =>
  (name === 'member' && args.length === 2) || (isNumberKind(name) && args.length === 1)

function proveBuiltIn(search: Search, name: string, args: readonly Term[], depth: number): boolean {
  const next = search.goals
  search.goals = withValues(search.run, args, depth, (values) => {
    const [item = fresh(), list = fresh()] = values
    return name === 'member'
      ? before({ kind: 'member', item, list }, depth, next)
      : before({ kind: 'compare', name, args: values }, depth, next)
  })
  return true
}

/** Goes through the members of a list or set. */
export function proveMember(search: Search, item: Term, list: Term): boolean {
  const value = instantiate(list)
  const head = headKey(value)
  if (value.kind !== 'compound' || (head !== 'listof' && head !== 'setof')) return false
  const goals = search.goals
  const trailLength = search.trail.length
  let index = 0
  return search.choose(() => {
    for (;;) {
      index += 1
      const member = value.items[index]
      if (!member) return 'none'
      search.goals = goals
      if (unify(item, member, search.trail)) return 'more'
      undo(search.trail, trailLength)
    }
  })
}

/** Lets a combination of values pass the first time. */
export function passOnce(over: Term, seen: Set<string>): boolean {
  const key = termKey(over)
  if (seen.has(key)) return false
  seen.add(key)
  return true
}
