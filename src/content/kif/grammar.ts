import { unreachable } from '../../base/index.ts'
import type { Sexp, SexpList } from '../../notation/index.ts'
import { checkQuotation, checkWord } from './words-check.ts'
import { fold, isNumberWord, isVariableWord, operatorRow } from './lexicon.ts'
import { headWord, listAt, wordAt } from './nodes.ts'
import { kifFix, replace, type Findings } from './problems.ts'
import { printKif, printShort } from './print.ts'
import { plainQuantified, readQuantified } from './quantifier.ts'
import { isOtherNotation } from './shape.ts'

/** How people write operators, and how KIF does. [KIF] section 2 of our reading. */
const sentenceSpellings: Readonly<Record<string, string>> = {
  implies: '=>',
  '->': '=>',
  if: '=>',
  iff: '<=>',
  equals: '=',
  '==': '=',
  '!=': '/=',
  neq: '/=',
  '&': 'and',
  '|': 'or',
  '~': 'not',
}

const termSpellings: Readonly<Record<string, string>> = { list: 'listof', set: 'setof' }

const spelled = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** Whether a part can only be a term: then `<=` compares, and is no rule. */
function isPlainlyTerm(node: Sexp): boolean {
  if (node.kind === 'string' || node.kind === 'quotation') return true
  if (node.kind === 'word') return !['true', 'false'].includes(fold(node.text))
  return isArithmetic(node)
}

const isArithmetic = (node: Sexp): boolean => /^(?:[-+*/]|1[-+])$/.test(headWord(node) ?? '')

const isNumber = (node: Sexp): boolean => node.kind === 'word' && isNumberWord(node.text)

/**
 * Whether a list in the place of a sentence is really a computation, such as `(+ 2 3)`. Words such as
 * `length` are relations of the domain too: they count only when they compute with numbers.
 */
function isComputation(list: SexpList, head: string): boolean {
  const row = operatorRow(head)
  if (row?.class === 'term') return true
  if (row?.class !== 'function') return false
  if (isArithmetic(list)) return true
  const args = list.items.slice(1)
  const counted = args.length >= row.min && (row.max === null || args.length <= row.max)
  return counted && args.some((arg) => isNumber(arg) || isArithmetic(arg))
}

/**
 * Checks nodes against the grammar and returns them repaired, in the plain form that is evaluated.
 *
 * What comes back is only to be used when no error was found. Assumes at most `depthMax` levels.
 */
export class Grammar {
  readonly #findings: Findings

  constructor(findings: Findings) {
    this.#findings = findings
  }

  sentence(node: Sexp): Sexp {
    switch (node.kind) {
      case 'word':
        return this.#wordSentence(node)
      case 'string':
      case 'quotation':
        this.#findings.add('not-a-sentence', node, { x: printShort(node) })
        return node
      case 'list':
        return this.#listSentence(node)
      default:
        return unreachable(node)
    }
  }

  #wordSentence(node: Sexp & { kind: 'word' }): Sexp {
    const key = fold(node.text)
    if (key === 'true' || key === 'false') return node
    const before = this.#findings.problems.length
    checkWord(node, this.#findings)
    if (this.#findings.problems.length === before) {
      this.#findings.add('not-a-sentence', node, { x: node.text })
    }
    return node
  }

