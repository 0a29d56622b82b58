import { compound, constant, falsehood, headKey, type Term } from './term.ts'

const list = (head: string, items: readonly Term[]): Term => compound([constant(head), ...items])
const not = (sentence: Term): Term => list('not', [sentence])

/**
 * What has to be proved to show that a sentence is false, where not knowing it is not enough.
 *
 * Null for an atom, which is false only when that was told. Nobody can show in an open world that
 * something does not exist.
 */
export function refutation(sentence: Term): Term | null {
  if (sentence.kind !== 'compound') return null
  const parts = sentence.items.slice(1)
  const [first, second] = parts
  const last = parts[parts.length - 1]
  if (!first || !last) return null
  switch (headKey(sentence)) {
    case 'not':
      return first
    case 'and':
      return list('or', parts.map(not))
    case 'or':
      return list('and', parts.map(not))
    case '=>':
      return list('and', [...parts.slice(0, -1), not(last)])
    case '<=':
      return list('and', [...parts.slice(1), not(first)])
    case '<=>':
      return list('or', [list('and', [first, not(last)]), list('and', [last, not(first)])])
    case 'forall':
      return list('exists', [first, not(last)])
    case 'exists':
      return falsehood
    case '=':
      return second ? list('/=', [first, second]) : null
    case '/=':
      return second ? list('=', [first, second]) : null
    default:
      return null
  }
}
