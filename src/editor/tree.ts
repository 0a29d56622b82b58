import { Tree } from '@lezer/common'
import type { Sexp, Span } from '../notation/index.ts'
import { documentType, idOf, nodeSet, type NodeName } from './nodes.ts'

/**
 * How deep the tree follows the text. Below it brackets and words still have their colour, but lists no
 * longer nest: Lezer builds a level with a call of its own, and a person may write any number of them.
 */
const depthMax = 150

/** Parts of a text that were read together, with the place from which their offsets count. */
export interface Chunk {
  readonly from: number
  readonly tree: Tree
}

/** The syntax tree of one stretch of text, from the nodes that the reader made of it. */
export function chunkTree(
  nodes: readonly Sexp[],
  comments: readonly Span[],
  from: number,
  length: number,
): Tree {
  const buffer = new TreeWriter(from)
  const gaps = comments.map((span) => ({ ...span, name: 'Comment' as const }))
  buffer.write(nodes, gaps)
  return Tree.build({
    buffer: buffer.data,
    nodeSet,
    topID: idOf('Document'),
    length,
    maxBufferLength: 512,
  })
}

/** One tree of all chunks. A chunk's tree is used as it is, so what did not change costs nothing. */
export function documentTree(chunks: readonly Chunk[], length: number): Tree {
  return new Tree(
    documentType,
    chunks.map(({ tree }) => tree),
    chunks.map(({ from }) => from),
    length,
  ).balance({
    makeTree: (children, positions, size) => new Tree(documentType, children, positions, size),
  })
}

interface Token extends Span {
  readonly name: NodeName
}

/** A list that is being written: where it begins in the buffer, and where it ends in the text. */
interface OpenList {
  readonly end: number
  readonly from: number
  readonly closed: boolean
  readonly startsAt: number
  readonly nested: boolean
}

/** Writes nodes in the order that Lezer wants: children first, then the node with the size of all of them. */
class TreeWriter {
  readonly data: number[] = []
  readonly #from: number
  #gaps: readonly Token[] = []
  #gap = 0

  constructor(from: number) {
    this.#from = from
  }

  write(nodes: readonly Sexp[], comments: readonly Token[]): void {
    this.#gaps = comments
    const open: (OpenList & { items: readonly Sexp[]; next: number; top: boolean })[] = []
    const root = { items: nodes, next: 0 }
    for (;;) {
      const level = open.at(-1)
      const { items, next } = level ?? root
      const node = items[next]
      if (node === undefined) {
        if (!level) break
        open.pop()
        this.#close(level)
        continue
      }
      if (level) level.next += 1
      else root.next += 1
      this.#comments(node.from)
      if (node.kind === 'list') {
        const nested = open.length < depthMax
        const startsAt = this.data.length
        this.#token('Open', node.from, node.from + 1)
        open.push({
          end: node.to,
          from: node.from,
          closed: node.closed,
          startsAt,
          nested,
          items: node.items,
          next: 0,
          top: open.length === 0,
        })
      } else if (node.kind === 'quotation') {
        this.#token('Quotation', node.from, node.item.from)
        open.push({
          end: node.to,
          from: node.from,
          closed: false,
          startsAt: this.data.length,
          nested: false,
          items: [node.item],
          next: 0,
          top: level === undefined,
        })
      } else {
        const first = level?.top === true && next === 0
        this.#token(nameOf(node, first), node.from, node.to)
      }
    }
    this.#comments(Infinity)
  }

  #close(list: OpenList): void {
    this.#comments(list.end)
    if (list.closed) this.#token('Close', list.end - 1, list.end)
    if (!list.nested) return
    const size = this.data.length - list.startsAt + 4
    this.data.push(idOf('List'), list.from - this.#from, list.end - this.#from, size)
  }

  #comments(before: number): void {
    for (let gap = this.#gaps[this.#gap]; gap && gap.from < before; gap = this.#gaps[this.#gap]) {
      this.#token(gap.name, gap.from, gap.to)
      this.#gap += 1
    }
  }

  #token(name: NodeName, from: number, to: number): void {
    if (to > from) this.data.push(idOf(name), from - this.#from, to - this.#from, 4)
  }
}

const numeral = /^[+-]?(\d|\.\d)/

function nameOf(node: Exclude<Sexp, { kind: 'list' | 'quotation' }>, first: boolean): NodeName {
  if (node.kind === 'string') return 'String'
  const start = node.text.charAt(0)
  if (start === ':') return 'Parameter'
  if (first) return 'Performative'
  if ((start === '?' || start === '@') && node.text.length > 1) return 'Variable'
  return numeral.test(node.text) ? 'Number' : 'Word'
}
