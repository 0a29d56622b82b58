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
  const visits: Term[] = [asked]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const note = otherArity(knowledge, visit) ?? otherKind(knowledge, visit)
    if (note) notes.set(JSON.stringify(note), note)
    if (visit.kind === 'compound') visits.push(...visit.items.slice(1).reverse())
  }
  return [...notes.values()]
}

function otherArity({ index, spelling }: Knowledge, term: Term): KifNote | null {
  const name = headKey(term)
  if (name === null || term.kind !== 'compound' || operatorRow(name)) return null
  const count = term.items.length - 1
  const relations = index.named(name).map(({ key }) => key.slice(key.lastIndexOf('/') + 1))
  const functions = index.named(`= ${name}`).map(({ key }) => key.slice(key.lastIndexOf('/') + 1))
  const known = [...relations, ...functions.map((arity) => String(Number(arity) + 1))]
  const fits = [...known, ...functions, '*'].includes(String(count)) || known.includes('*')
  const [other] = known
  if (other === undefined || fits) return null
  const details = { x: spelling.get(name) ?? name, y: other, n: String(count) }
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
