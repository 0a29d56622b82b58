import type { Sexp, SexpList } from '../../notation/index.ts'
import type { Grammar } from './grammar.ts'
import { fold, isVariableWord } from './lexicon.ts'
import { headWord, listAt } from './nodes.ts'
import { printShort } from './print.ts'
import type { Findings } from './problems.ts'

/** Definitions of KIF's relatives, which we skip. */
const foreign: ReadonlySet<string> = new Set([
  'define-fun',
  'define-function',
  'define-class',
  'define-relation',
  'define-frame',
])

export const isDefinition = (node: Sexp): boolean =>
  /^def(?:object|function|relation)$/.test(headWord(node) ?? '')

export const isForeignDefinition = (node: Sexp): boolean => foreign.has(headWord(node) ?? '')

/**
 * Checks a definition and returns it repaired; null when there is nothing in it to use. [KIF]
 *
 * `(defrelation p (?x ?y) := S)`, also `:=>`; `(deffunction f (?x) := t)`; `(defobject c := t)`; each
 * may go on with sentences, which are axioms.
 */
export function checkDefinition(list: SexpList, grammar: Grammar, findings: Findings): Sexp | null {
  if (isForeignDefinition(list)) {
    findings.add('non-kif-definition', list, { x: headWord(list) ?? '' })
    return null
  }
  const [kind, name, parameters] = list.items
  const takesParameters = headWord(list) !== 'defobject'
  const namesFine = name?.kind === 'word' && !isVariableWord(name.text)
  const parametersFine =
    !takesParameters || (parameters?.kind === 'list' && parameters.items.every(isVariable))
  if (!kind || !namesFine || !parametersFine) {
    findings.add('bad-definition', list, { x: printShort(list) })
    return null
  }
  const head = list.items.slice(0, takesParameters ? 3 : 2)
  const body = checkBody(list.items.slice(head.length), headWord(list) ?? '', grammar)
  return listAt(list, [...head, ...body])
}

const isVariable = (node: Sexp): boolean => node.kind === 'word' && isVariableWord(node.text)

/** After `:=` stands what it is, for a relation a sentence; everything else is a sentence. */
function checkBody(body: readonly Sexp[], kind: string, grammar: Grammar): Sexp[] {
  const [sign, defined, ...axioms] = body
  const isSign = sign?.kind === 'word' && /^:=>?$/.test(fold(sign.text))
  if (!sign || !defined || !isSign) return body.map((part) => grammar.sentence(part))
  const checked = kind === 'defrelation' ? grammar.sentence(defined) : grammar.term(defined)
  return [sign, checked, ...axioms.map((part) => grammar.sentence(part))]
}
