import type { Sexp, Span } from '../../notation/index.ts'
import { tooDeepAt } from './depth.ts'
import { printWithin } from './print.ts'
import { readNodes } from './read-nodes.ts'

const width = 80

/**
 * Lays a text out: each form on a line of its own, long ones broken after their first words.
 *
 * Comments stay where they are, and a form with a comment inside stays as it is. A text whose
 * parentheses are wrong comes back unchanged.
 */
export function formatKif(text: string): string {
  const { nodes, problems, comments } = readNodes(text)
  if (problems.some(({ severity }) => severity === 'error')) return text
  const outside = comments.filter(
    (comment) => !nodes.some((node) => node.from < comment.from && comment.to <= node.to),
  )
  const pieces: Piece[] = [
    ...nodes.map((node) => ({ span: node, text: formText(node, text, comments), comment: false })),
    ...outside.map((span) => ({
      span,
      text: text.slice(span.from, span.to).trimEnd(),
      comment: true,
    })),
  ].sort((left, right) => left.span.from - right.span.from)
  return joined(pieces, text)
}

interface Piece {
  readonly span: Span
  readonly text: string
  readonly comment: boolean
}

/** One blank line stays one; a comment behind a form stays on its line. */
function joined(pieces: readonly Piece[], text: string): string {
  let result = ''
  let end = 0
  for (const { span, text: piece, comment } of pieces) {
    const lines = text.slice(end, span.from).split('\n').length - 1
    if (result !== '') result += lines > 1 ? '\n\n' : comment && lines === 0 ? ' ' : '\n'
    result += piece
    end = span.to
  }
  return result === '' ? '' : `${result}\n`
}

function formText(node: Sexp, text: string, comments: readonly Span[]): string {
  const hasComment = comments.some(({ from, to }) => node.from < from && to <= node.to)
  if (hasComment || tooDeepAt(node)) return text.slice(node.from, node.to)
  return layOut(node, 0)
}

/** A list that is too long for its line has its items below one another. */
function layOut(node: Sexp, indent: number): string {
  const flat = printWithin(node, width - indent)
  if (flat !== null) return flat
  if (node.kind !== 'list') return printWithin(node, Infinity) ?? ''
  const inner = ' '.repeat(indent + 2)
  const [head, ...others] = node.items.map((item) => layOut(item, indent + 2))
  return `(${[head ?? '', ...others].join(`\n${inner}`)})`
}
