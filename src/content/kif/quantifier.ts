import type { Sexp, SexpList } from '../../notation/index.ts'
import { isVariableWord } from './lexicon.ts'
import { listAt, spanOf, wordAt } from './nodes.ts'
import { kifFix, type Findings } from './problems.ts'
import { printKif } from './print.ts'

/** A quantified sentence taken apart, with typed variables already turned into conditions. */
export interface Quantified {
  readonly variables: SexpList
  /** `(T ?x)` for each variable that was given a type. */
  readonly conditions: readonly Sexp[]
  readonly body: Sexp
}

const isVariable = (node: Sexp | undefined): boolean =>
  node?.kind === 'word' && isVariableWord(node.text)

/**
 * Reads `(exists (?x) S)` and the ways in which people write it: without the parentheses, with a
 * type in a pair, with a flat type. Null when no body or no variable can be made out. [KIF]
 */
export function readQuantified(list: SexpList, findings: Findings): Quantified | null {
  const [head, ...parts] = list.items
  const body = parts[parts.length - 1]
  const binding = parts[0]
  const x = head ? printKif(head) : 'exists'
  if (!binding || !body || parts.length < 2) {
    findings.add('wrong-argument-count', list, { x, y: '2', n: String(parts.length) })
    return null
  }
  if (binding.kind === 'list' && parts.length === 2) {
    const bound = readVariables(binding, findings)
    return bound && { ...bound, body }
  }
  const bare = parts.slice(0, -1)
  if (!bare.every(isVariable)) {
    findings.add('variable-list-expected', binding, { x })
    return null
  }
  const place = spanOf(bare, binding)
  const names = bare.map(printKif).join(' ')
  const fix = kifFix(
    'wrap-variables',
    [
      { from: place.from, to: place.from, insert: '(' },
      { from: place.to, to: place.to, insert: ')' },
    ],
    true,
  )
  findings.add('exists-without-parens', place, { x: names, y: x }, fix)
  return { variables: listAt(place, bare), conditions: [], body }
}

function readVariables(binding: SexpList, findings: Findings): Omit<Quantified, 'body'> | null {
  const flat = readFlatPair(binding, findings)
  if (flat) return flat
  const variables: Sexp[] = []
  const conditions: Sexp[] = []
  for (const item of binding.items) {
    const [name, type] = item.kind === 'list' ? item.items : [item]
    if (!name || !isVariable(name) || (item.kind === 'list' && type?.kind !== 'word')) {
      findings.add('variable-list-expected', item, { x: printKif(item) })
      return null
    }
    variables.push(name)
    if (!type) continue
    conditions.push(listAt(item, [type, name]))
    findings.add('typed-variable', item, { x: printKif(name), y: printKif(type) })
  }
  if (variables.length === 0) {
    findings.add('variable-list-expected', binding, { x: printKif(binding) })
    return null
  }
  return { variables: listAt(binding, variables), conditions }
}

/** `(exists (?x T) S)`, where the second word is no variable. */
function readFlatPair(binding: SexpList, findings: Findings): Omit<Quantified, 'body'> | null {
  const [name, type] = binding.items
  if (binding.items.length !== 2 || !name || !isVariable(name)) return null
  if (type?.kind !== 'word' || isVariableWord(type.text)) return null
  const fix = kifFix(
    'pair-variable',
    [
      { from: name.from, to: name.from, insert: '(' },
      { from: type.to, to: type.to, insert: ')' },
    ],
    true,
  )
  findings.add('flat-typed-variable', binding, { x: printKif(name), y: type.text }, fix)
  return {
    variables: listAt(binding, [name]),
    conditions: [listAt(binding, [type, name])],
  }
}

/** The quantified sentence in its plain form: a type restricts what exists, and what is gone through. */
export function plainQuantified(
  head: string,
  list: SexpList,
  { variables, conditions }: Quantified,
  body: Sexp,
): Sexp {
  const at = (text: string) => wordAt({ from: body.from, to: body.from }, text)
  const operator = head === 'exists' ? 'and' : '=>'
  const whole = conditions.length === 0 ? body : listAt(body, [at(operator), ...conditions, body])
  return listAt(list, [wordAt(list.items[0] ?? list, head), variables, whole])
}
