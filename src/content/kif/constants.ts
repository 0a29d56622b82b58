import { knowledgeOf, type FactBase } from './fact-base.ts'
import { operatorRow } from './lexicon.ts'
import type { Term } from './term.ts'

/** What a word of the facts is, for hover and completion. */
export interface KifConstant {
  /** As it was first spelled. */
  readonly name: string
  /** A word may be used as several kinds; it then has a row for each. */
  readonly kind: 'relation' | 'function' | 'object'
  /** The numbers of arguments it occurs with, ascending; none for an object. */
  readonly arities: readonly number[]
}

/** Where the parts of an operator are sentences; everything else holds terms. [KIF] */
const sentenceParts: ReadonlySet<string> = new Set(['not', 'and', 'or', '=>', '<=', '<=>'])
const quantifiers: ReadonlySet<string> = new Set(['forall', 'exists', 'the', 'setofall'])

/** Every constant of a fact base with its kind and its numbers of arguments, in order of appearance. */
export function constantsOf(base: FactBase): readonly KifConstant[] {
  const knowledge = knowledgeOf(base)
  const table = new Table()
  for (const { text } of base.sentences) table.collect(knowledge.understanding.of(text).term)
  return table.rows(knowledge.spelling)
}

interface Row {
  readonly key: string
  readonly kind: KifConstant['kind']
  readonly arities: Set<number>
}

class Table {
  readonly #rows = new Map<string, Row>()

  /** Walks with an explicit stack: what each part is follows from where it stands. */
  collect(sentence: Term): void {
    const visits: { readonly term: Term; readonly isSentence: boolean }[] = [
      { term: sentence, isSentence: true },
    ]
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      const { term, isSentence } = visit
      if (term.kind === 'constant' && !isSentence) this.#add(term.key, 'object')
      if (term.kind !== 'compound') continue
      const [head, ...parts] = term.items
      if (head?.kind !== 'constant') continue
      const row = operatorRow(head.key)
      if (head.key === 'quote') continue
      if (row?.class === 'definition') this.#collectDefinition(head.key, parts)
      else if (!row) this.#add(head.key, isSentence ? 'relation' : 'function', parts.length)
      const last = parts.length - 1
      const next = parts.map((part, index) => ({
        term: part,
        isSentence: sentenceParts.has(head.key) || (quantifiers.has(head.key) && index === last),
      }))
      if (row?.class !== 'definition') visits.push(...next.reverse())
    }
  }

  #collectDefinition(kind: string, [name, parameters]: readonly Term[]): void {
    if (name?.kind !== 'constant') return
    const count = parameters?.kind === 'compound' ? parameters.items.length : 0
    if (kind === 'defobject') this.#add(name.key, 'object')
    else this.#add(name.key, kind === 'defrelation' ? 'relation' : 'function', count)
  }

  #add(key: string, kind: KifConstant['kind'], arity?: number): void {
    const id = `${kind} ${key}`
    const row = this.#rows.get(id) ?? { key, kind, arities: new Set<number>() }
    if (arity !== undefined) row.arities.add(arity)
    this.#rows.set(id, row)
  }

  rows(spelling: ReadonlyMap<string, string>): KifConstant[] {
    return [...this.#rows.values()].map(({ key, kind, arities }) => ({
      name: spelling.get(key) ?? key,
      kind,
      arities: [...arities].sort((left, right) => left - right),
    }))
  }
}