  #listSentence(list: SexpList): Sexp {
    const findings = this.#findings
    const [head] = list.items
    if (!head) {
      findings.add('empty-list', list)
      return list
    }
    if (isOtherNotation(list, findings)) return list
    if (head.kind === 'list') return this.#sentenceList(list)
    if (head.kind !== 'word' || isNumberWord(head.text) || isVariableWord(head.text)) {
      const alone = list.items.length === 1
      const place = alone ? list : head
      findings.add(alone ? 'not-a-sentence' : 'head-not-a-word', place, { x: printShort(place) })
      return list
    }
    checkWord(head, findings)
    const key = fold(head.text)
    if ((key === 'true' || key === 'false') && list.items.length === 1) {
      findings.add('not-a-sentence', list, { x: printKif(list) })
      return list
    }
    const spelling = spelled(sentenceSpellings, key)
    if (spelling === undefined) return this.#headedSentence(list, key)
    const fix = kifFix('write-operator', [replace(head, spelling)], true)
    findings.add('operator-spelling', head, { x: head.text, y: spelling }, fix)
    const respelled = listAt(list, [wordAt(head, spelling), ...list.items.slice(1)])
    return this.#headedSentence(respelled, spelling)
  }

  #sentenceList(list: SexpList): Sexp {
    const allLists = list.items.every((item) => item.kind === 'list')
    const fix = allLists
      ? kifFix('join-with-and', [{ from: list.from + 1, to: list.from + 1, insert: 'and ' }])
      : undefined
    this.#findings.add('sentence-list', list, { x: printShort(list) }, fix)
    return list
  }

  #headedSentence(list: SexpList, key: string): Sexp {
    switch (key) {
      case 'and':
      case 'or':
      case '=>':
        return this.#counted(list, key)
          ? this.#withParts(list, (part) => this.sentence(part))
          : list
      case 'not':
      case '<=>':
        return this.#counted(list, key)
          ? this.#withParts(list, (part) => this.sentence(part))
          : list
      case '<=':
        return this.#ruleOrComparison(list)
      case 'forall':
      case 'exists':
        return this.#quantified(list, key)
      case '=':
      case '/=':
        return this.#equation(list, key)
      case 'val':
        return this.#valueOperator(list)
      default:
        return this.#relation(list, key)
    }
  }

  #counted(list: SexpList, key: string): boolean {
    const row = operatorRow(key)
    const count = list.items.length - 1
    if (!row || (count >= row.min && (row.max === null || count <= row.max))) return true
    this.#findings.add('wrong-argument-count', list, {
      x: key,
      y: row.max === row.min ? String(row.min) : `${row.min}+`,
      n: String(count),
    })
    return false
  }

  /** The list with every item but the first replaced; the same list when nothing changed. */
  #withParts(list: SexpList, change: (part: Sexp) => Sexp): SexpList {
    // A loop rather than `map`: nesting costs fewer frames.
    let items: Sexp[] | null = null
    for (let index = 1; index < list.items.length; index += 1) {
      const item = list.items[index]
      const next = item && change(item)
      if (!next || next === item) continue
      items ??= [...list.items]
      items[index] = next
    }
    return items ? listAt(list, items) : list
  }

  #ruleOrComparison(list: SexpList): Sexp {
    const [head, left, right] = list.items
    if (head && left && right && list.items.length === 3) {
      if (isPlainlyTerm(left) || isPlainlyTerm(right)) {
        const fix = kifFix('write-operator', [replace(head, '=<')], true)
        this.#findings.add('at-most-spelling', head, { x: printShort(list) }, fix)
        const comparison = listAt(list, [wordAt(head, '=<'), left, right])
        return this.#withParts(comparison, (part) => this.term(part))
      }
    }
    if (!this.#counted(list, '<=')) return list
    return this.#withParts(list, (part) => this.sentence(part))
  }

  #quantified(list: SexpList, key: string): Sexp {
    const quantified = readQuantified(list, this.#findings)
    if (!quantified) return list
    const body = this.sentence(quantified.body)
    return plainQuantified(key, list, quantified, body)
  }

  #equation(list: SexpList, key: string): Sexp {
    const parts = list.items.slice(1)
    if (parts.length === 2) return this.#withParts(list, (part) => this.term(part))
    const [only] = parts
    const inner = only?.kind === 'list' ? only.items : []
    const last = inner[inner.length - 1]
    const beforeLast = inner[inner.length - 2]
    const movable = parts.length === 1 && only && last && beforeLast && inner.length > 1
    const fix = movable
      ? kifFix('move-value-out', [
          { from: beforeLast.to, to: only.to, insert: `) ${printKif(last)}` },
        ])
      : undefined
    this.#findings.add('equals-arity', list, { x: key, n: String(parts.length) }, fix)
    return list
  }

  #valueOperator(list: SexpList): Sexp {
    const asked = list.items[1]
    const y = asked ? printShort(asked) : '(f x)'
    const fix = asked
      ? kifFix('ask-for-value', [replace(list, `(= ${printKif(asked)} ?n)`)])
      : undefined
    this.#findings.add('non-kif-operator', list, { x: 'val', y }, fix)
    return list
  }

  #relation(list: SexpList, key: string): Sexp {
    const row = operatorRow(key)
    if (row?.class === 'definition') {
      this.#findings.add('not-a-sentence', list, { x: printShort(list) })
      return list
    }
    if (isComputation(list, key)) {
      const fix = kifFix('ask-for-value', [
        { from: list.from, to: list.from, insert: '(= ' },
        { from: list.to, to: list.to, insert: ' ?v)' },
      ])
      this.#findings.add('term-not-sentence', list, { x: printShort(list) }, fix)
      return list
    }
    if (/^[<>=]+$/.test(key) && !this.#counted(list, key)) return list
    return this.#terms(list)
  }

  /** All items but the first as terms; an `@rest` only at the end. */
  #terms(list: SexpList): SexpList {
    const last = list.items.length - 1
    const early = list.items.find(
      (item, index) => index < last && item.kind === 'word' && /^@./.test(item.text),
    )
    if (early) this.#findings.add('rest-not-last', early, { x: printKif(early) })
    return this.#withParts(list, (part) => this.term(part))
  }

  term(node: Sexp): Sexp {
    switch (node.kind) {
      case 'word':
        return checkWord(node, this.#findings)
      case 'string':
        return node
      case 'quotation':
        return checkQuotation(node, this.#findings)
      case 'list':
        return this.#listTerm(node)
      default:
        return unreachable(node)
    }
  }

  #listTerm(list: SexpList): Sexp {
    const findings = this.#findings
    const [head] = list.items
    if (!head) {
      findings.add('empty-list', list)
      return list
    }
    if (isOtherNotation(list, findings)) return list
    if (head.kind !== 'word' || isNumberWord(head.text) || isVariableWord(head.text)) {
      findings.add('head-not-a-word', head, { x: printShort(head) })
      return list
    }
    const key = fold(head.text)
    const spelling = spelled(termSpellings, key)
    if (spelling !== undefined) {
      const fix = kifFix('write-operator', [replace(head, spelling)], true)
      findings.add('list-spelling', head, { x: head.text, y: spelling }, fix)
      return this.#terms(listAt(list, [wordAt(head, spelling), ...list.items.slice(1)]))
    }
    const row = operatorRow(key)
    if ((row?.class === 'sentence' && key !== 'holds') || row?.class === 'definition') {
      findings.add('sentence-as-term', list, { x: printShort(list) })
      return list
    }
    return row?.class === 'term' ? this.#operatorTerm(list, key) : this.#terms(list)
  }

  #operatorTerm(list: SexpList, key: string): Sexp {
    if (!this.#counted(list, key)) return list
    switch (key) {
      case 'quote':
      case 'lambda':
      case 'kappa':
        return list
      case 'if':
        return this.#alternating(list, list.items.slice(1).length)
      case 'cond':
        return this.#withParts(list, (pair) =>
          pair.kind === 'list' && pair.items.length === 2 ? this.#pair(pair) : this.term(pair),
        )
      case 'the':
      case 'setofall': {
        const [, wanted] = list.items
        return this.#withParts(list, (part) =>
          part === wanted ? this.term(part) : this.sentence(part),
        )
      }
      default:
        return this.#terms(list)
    }
  }

  /** Sentence, term, sentence, term, …, and perhaps a last term. */
  #alternating(list: SexpList, count: number): SexpList {
    let index = 0
    return this.#withParts(list, (part) => {
      index += 1
      return index % 2 === 1 && index < count ? this.sentence(part) : this.term(part)
    })
  }

  #pair(pair: SexpList): Sexp {
    const items = pair.items.map((item, index) =>
      index === 0 ? this.sentence(item) : this.term(item),
    )
    return listAt(pair, items)
  }
}
