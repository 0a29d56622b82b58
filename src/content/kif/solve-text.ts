import type { Problem, Sexp } from '../../notation/index.ts'
import { knowledgeOf, type FactBase } from './fact-base.ts'
import type { KifNote } from './notes.ts'
import { tooDeepIn } from './depth.ts'
import { readNodes } from './read-nodes.ts'
import { checkKifSentence } from './read-sentence.ts'
import { defaultLimits, type Limits } from './run.ts'
import { solveTerm, type TermSolution } from './solve.ts'
import { termText, type Spelling } from './term-text.ts'
import { Scope, toTerm, type Term } from './term.ts'
import { whyNothing } from './why-nothing.ts'

/** One way in which a sentence holds, as text in the spelling of the facts. */
export interface Solution {
  /** The sentence with the values filled in, its parts in the order of the question. */
  readonly text: string
  /** What each free variable stands for, in order of appearance. */
  readonly bindings: readonly { readonly variable: string; readonly value: string }[]
  /** For a question with `or`: the sentence with only the parts that were proved; else null. */
  readonly branch: string | null
  /** The wanted term with the values filled in; null where none was wanted. */
  readonly aspect: string | null
}

export interface Solved {
  readonly solutions: readonly Solution[]
  readonly notes: readonly KifNote[]
  /** What is wrong with the question; with an error among them it was not evaluated. */
  readonly problems: readonly Problem[]
  /** False when the question could not be read as a sentence. */
  readonly evaluated: boolean
}

export interface SolveRequest {
  readonly limits?: Partial<Limits>
  /** Stop after so many solutions without a look for more. */
  readonly wanted?: number
  /** A term to fill in besides the sentence: `:aspect` of the 1993 draft. */
  readonly aspect?: string | Sexp
}

/** Finds the solutions of a sentence in a fact base, each once, in the order in which they are found. */
export function solve(base: FactBase, sentence: string | Sexp, request: SolveRequest = {}): Solved {
  const read = checkKifSentence(sentence, 'asked')
  if (!read.sentence) {
    return { solutions: [], notes: [], problems: read.problems, evaluated: false }
  }
  const knowledge = knowledgeOf(base)
  const { index, spelling } = knowledge
  const scope = new Scope()
  const asked = toTerm(read.sentence, scope)
  const aspect = request.aspect === undefined ? null : aspectTerm(request.aspect, scope)
  const { solutions, notes } = solveTerm(index, asked, {
    closedWorld: base.closedWorld,
    bridge: base.bridge,
    limits: { ...defaultLimits, ...request.limits },
    ...(request.wanted === undefined ? {} : { wanted: request.wanted }),
    aspect,
  })
  const hints = solutions.length === 0 ? whyNothing(knowledge, asked) : []
  return {
    solutions: solutions.map((solution) => inWords(solution, spelling)),
    notes: [...notes, ...hints],
    problems: read.problems,
    evaluated: true,
  }
}

function aspectTerm(aspect: string | Sexp, scope: Scope): Term | null {
  const node = typeof aspect === 'string' ? readNodes(aspect).nodes[0] : aspect
  return node && !tooDeepIn(node) ? toTerm(node, scope) : null
}

function inWords(solution: TermSolution, spelling: Spelling): Solution {
  const { sentence, bindings, branch, aspect } = solution
  return {
    text: termText(sentence, spelling),
    bindings: bindings.map(({ variable, value }) => ({
      variable: variable.text,
      value: termText(value, spelling),
    })),
    branch: branch && termText(branch, spelling),
    aspect: aspect && termText(aspect, spelling),
  }
}
