import { fillIn, instantiate } from './binding.ts'
import type { FactIndex } from './fact-index.ts'
import { freeVariables } from './free-variables.ts'
import type { KifNote, KifNoteCode } from './notes.ts'
import { perform } from './perform.ts'
import { Run, type Limits } from './run.ts'
import { Search, type Proof } from './search.ts'
import { before } from './steps.ts'
import { termKey } from './term-text.ts'
import { compound, constant, headKey, type Term, type Variable } from './term.ts'

/** One way in which a sentence holds. */
export interface TermSolution {
  /** The sentence with the values filled in, its parts in the order of the question. */
  readonly sentence: Term
  /** The free variables of the sentence, in order of appearance, with what they stand for. */
  readonly bindings: readonly { readonly variable: Variable; readonly value: Term }[]
  /** For a sentence with an `or`: the sentence with only the parts that were proved. */
  readonly branch: Term | null
  /** The wanted term with the values filled in, where one was wanted. */
  readonly aspect: Term | null
}

export interface TermSolutions {
  readonly solutions: readonly TermSolution[]
  readonly notes: readonly KifNote[]
}

export interface SolveOptions {
  readonly closedWorld: boolean
  readonly bridge: boolean
  readonly limits: Limits
  /** Stop after so many without a look for more; left out: all, up to the limit. */
  readonly wanted?: number
  /** A term to fill in besides the sentence; shares its variables. */
  readonly aspect?: Term | null
}

/** Finds the solutions of a sentence, each once, up to the limit; says so when more may exist. [KIF] */
export function solveTerm(index: FactIndex, sentence: Term, options: SolveOptions): TermSolutions {
  const run = new Run(index, options, options.limits)
  const free = freeVariables(sentence)
  const over = compound([constant('and'), ...free])
  const search = new Search(run, perform, before({ kind: 'prove', sentence }, 0, null))
  const seen = new Set<string>()
  const solutions: TermSolution[] = []
  while (search.next()) {
    const key = termKey(over)
    if (seen.has(key)) continue
    if (solutions.length === options.limits.solutions) {
      run.note('solution-limit', { limit: String(options.limits.solutions) })
      break
    }
    seen.add(key)
    solutions.push(readSolution(search, sentence, free, options.aspect ?? null))
    if (free.length === 0 || solutions.length === options.wanted) break
  }
  search.close()
  const settled = free.length === 0 && solutions.length > 0
  return { solutions, notes: settled ? run.notes.filter(({ code }) => !isLimit(code)) : run.notes }
}

/** Once a sentence without free variables is proved, what was not looked at does not matter. */
const isLimit = (code: KifNoteCode): boolean => code === 'depth-limit' || code === 'step-limit'

function readSolution(
  search: Search,
  sentence: Term,
  free: readonly Variable[],
  aspect: Term | null,
): TermSolution {
  const values = new Map(free.map((variable) => [variable, instantiate(variable)]))
  const branch = search.proof && provedPart(sentence, search.proof)
  return {
    sentence: fillIn(sentence, values),
    bindings: [...values].map(([variable, value]) => ({ variable, value })),
    branch: branch && fillIn(branch, values),
    aspect: aspect ? instantiate(aspect) : null,
  }
}

/** The sentence with the proved part in the place of each `or`; null when it has none. */
function provedPart(sentence: Term, proof: Proof): Term | null {
  const chosen = new Map<Term, Term>()
  for (let at: Proof | null = proof; at; at = at.before) {
    if (!chosen.has(at.choice)) chosen.set(at.choice, at.chosen)
  }
  const replace = (term: Term): Term => {
    const part = chosen.get(term)
    if (part) return replace(part)
    const head = headKey(term)
    if (term.kind !== 'compound' || (head !== 'and' && head !== 'exists')) return term
    const items = term.items.map(replace)
    return items.some((item, index) => item !== term.items[index]) ? compound(items) : term
  }
  const part = replace(sentence)
  return part === sentence ? null : part
}
