import type { Sexp } from '../../notation/index.ts'
import { fold, isNumberWord, isVariableWord } from './lexicon.ts'
import { numberKey } from './number.ts'

/**
 * What the evaluator works on: terms and sentences alike, with words already told apart. [KIF]
 *
 * Assumes text of at most `depthMax` levels; `depth.ts` refuses deeper ones before they get here.
 */
export type Term = Constant | NumberTerm | StringTerm | Variable | Compound

export interface Constant {
  readonly kind: 'constant'
  /** Folded: what is compared. */
  readonly key: string
  /** As written: what is shown. */
  readonly text: string
}

export interface NumberTerm {
  readonly kind: 'number'
  readonly key: string
  readonly value: number
  readonly text: string
}

export interface StringTerm {
  readonly kind: 'string'
  readonly value: string
}

/** Identity counts: two variables of one name in two scopes are two. Bound during a search only. */
export interface Variable {
  readonly kind: 'variable'
  /** As written, with its `?` or `@`. */
  readonly text: string
  /** `@rest`: stands for any number of terms; then its value is a compound of them. */
  readonly rest: boolean
  value: Term | null
}

export interface Compound {
  readonly kind: 'compound'
  readonly items: readonly Term[]
  /** Has no variable in it, so it need never be copied. */
  readonly ground: boolean
}

export const constant = (text: string): Constant => ({ kind: 'constant', key: fold(text), text })

export const variable = (text: string): Variable => ({
  kind: 'variable',
  text,
  rest: text.startsWith('@'),
  value: null,
})

export const isGround = (term: Term): boolean =>
  term.kind === 'compound' ? term.ground : term.kind !== 'variable'

export const compound = (items: readonly Term[]): Compound => ({
  kind: 'compound',
  items,
  ground: items.every(isGround),
})

export const numberTerm = (text: string): NumberTerm => ({
  kind: 'number',
  key: numberKey(text),
  value: Number(text),
  text,
})

export const falsehood: Constant = constant('false')

/** The folded first word of a list, or null when it does not begin with a constant. */
export function headKey(term: Term): string | null {
  if (term.kind !== 'compound') return null
  const head = term.items[0]
  return head?.kind === 'constant' ? head.key : null
}

/** Names to variables: free ones of the whole text, and those that a quantifier around here binds. */
export class Scope {
  readonly #variables = new Map<string, Variable>()
  readonly #outer: Scope | null

  constructor(outer: Scope | null = null) {
    this.#outer = outer
  }

  bind(text: string): Variable {
    const made = variable(text)
    this.#variables.set(fold(text), made)
    return made
  }

  find(text: string): Variable {
    return this.#variables.get(fold(text)) ?? this.#outer?.find(text) ?? this.bind(text)
  }
}

function wordTerm(text: string, scope: Scope | null): Term {
  if (isNumberWord(text)) return numberTerm(text)
  if (scope && isVariableWord(text)) return scope.find(text)
  return constant(text)
}

/** The operators whose first operand holds the variables that they bind. */
export const binders: ReadonlySet<string> = new Set([
  'forall',
  'exists',
  'the',
  'setofall',
  'lambda',
  'kappa',
])

function bindAll(node: Sexp, scope: Scope): void {
  if (node.kind === 'word' && isVariableWord(node.text)) scope.bind(node.text)
  if (node.kind === 'list') for (const item of node.items) bindAll(item, scope)
}

/** Turns a repaired node into a term. Inside a quotation, where `scope` is null, `?x` is a plain word. */
export function toTerm(node: Sexp, scope: Scope | null): Term {
  switch (node.kind) {
    case 'word':
      return wordTerm(node.text, scope)
    case 'string':
      return { kind: 'string', value: node.value }
    case 'quotation':
      return compound([constant('quote'), toTerm(node.item, null)])
    case 'list':
      return listTerm(node.items, scope)
  }
}

function listTerm(items: readonly Sexp[], scope: Scope | null): Term {
  const [head, binding] = items
  if (scope && head?.kind === 'word') {
    const key = fold(head.text)
    if (key === 'quote') {
      return compound(items.map((item) => toTerm(item, null)))
    }
    if (binders.has(key) && binding) {
      const inner = new Scope(scope)
      bindAll(binding, inner)
      return compound(items.map((item) => toTerm(item, inner)))
    }
  }
  return compound(items.map((item) => toTerm(item, scope)))
}
