import { printString, printSexp } from './print.ts'
import type { Sexp, SexpList } from './sexp.ts'

export interface Layout {
  /** A line is broken when it would be longer, in UTF-16 units. */
  readonly width: number
  /** In blanks. */
  readonly indent: number
  readonly escapes: 'any' | 'quote'
}

const usual: Layout = { width: 88, indent: 2, escapes: 'any' }

/** Deeper than this nothing is broken any more: the lines would be nothing but blanks. */
const breaksMax = 20

/**
 * Lays a node out over lines: what fits stays on its line; of a list that does not, each item goes on a
 * line of its own under the head, a parameter and its value together. Only white space differs from
 * `printSexp`.
 */
export function formatSexp(node: Sexp, layout: Partial<Layout> = {}, column = 0): string {
  return new LayoutWriter({ ...usual, ...layout }).write(node, column)
}

/** A line to begin, text to put, or a node to lay out at this indentation. */
type Task =
  | { readonly kind: 'line'; readonly indent: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'node'; readonly node: Sexp; readonly level: number; readonly tail: number }

class LayoutWriter {
  readonly #layout: Layout
  readonly #parts: string[] = []
  readonly #tasks: Task[] = []
  #column = 0

  constructor(layout: Layout) {
    this.#layout = layout
  }

  write(node: Sexp, column: number): string {
    this.#column = column
    this.#tasks.push({
      kind: 'node',
      node,
      level: Math.round(column / this.#layout.indent),
      tail: 0,
    })
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#do(task)
    return this.#parts.join('')
  }

  #do(task: Task): void {
    if (task.kind === 'text') this.#put(task.text)
    else if (task.kind === 'line') {
      this.#parts.push(`\n${' '.repeat(task.indent)}`)
      this.#column = task.indent
    } else this.#node(task.node, task.level, task.tail)
  }

  #put(text: string): void {
    this.#parts.push(text)
    const line = text.lastIndexOf('\n')
    this.#column = line < 0 ? this.#column + text.length : text.length - line - 1
  }

  #node(node: Sexp, level: number, tail: number): void {
    const { width, escapes } = this.#layout
    const room = width - this.#column - tail
    const broken = level < breaksMax && flatWidth(node, room, escapes) > room
    if (broken && node.kind === 'quotation') {
      this.#put(node.mark)
      this.#tasks.push({ kind: 'node', node: node.item, level, tail })
    } else if (broken && node.kind === 'list' && node.items.length > 1)
      this.#list(node, level, tail)
    else this.#put(printSexp(node, escapes))
  }

  #list(list: SexpList, level: number, tail: number): void {
    const indent = (level + 1) * this.#layout.indent
    const rows = rowsOf(list)
    const tasks: Task[] = [{ kind: 'text', text: '(' }]
    rows.forEach((row, index) => {
      if (index > 0) tasks.push({ kind: 'line', indent })
      const last = index === rows.length - 1
      row.forEach((node, position) => {
        if (position > 0) tasks.push({ kind: 'text', text: ' ' })
        tasks.push({ kind: 'node', node, level: level + 1, tail: last ? tail + 1 : 0 })
      })
    })
    tasks.push({ kind: 'text', text: ')' })
    for (let index = tasks.length - 1; index >= 0; index--) {
      const task = tasks[index]
      if (task) this.#tasks.push(task)
    }
  }
}

const isKeyword = (node: Sexp | undefined): boolean =>
  node?.kind === 'word' && node.text.startsWith(':') && node.text.length > 1

/** The items that share a line: the head alone, a parameter with its value, else each alone. */
function rowsOf({ items }: SexpList): Sexp[][] {
  const rows: Sexp[][] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    const next = items[index + 1]
    if (!item) continue
    if (index > 0 && next && isKeyword(item)) {
      rows.push([item, next])
      index++
    } else rows.push([item])
  }
  return rows
}

/** How long the node is on one line; once it is over `room` the rest is not measured. */
function flatWidth(node: Sexp, room: number, escapes: 'any' | 'quote'): number {
  let width = 0
  const waiting: Sexp[] = [node]
  for (let next = waiting.pop(); next && width <= room; next = waiting.pop()) {
    if (next.kind === 'word') width += next.text.length
    else if (next.kind === 'string') {
      // A line break inside a string is no reason to break the list around it.
      width += printString(next.value, next.count !== null, escapes).length
    } else if (next.kind === 'quotation') {
      width += next.mark.length
      waiting.push(next.item)
    } else {
      width += 2 + Math.max(0, next.items.length - 1)
      if (width <= room) for (const item of next.items) waiting.push(item)
    }
  }
  return width
}
