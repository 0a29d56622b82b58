import type { Clause } from './clauses.ts'
import { isGround, type Term } from './term.ts'

/** A clause without premises and variables. */
export type Fact = readonly Term[]

export interface Rule {
  readonly args: readonly Term[]
  readonly premises: readonly Term[]
}

/** All that is known under one predicate, in order of entry. */
export interface Predicate {
  readonly key: string
  readonly facts: Fact[]
  /** By the first argument, for questions that name it. */
  readonly byFirst: Map<string, Fact[]>
  readonly rules: Rule[]
}

const none: readonly Fact[] = []

/** What a first argument is filed under; null for a variable, which fits every fact. */
function filingKey(term: Term): string | null {
  switch (term.kind) {
    case 'constant':
      return `.${term.key}`
    case 'number':
      return `#${term.key}`
    case 'string':
      return `"${term.value}`
    case 'compound':
      return '('
    case 'variable':
      return null
  }
}

/** Clauses by predicate and first argument, so that a question looks at little more than its answers. */
export class FactIndex {
  readonly #predicates = new Map<string, Predicate>()
  readonly #byName = new Map<string, Predicate[]>()
  #recursive: ReadonlySet<string> | null = null

  add({ predicate: key, args, premises }: Clause): void {
    const predicate = this.#predicateFor(key)
    if (premises.length > 0 || !args.every(isGround)) {
      predicate.rules.push({ args, premises })
      this.#recursive = null
      return
    }
    predicate.facts.push(args)
    const first = args[0]
    const filed = first ? filingKey(first) : null
    if (filed === null) return
    const shelf = predicate.byFirst.get(filed)
    if (shelf) shelf.push(args)
    else predicate.byFirst.set(filed, [args])
  }

  #predicateFor(key: string): Predicate {
    const known = this.#predicates.get(key)
    if (known) return known
    const made: Predicate = { key, facts: [], byFirst: new Map(), rules: [] }
    this.#predicates.set(key, made)
    const name = key.slice(0, key.lastIndexOf('/'))
    const named = this.#byName.get(name)
    if (named) named.push(made)
    else this.#byName.set(name, [made])
    return made
  }

  has(key: string): boolean {
    return this.#predicates.has(key)
  }

  get predicates(): Iterable<Predicate> {
    return this.#predicates.values()
  }

  /** The predicates that a call may meet: of its number of arguments, and those that leave it open. */
  matching(key: string): readonly Predicate[] {
    const slash = key.lastIndexOf('/')
    const name = key.slice(0, slash)
    if (key.endsWith('/*')) return this.#byName.get(name) ?? []
    const exact = this.#predicates.get(key)
    const open = this.#predicates.get(`${name}/*`)
    if (!open) return exact ? [exact] : []
    return exact ? [exact, open] : [open]
  }

  /** All predicates of one word, whatever their number of arguments; as a function with the mark `= `. */
  named(name: string): readonly Predicate[] {
    return this.#byName.get(name) ?? []
  }

  /** The facts that can fit these arguments, in order of entry. */
  candidates(predicate: Predicate, first: Term | undefined): readonly Fact[] {
    const filed = first && !(first.kind === 'variable' && first.rest) ? filingKey(first) : null
    return filed === null ? predicate.facts : (predicate.byFirst.get(filed) ?? none)
  }

  /** Predicates whose rules lead back to themselves; worked out again only after a new rule. */
  recursive(find: (predicates: Iterable<Predicate>) => ReadonlySet<string>): ReadonlySet<string> {
    this.#recursive ??= find(this.#predicates.values())
    return this.#recursive
  }
}
