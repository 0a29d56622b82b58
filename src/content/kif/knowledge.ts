import type { Sexp } from '../../notation/index.ts'
import { normalise, type Clause } from './clauses.ts'
import { FactIndex } from './fact-index.ts'
import { fold } from './lexicon.ts'
import { readNodes } from './read-nodes.ts'
import { Scope, toTerm, type Term } from './term.ts'
import { termKey, termText } from './term-text.ts'

/** A sentence as it is held: its text, and who told it where that is known. */
export type Held = Readonly<{ text: string; by?: string }>

/** What one held text means, worked out once. */
export interface Understood {
  readonly term: Term
  /** Equal for sentences that differ only in case, spelling of numbers and names of variables. */
  readonly key: string
  readonly clauses: readonly Clause[]
  readonly unused: boolean
}

/** What texts mean, by text: each is read once. A pure cache. */
export class Understanding {
  readonly #byText = new Map<string, Understood>()

  of(text: string): Understood {
    const known = this.#byText.get(text)
    if (known) return known
    const [node] = readNodes(text).nodes
    const made = understandNode(node ?? { kind: 'word', text: 'true', from: 0, to: 0 })
    this.#byText.set(text, made)
    return made
  }

  /** Takes in a sentence that was just read, and says under which text it is to be held. */
  learn(sentence: Sexp): string {
    const made = understandNode(sentence)
    const text = termText(made.term)
    if (!this.#byText.has(text)) this.#byText.set(text, made)
    return text
  }
}

export function understandNode(node: Sexp): Understood {
  const term = toTerm(node, new Scope())
  return { term, key: termKey(term), ...normalise(term) }
}

/** What can be worked out from the sentences of a fact base. Grows with it, never shrinks. */
export class Knowledge {
  readonly understanding: Understanding
  readonly index = new FactIndex()
  /** By folded word: how it was spelled when it first occurred. */
  readonly spelling = new Map<string, string>()
  /** Every string that occurs, by its folded characters. */
  readonly strings = new Map<string, string>()
  /** By key: who told it; an empty name where that is not known. */
  readonly #speakers = new Map<string, Set<string>>()

  constructor(understanding: Understanding) {
    this.understanding = understanding
  }

  /** A sentence that is held twice is indexed once. */
  add({ text, by = '' }: Held): void {
    const { key, term, clauses } = this.understanding.of(text)
    const speakers = this.#speakers.get(key)
    if (speakers) {
      speakers.add(by)
      return
    }
    this.#speakers.set(key, new Set([by]))
    for (const clause of clauses) this.index.add(clause)
    this.#noteWords(term)
  }

  #noteWords(term: Term): void {
    const visits: Term[] = [term]
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      if (visit.kind === 'constant') {
        if (!this.spelling.has(visit.key)) this.spelling.set(visit.key, visit.text)
      } else if (visit.kind === 'string') {
        this.strings.set(fold(visit.value), visit.value)
      } else if (visit.kind === 'compound') {
        for (let index = visit.items.length - 1; index >= 0; index -= 1) {
          const item = visit.items[index]
          if (item) visits.push(item)
        }
      }
    }
  }

  /** Whether the same sentence is held from the same speaker. */
  holds({ text, by = '' }: Held): boolean {
    return this.#speakers.get(this.understanding.of(text).key)?.has(by) === true
  }
}
