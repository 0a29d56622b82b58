import type { KifNote } from './notes.ts'
import type { Knowledge } from './knowledge.ts'
import { fold, operatorRow } from './lexicon.ts'
import { quoteString } from './term-text.ts'
import { headKey, type Term } from './term.ts'

/**
 * Hints at why a question found nothing: the word is known with another number of arguments, or a
 * string was written where the facts have a word, or the reverse.
 */
export function whyNothing(knowledge: Knowledge, asked: Term): KifNote[] {
  const notes = new Map<string, KifNote>()
  const visits: Visit[] = [{ term: asked, isSentence: true }]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { term, isSentence } = visit
    const note = otherArity(knowledge, visit) ?? otherKind(knowledge, term)
    if (note) notes.set(JSON.stringify(note), note)
    if (term.kind !== 'compound') continue
    const operator = operatorRow(headKey(term) ?? '')
    const holdsSentences = isSentence && operator?.class === 'sentence' && !isEquation(term)
    for (const part of term.items.slice(1).reverse()) {
      visits.push({ term: part, isSentence: holdsSentences })
    }
  }
  return [...notes.values()]
}

interface Visit {
  readonly term: Term
  readonly isSentence: boolean
}

const isEquation = (term: Term): boolean => /^\/?=$/.test(headKey(term) ?? '')

/** A function of one argument is a relation of two, over the bridge. */
function otherArity({ index, spelling }: Knowledge, { term, isSentence }: Visit): KifNote | null {
  const name = headKey(term)
  if (name === null || term.kind !== 'compound' || operatorRow(name)) return null
  const count = term.items.length - 1
  const arities = (key: string) =>
    index.named(key).map((predicate) => predicate.key.slice(predicate.key.lastIndexOf('/') + 1))
  const [relations, functions] = [arities(name), arities(`= ${name}`)]
  if ([...relations, ...functions].includes('*')) return null
  const shifted = isSentence
    ? [...relations.map(Number), ...functions.map((arity) => Number(arity) + 1)]
    : [...functions.map(Number), ...relations.map((arity) => Number(arity) - 1)]
  const [other] = shifted
  if (other === undefined || shifted.includes(count)) return null
  const details = { x: spelling.get(name) ?? name, y: String(other), n: String(count) }
  return { code: 'other-arity', details }
}

/** A string never equals a word, however alike they look. [KIF] */
function otherKind({ spelling, strings }: Knowledge, term: Term): KifNote | null {
  if (term.kind === 'string') {
    const y = spelling.get(fold(term.value))
    return y === undefined
      ? null
      : { code: 'string-constant', details: { x: quoteString(term.value), y } }
  }
  if (term.kind !== 'constant' || spelling.has(term.key)) return null
  const known = strings.get(term.key)
  if (known === undefined) return null
  return { code: 'string-constant', details: { x: term.text, y: quoteString(known) } }
}
