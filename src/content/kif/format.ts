import { formatSexp, type Sexp, type Span } from '../../notation/index.ts'
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
  // A backslash at the very end would take the line end for its own.
  return result === '' || result.endsWith('\\') ? result : `${result}\n`
}

function formText(node: Sexp, text: string, comments: readonly Span[]): string {
  const hasComment = comments.some(({ from, to }) => node.from < from && to <= node.to)
  if (hasComment) return text.slice(node.from, node.to)
  return formatSexp(node, { width })
}
