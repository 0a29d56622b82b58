import type { SequenceDrawing } from '../../views/index.ts'
import { make } from './svg.ts'

/** What Mermaid drew for one row of the run. */
export interface Drawn {
  readonly row: number
  readonly group: SVGGElement
  /** Lines of its label, top down. */
  readonly labels: readonly SVGTextElement[]
  /** The arrow; null for a note. */
  readonly line: SVGElement | null
}

/**
 * Pairs what Mermaid drew with the rows it was drawn from. The n-th line is the n-th message of the text,
 * and the labels before a line are its own; one label may have several lines. Null when the picture does
 * not have the messages of the text: better no drawing than one that tells of the wrong row.
 */
export function pairRows(svg: SVGSVGElement, drawing: SequenceDrawing): Drawn[] | null {
  const messages = groupMessages(svg)
  const notes = [...svg.querySelectorAll<SVGGElement>('g[data-et="note"]')].map((group) => ({
    group,
    labels: [...group.querySelectorAll<SVGTextElement>('text')],
    line: null,
  }))
  if (messages.length !== drawing.messages.length || notes.length !== drawing.notes.length) {
    return null
  }
  const rows = [...drawing.messages, ...drawing.notes]
  return [...messages, ...notes].map((drawn, at) => ({ row: rows[at] ?? 0, ...drawn }))
}

function groupMessages(svg: SVGSVGElement): Omit<Drawn, 'row'>[] {
  const found: Omit<Drawn, 'row'>[] = []
  let labels: SVGTextElement[] = []
  for (const child of [...svg.children]) {
    if (child instanceof SVGTextElement && child.classList.contains('messageText')) {
      labels.push(child)
    } else if (child instanceof SVGElement && child.matches('.messageLine0, .messageLine1')) {
      const group = make('g', { 'data-et': 'message' })
      child.before(group)
      group.append(...labels, child)
      found.push({ group, labels, line: child })
      labels = []
    }
  }
  return found
}
