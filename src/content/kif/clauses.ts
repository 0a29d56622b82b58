import { operatorRow } from './lexicon.ts'
import { compound, headKey, type Term } from './term.ts'

/**
 * What an asserted sentence becomes: an atom that holds when its premises do. [KIF]
 *
 * The predicate is `stock/2` for a relation, `= price/1` for a function known by its equations (the
 * value is then the last argument), `- stock/2` for what is known to be false; `*` for a number of
 * arguments that a trailing `@rest` leaves open. No word has a blank in it, so the marks are safe.
 */
export interface Clause {
  readonly predicate: string
  readonly args: readonly Term[]
  readonly premises: readonly Term[]
}

export interface Normalised {
  readonly clauses: readonly Clause[]
  /** Known, but in no form that answers can be drawn from: a disjunction, an existential. */
  readonly unused: boolean
}

export const predicateKey = (
  mark: '' | '= ' | '- ',
  name: string,
  args: readonly Term[],
  extra = 0,
): string => {
  const last = args[args.length - 1]
  const open = last?.kind === 'variable' && last.rest
  return `${mark}${name}/${open ? '*' : args.length - extra}`
}

/** The word in a predicate's key, without its mark and number of arguments. */
export const predicateName = (key: string): string =>
  key.slice(/^[-=] /.test(key) ? 2 : 0, key.lastIndexOf('/'))

/** One sentence to take apart, with the premises collected on the way to it. */
interface Pending {
  readonly sentence: Term
  readonly premises: readonly Term[]
}

/** Takes an asserted sentence or definition apart into clauses, in the order of the text. */
export function normalise(sentence: Term): Normalised {
  const pending: Pending[] = [{ sentence, premises: [] }]
  const clauses: Clause[] = []
  let unused = false
  for (let next = pending.pop(); next; next = pending.pop()) {
    const parts = split(next)
    if (parts) {
      pending.push(...parts.reverse())
      continue
    }
    const clause = clauseOf(next)
    if (clause) clauses.push(clause)
    else unused = true
  }
  return { clauses, unused: unused && !isEquivalence(sentence, clauses) }
}

/** Of an equivalence the direction that makes no rule is silently left out. */
const isEquivalence = (sentence: Term, clauses: readonly Clause[]): boolean =>
  clauses.length > 0 && ['<=>', 'defrelation'].includes(headKey(sentence) ?? '')

/** The sentences that a conjunction, a rule or a definition stands for; null for an atom. */
function split({ sentence, premises }: Pending): Pending[] | null {
  if (sentence.kind !== 'compound') return null
  const parts = sentence.items.slice(1)
  const only = parts[0]
  const last = parts[parts.length - 1]
  if (headKey(sentence) === 'and') return parts.map((part) => ({ sentence: part, premises }))
  if (!only || !last) return null
  switch (headKey(sentence)) {
    case 'forall':
      return [{ sentence: last, premises }]
    case '=>':
      return [{ sentence: last, premises: [...premises, ...parts.slice(0, -1)] }]
    case '<=':
      return [{ sentence: only, premises: [...premises, ...parts.slice(1)] }]
    case '<=>':
      return [
        { sentence: last, premises: [...premises, only] },
        { sentence: only, premises: [...premises, last] },
      ]
    case 'defobject':
    case 'deffunction':
    case 'defrelation':
      return definitionSentences(sentence.items).map((part) => ({ sentence: part, premises }))
    default:
      return null
  }
}

const word = (text: string): Term => ({ kind: 'constant', key: text, text })

/** The sentences that a definition states. [KIF] section 4 of our reading. */
function definitionSentences(items: readonly Term[]): Term[] {
  const [kind, name, parameters] = items
  if (kind?.kind !== 'constant' || !name) return []
  const plain = kind.key === 'defobject'
  const body = items.slice(plain ? 2 : 3)
  const sign = body[0]?.kind === 'constant' ? body[0].key : ''
  const defined = body[1]
  if ((sign !== ':=' && sign !== ':=>') || !defined) return body
  const variables = parameters?.kind === 'compound' ? parameters.items : []
  const head = plain ? name : compound([name, ...variables])
  const operator = kind.key !== 'defrelation' ? '=' : sign === ':=' ? '<=>' : '=>'
  return [compound([word(operator), head, defined]), ...body.slice(2)]
}

function clauseOf({ sentence, premises }: Pending): Clause | null {
  if (sentence.kind !== 'compound') return null
  const [head, first, second] = sentence.items
  if (head?.kind !== 'constant') return null
  if (head.key === '=' && first && second) return equationClause(first, second, premises)
  if (head.key === 'not' && first) return denialClause(first, premises)
  if (head.key === 'holds' && first?.kind === 'constant') {
    return clauseOf({ sentence: compound(sentence.items.slice(1)), premises })
  }
  if (isReserved(head.key)) return null
  const args = sentence.items.slice(1)
  return { predicate: predicateKey('', head.key, args), args, premises }
}

/** Comparisons and logical operators cannot be told to an agent; words of numbers and lists can. */
const isReserved = (key: string): boolean => {
  const row = operatorRow(key)
  return row?.class === 'sentence' || row?.class === 'definition' || /^[<>=]+$/.test(key)
}

function denialClause(denied: Term, premises: readonly Term[]): Clause | null {
  const clause = clauseOf({ sentence: denied, premises })
  if (!clause || /^[-=] /.test(clause.predicate)) return null
  return { ...clause, predicate: `- ${clause.predicate}` }
}

function equationClause(left: Term, right: Term, premises: readonly Term[]): Clause | null {
  const [known, value] = canBeDefined(left) ? [left, right] : [right, left]
  if (!canBeDefined(known)) return null
  const items = known.kind === 'compound' ? known.items : [known]
  const [name, ...rest] = items
  if (name?.kind !== 'constant') return null
  const args = [...rest, value]
  return { predicate: predicateKey('= ', name.key, args, 1), args, premises }
}

/** A function term or a constant; numbers, strings, lists and variables are what they are. */
function canBeDefined(term: Term): boolean {
  if (term.kind === 'constant') return true
  const key = headKey(term)
  return (
    key !== null && operatorRow(key)?.class !== 'term' && operatorRow(key)?.class !== 'function'
  )
}
