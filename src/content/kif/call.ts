import { isGround, compound, type Term, type Variable } from './term.ts'
import { rename, resolve, undo, type Trail } from './binding.ts'
import { bridgeOf, bridgeWay } from './bridge.ts'
import { predicateName } from './clauses.ts'
import { recursiveNames } from './recursion.ts'
import type { Fact, Predicate, Rule } from './fact-index.ts'
import type { Offer, Search } from './search.ts'
import { before, proveAll, type Call, type Found, type Goals } from './steps.ts'
import { tableFor } from './tables.ts'
import { unifyItems, unify } from './unify.ts'

/** Calls a predicate: through its table when it is recursive, else through its clauses. */
export function call(search: Search, step: Call, depth: number): boolean {
  const { run } = search
  if (run.tooDeep(depth)) return false
  const recursive = run.index.recursive(recursiveNames)
  if (!recursive.has(predicateName(step.predicate))) return callClauses(search, step, depth)
  const table = tableFor(search, step, depth + 1)
  if (!table) return false
  const goals = search.goals
  const trailLength = search.trail.length
  let index = 0
  return search.choose(() => {
    for (let answer = table.answers[index]; answer; answer = table.answers[index]) {
      index += 1
      if (!run.spend()) return 'none'
      const items = answer.ground ? answer : rename(answer, new Map())
      if (unify(items, compound(step.args), search.trail)) {
        search.goals = goals
        return 'more'
      }
      undo(search.trail, trailLength)
    }
    return 'none'
  })
}

/** Facts in order of entry, then rules, then, when nothing was found, the other side of the bridge. */
export function callClauses(search: Search, step: Omit<Call, 'kind'>, depth: number): boolean {
  const { index } = search.run
  const predicates = index.matching(step.predicate)
  const bridge = step.bridged || !search.run.bridge ? null : bridgeOf(index, step)
  const cell: Found = { found: false }
  const after = bridge ? before({ kind: 'found', cell }, depth, search.goals) : search.goals
  const args = step.args.map(resolve)
  const ways = predicates.flatMap((predicate) => waysOf(search, predicate, args, depth, after))
  if (bridge) ways.push(bridgeWay(search, bridge, depth, cell, search.goals))
  if (ways.length === 0) return false
  return search.choose(inTurn(search, ways))
}

/** Tries ways one after the other, each until it offers no more. */
function inTurn(search: Search, ways: readonly (() => Offer)[]): () => Offer {
  let index = 0
  const trailLength = search.trail.length
  return () => {
    for (let way = ways[index]; way; way = ways[index]) {
      const offer = way()
      if (offer === 'more') return 'more'
      index += 1
      if (offer === 'last') return index < ways.length ? 'more' : 'last'
      undo(search.trail, trailLength)
    }
    return 'none'
  }
}

function waysOf(
  search: Search,
  predicate: Predicate,
  args: readonly Term[],
  depth: number,
  after: Goals | null,
): (() => Offer)[] {
  const facts = search.run.index.candidates(predicate, args[0])
  const ways: (() => Offer)[] = []
  if (facts.length > 0) ways.push(factWay(search, facts, args, after))
  if (predicate.rules.length > 0) ways.push(ruleWay(search, predicate.rules, args, depth, after))
  return ways
}

function factWay(
  search: Search,
  facts: readonly Fact[],
  args: readonly Term[],
  after: Goals | null,
): () => Offer {
  let index = 0
  const { trail, run } = search
  const trailLength = trail.length
  return () => {
    for (let fact = facts[index]; fact; fact = facts[index]) {
      index += 1
      if (!run.spend()) return 'none'
      if (unifyArgs(args, fact, trail)) {
        search.goals = after
        return index < facts.length ? 'more' : 'last'
      }
      undo(trail, trailLength)
    }
    return 'none'
  }
}

function ruleWay(
  search: Search,
  rules: readonly Rule[],
  args: readonly Term[],
  depth: number,
  after: Goals | null,
): () => Offer {
  let index = 0
  const { trail, run } = search
  const trailLength = trail.length
  return () => {
    for (let rule = rules[index]; rule; rule = rules[index]) {
      index += 1
      if (!run.spend()) return 'none'
      const names = new Map<Variable, Variable>()
      const conclusion = rule.args.map((arg) => (isGround(arg) ? arg : rename(arg, names)))
      if (unifyArgs(args, conclusion, trail)) {
        const premises = rule.premises.map((premise) => rename(premise, names))
        search.goals = proveAll(premises, depth + 1, after)
        return index < rules.length ? 'more' : 'last'
      }
      undo(trail, trailLength)
    }
    return 'none'
  }
}

function unifyArgs(left: readonly Term[], right: readonly Term[], trail: Trail): boolean {
  const pairs: Term[] = []
  if (!unifyItems(left, right, pairs, trail)) return false
  for (let index = 0; index < pairs.length; index += 2) {
    const first = pairs[index]
    const second = pairs[index + 1]
    if (!first || !second || !unify(first, second, trail)) return false
  }
  return true
}
