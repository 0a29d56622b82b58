import { unreachable } from '../../base/index.ts'
import { holdsOfNumbers } from './arithmetic.ts'
import { instantiate } from './binding.ts'
import { call, callClauses } from './call.ts'
import { passOnce, prove, proveMember } from './prove.ts'
import type { Search } from './search.ts'
import type { Goals } from './steps.ts'
import { termKey, termText } from './term-text.ts'
import type { Term } from './term.ts'
import { unify } from './unify.ts'
import { computeInto, evaluate } from './values.ts'

/** Takes one step that is ready; false when it fails, and the search then goes back. */
export function perform(search: Search, { step, depth }: Goals): boolean {
  switch (step.kind) {
    case 'prove':
      return prove(search, step.sentence, depth)
    case 'value':
      return evaluate(search, step.term, step.into, depth)
    case 'compute':
      return computeInto(search, step.name, step.args, step.into)
    case 'compare':
      return compare(search, step.name, step.args)
    case 'unify':
      return unify(step.left, step.right, search.trail)
    case 'differ':
      return termKey(step.left) !== termKey(step.right)
    case 'member':
      return proveMember(search, step.item, step.list)
    case 'call':
      return call(search, step, depth)
    case 'clauses':
      return callClauses(search, step, depth)
    case 'note':
      search.run.note(step.note.code, step.note.details)
      return true
    case 'found':
      step.cell.found = true
      return true
    case 'distinct':
      return passOnce(step.over, step.seen)
    case 'cut':
      search.cut(step.choices)
      return true
    default:
      return unreachable(step)
  }
}

function compare(search: Search, name: string, args: readonly Term[]): boolean {
  const result = holdsOfNumbers(name, args.map(instantiate))
  if (typeof result === 'boolean') return result
  if (result.code === 'not-a-number') {
    search.run.note('not-a-number', { x: termText(result.culprit) })
  }
  return false
}
