import type { Problem, Sexp, Span } from '../../notation/index.ts'
import { checkDefinition, isDefinition, isForeignDefinition } from './definition.ts'
import { tooDeepIn } from './depth.ts'
import { Grammar } from './grammar.ts'
import { headWord, spanOf } from './nodes.ts'
import { Findings, kifFix, replace } from './problems.ts'
import { readNodes } from './read-nodes.ts'
import { checkTold } from './read-sentence.ts'
import { prologAsKif, prologAt } from './shape.ts'

/** One sentence or definition of a file. */
export interface KifForm extends Span {
  readonly kind: 'sentence' | 'definition'
  /** As written. */
  readonly source: Sexp
  /** Repaired and ready to be evaluated; null when an error stands in the way. */
  readonly form: Sexp | null
}

export interface KifFile {
  readonly forms: readonly KifForm[]
  readonly problems: readonly Problem[]
}

/**
 * Reads a text of facts, rules and definitions; each form stands for itself, so one that is wrong
 * does not keep the others from being used. [KIF]
 */
export function readKif(text: string): KifFile {
  const read = readNodes(text)
  const findings = new Findings('notation')
  const nodes = withoutHashComments(read.nodes, text, findings)
  const forms: KifForm[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) continue
    const args = prologAt(nodes.slice(index, index + 2), 0) === 0 ? nodes[index + 1] : undefined
    if (args) {
      const place = spanOf([node, args], node)
      const written = prologAsKif(node, args)
      const fix = kifFix('rewrite-as-kif', [replace(place, written)])
      findings.add('prolog-syntax', place, { x: written }, fix)
      index += 1
    } else {
      forms.push(readForm(node, findings))
    }
  }
  return { forms, problems: [...read.problems, ...findings.problems] }
}

/** Leaves out lines that begin with `#`, which are comments in other languages. */
function withoutHashComments(
  nodes: readonly Sexp[],
  text: string,
  findings: Findings,
): readonly Sexp[] {
  let end = -1
  return nodes.filter((node) => {
    if (node.from < end) return false
    if (node.kind !== 'word' || !node.text.startsWith('#')) return true
    const lineBefore = text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.from)
    if (lineBefore.trim() !== '') return true
    const next = text.indexOf('\n', node.from)
    end = next < 0 ? text.length : next
    const mark = { from: node.from, to: node.from + 1 }
    findings.add('hash-comment', mark, {}, kifFix('semicolon', [replace(mark, ';')], true))
    return false
  })
}

function readForm(source: Sexp, findings: Findings): KifForm {
  const { from, to } = source
  const before = findings.errorCount
  const kind = isDefinition(source) || isForeignDefinition(source) ? 'definition' : 'sentence'
  const form = formOf(source, findings)
  const closed = source.kind !== 'list' || source.closed
  const usable = closed && findings.errorCount === before ? form : null
  return { kind, source, form: usable, from, to }
}

function formOf(source: Sexp, findings: Findings): Sexp | null {
  const deep = tooDeepIn(source)
  if (deep) {
    findings.add('too-deep', deep)
    return null
  }
  const grammar = new Grammar(findings)
  if (source.kind === 'list' && (isDefinition(source) || isForeignDefinition(source))) {
    return checkDefinition(source, grammar, findings)
  }
  const [, wrapped] = source.kind === 'list' ? source.items : []
  if (headWord(source) === 'kif' && wrapped) return formOf(wrapped, findings)
  return grammar.sentence(source)
}

/** Says all that is wrong with a file of facts, and what in it no answer can be drawn from. */
export function checkKif(text: string): readonly Problem[] {
  const { forms, problems } = readKif(text)
  const findings = new Findings('content')
  for (const { form } of forms) if (form) checkTold(form, findings)
  return [...problems, ...findings.problems]
}
