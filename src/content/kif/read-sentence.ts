import type { Problem, Sexp, Span } from '../../notation/index.ts'
import { normalise } from './clauses.ts'
import { checkDefinition, isDefinition, isForeignDefinition } from './definition.ts'
import { tooDeepIn } from './depth.ts'
import { freeVariables } from './free-variables.ts'
import { Grammar } from './grammar.ts'
import { headWord, listAt, spanOf, wordAt } from './nodes.ts'
import { printShort } from './print.ts'
import { Findings, kifFix, replace } from './problems.ts'
import { readNodes, type Nodes } from './read-nodes.ts'
import { prologAsKif, prologAt } from './shape.ts'
import { termText } from './term-text.ts'
import { headKey, Scope, toTerm, type Term } from './term.ts'

/** What a content is for: to be answered, or to be believed. */
export type SentenceUse = 'asked' | 'told'

export interface ReadSentence {
  /** Repaired and ready to be evaluated; null when an error stands in the way. */
  readonly sentence: Sexp | null
  readonly problems: readonly Problem[]
}

/**
 * Reads the content of a message as one sentence of KIF and says all that is wrong with it. [KIF]
 *
 * Takes a text, or a node that another reader made of it (KQML writes contents without quotes).
 * All findings have the layer `content`.
 */
export function checkKifSentence(content: string | Sexp, use: SentenceUse): ReadSentence {
  const outer: Nodes =
    typeof content === 'string'
      ? readNodes(content)
      : { nodes: [content], problems: [], comments: [] }
  const [only] = outer.nodes
  const inString = only?.kind === 'string' && outer.nodes.length === 1 ? only : null
  const inner = inString ? readNodes(inString.value) : outer
  const findings = new Findings('content', inString)
  const whole = spanOf(outer.nodes, { from: 0, to: 0 })
  const sentence = readOne(inner.nodes, whole, findings, use)
  if (inString && sentence) findings.add('content-as-string', inString)
  const notation = asContent(inner.problems, inString)
  const usable = sentence && !findings.hasErrors && !notation.some(isError) ? sentence : null
  if (usable && use === 'told') checkTold(usable, findings)
  return { sentence: usable, problems: [...notation, ...findings.problems] }
}

const isError = ({ severity }: Problem): boolean => severity === 'error'

/**
 * Whatever is wrong with a content is the content's affair: the message around it stays valid.
 * Problems inside a string stand where the string stands, and cannot be mended by an edit.
 */
const asContent = (problems: readonly Problem[], string: Span | null): Problem[] =>
  problems.map(({ code, severity, details, ...problem }) =>
    string
      ? { code, severity, layer: 'content', details, from: string.from, to: string.to }
      : { ...problem, code, severity, details, layer: 'content' },
  )

function readOne(
  nodes: readonly Sexp[],
  whole: Span,
  findings: Findings,
  use: SentenceUse,
): Sexp | null {
  const [first] = nodes
  if (!first) {
    findings.add('no-sentence', whole)
    return null
  }
  const deep = nodes.map(tooDeepIn).find((node) => node !== null)
  if (deep) {
    findings.add('too-deep', deep, {})
    return null
  }
  if (nodes.length === 1) return readWhole(first, findings, use)
  return readSeveral(nodes, findings, use)
}

/** A single node; `(KIF S)` around the sentence is taken off. */
function readWhole(node: Sexp, findings: Findings, use: SentenceUse): Sexp | null {
  const grammar = new Grammar(findings)
  if (node.kind !== 'list') return grammar.sentence(node)
  const [, wrapped] = node.items
  if (headWord(node) === 'kif' && wrapped && node.items.length === 2) {
    const edits = [
      { from: node.from, to: wrapped.from, insert: '' },
      { from: wrapped.to, to: node.to, insert: '' },
    ]
    findings.add('kif-wrapper', node, {}, kifFix('unwrap', edits))
    return readWhole(wrapped, findings, use)
  }
  if (isDefinition(node) || isForeignDefinition(node)) {
    if (use === 'told' || isForeignDefinition(node)) return checkDefinition(node, grammar, findings)
  }
  if (use === 'told' && headWord(node) === 'listof') {
    const [head, ...sentences] = node.items
    return listAt(node, [
      wordAt(head ?? node, 'and'),
      ...sentences.map((part) => grammar.sentence(part)),
    ])
  }
  return grammar.sentence(node)
}

/** More than one node: sentences without an operator, Prolog, plain text, a question mark at the end. */
function readSeveral(nodes: readonly Sexp[], findings: Findings, use: SentenceUse): Sexp | null {
  const whole = spanOf(nodes, { from: 0, to: 0 })
  const prolog = prologAt(nodes, 0)
  const [word, args] = nodes.slice(prolog, prolog + 2)
  if (prolog >= 0 && word && args) {
    const place = spanOf([word, args], whole)
    const written = prologAsKif(word, args)
    const fix = kifFix('rewrite-as-kif', [replace(place, written)])
    findings.add('prolog-syntax', place, { x: written }, fix)
    return null
  }
  const lists = nodes.filter(({ kind }) => kind === 'list')
  const marks = nodes.filter((node) => node.kind === 'word' && node.text === '?')
  const [list] = lists
  if (list && lists.length === 1 && marks.length === nodes.length - 1) {
    for (const mark of marks) {
      findings.add('lone-question-mark', mark, { x: '?' }, kifFix('remove', [replace(mark, '')]))
    }
    return readWhole(list, findings, use)
  }
  if (lists.length !== nodes.length) {
    findings.add('natural-language', whole, { x: nodes.map(printShort).join(' ').slice(0, 60) })
    return null
  }
  const joined = kifFix('join-with-and', [
    { from: whole.from, to: whole.from, insert: '(and ' },
    { from: whole.to, to: whole.to, insert: ')' },
  ])
  findings.add('several-sentences', whole, { x: String(lists.length) }, joined)
  return null
}

/** Says what being told such a sentence means, where that may surprise. */
export function checkTold(sentence: Sexp, findings: Findings): void {
  const term = toTerm(sentence, new Scope())
  for (const fact of conjuncts(term)) {
    const [free] = freeVariables(fact)
    const head = headKey(fact)
    if (free && head !== '=>' && head !== '<=' && head !== '<=>' && !isDefinitionHead(head)) {
      findings.add('tell-with-variable', sentence, { x: free.text, y: termText(fact).slice(0, 60) })
      return
    }
  }
  if (normalise(term).unused) {
    findings.add('not-used-for-answers', sentence, { x: printShort(sentence) })
  }
}

const isDefinitionHead = (head: string | null): boolean => head?.startsWith('def') === true

function conjuncts(term: Term): readonly Term[] {
  if (headKey(term) !== 'and' || term.kind !== 'compound') return [term]
  return term.items.slice(1).flatMap(conjuncts)
}
