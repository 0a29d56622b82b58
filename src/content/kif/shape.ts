import type { Sexp, SexpList } from '../../notation/index.ts'
import { fold, isNumberWord, operatorRow } from './lexicon.ts'
import { headWord, spanOf } from './nodes.ts'
import { kifFix, replace, type Findings } from './problems.ts'
import { printKif } from './print.ts'

const infixOperators: ReadonlySet<string> = new Set(['=', '/=', '<', '>', '=<', '<=', '>='])

/**
 * Looks for notations that are not KIF's at all: Prolog's, arithmetic's, a program's. [KIF]
 *
 * True when one was found: the list is then not read any further, since whatever else it seems to
 * say follows from that.
 */
export function isOtherNotation(list: SexpList, findings: Findings): boolean {
  return (
    isProgramList(list, findings) || isPrologList(list, findings) || isInfixList(list, findings)
  )
}

const isDot = (node: Sexp): boolean => node.kind === 'word' && node.text === '.'

function isProgramList(list: SexpList, findings: Findings): boolean {
  const { items } = list
  const dot = items.find(isDot)
  const bracket = items.find((item) => item.kind === 'word' && /[[\]{}]/.test(item.text))
  const culprit = dot ?? bracket
  if (!culprit) return false
  const [name, , value] = items
  const pair = dot && items.length === 3 && name && value
  const written = pair ? `(= ${printKif(name)} ${printKif(value).replace(/[[\]]/g, '')})` : ''
  findings.add(
    'dotted-pair',
    pair ? list : culprit,
    { x: name ? printKif(name) : '?x' },
    pair ? kifFix('rewrite-as-kif', [replace(list, written)]) : undefined,
  )
  return true
}

/** A word, not the first of its list, with a list directly behind it: `and stock(lamp)`. */
export function prologAt(items: readonly Sexp[], first: number): number {
  return items.findIndex((item, index) => {
    const next = items[index + 1]
    return index >= first && item.kind === 'word' && next?.kind === 'list' && item.to === next.from
  })
}

/** `p(a, ?x)` as KIF writes it. */
export function prologAsKif(word: Sexp, list: Sexp): string {
  const args = list.kind === 'list' ? list.items.map(printKif) : []
  const words = [printKif(word), ...args].join(' ').replace(/\s*,+\s*/g, ' ')
  return `(${words.trim()})`
}

function isPrologList(list: SexpList, findings: Findings): boolean {
  const index = prologAt(list.items, 1)
  const word = list.items[index]
  const args = list.items[index + 1]
  if (!word || !args) return false
  const place = spanOf([word, args], list)
  const written = prologAsKif(word, args)
  findings.add(
    'prolog-syntax',
    place,
    { x: written },
    kifFix('rewrite-as-kif', [replace(place, written)]),
  )
  return true
}

function isInfixList(list: SexpList, findings: Findings): boolean {
  const { items } = list
  const head = headWord(list)
  if (head !== null && operatorRow(head) && !isNumberWord(head)) return false
  const index = items.findIndex(
    (item, at) => at > 0 && item.kind === 'word' && infixOperators.has(fold(item.text)),
  )
  const operator = items[index]
  if (operator?.kind !== 'word') return false
  const side = (nodes: readonly Sexp[]) =>
    nodes.length === 1 ? nodes.map(printKif).join('') : `(${nodes.map(printKif).join(' ')})`
  const [left, right] = [items.slice(0, index), items.slice(index + 1)]
  const symbol = operator.text === '<=' ? '=<' : operator.text
  const written = `(${symbol} ${side(left)} ${right.length === 0 ? '?n' : side(right)})`
  findings.add('infix', list, { x: written }, kifFix('rewrite-prefix', [replace(list, written)]))
  return true
}
