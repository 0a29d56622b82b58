import type { Tree } from '@lezer/common'
import type { ChunkReading, TextReading } from '../notation/index.ts'
import { chunkTree, documentTree } from './tree.ts'

/** Reads a text; what is the same as in the text before is the same object as before. */
export type Reread = (text: string) => TextReading

/**
 * The syntax tree of a text that is being typed. What the reader did not read again keeps its part of the
 * tree, so a key press in a long text costs the message that it fell into.
 */
export function liveTree(reread: Reread): (text: string) => Tree {
  const trees = new WeakMap<ChunkReading, Tree>()
  let last: { readonly text: string; readonly tree: Tree } | null = null
  const treeOf = (reading: ChunkReading): Tree => {
    const known = trees.get(reading)
    if (known) return known
    const { from, to, form, comments } = reading
    const made = chunkTree(form ? [form] : [], comments, from, to - from)
    trees.set(reading, made)
    return made
  }
  return (text) => {
    if (last?.text === text) return last.tree
    const chunks = reread(text).chunks.map(({ origin, reading }) => ({
      from: origin + reading.from,
      tree: treeOf(reading),
    }))
    last = { text, tree: documentTree(chunks, text.length) }
    return last.tree
  }
}

/** Remembers the last reading, so that the same text is not read twice and a changed one only in part. */
export function remember<Reading>(
  read: (text: string, previous: Reading | null) => Reading,
): (text: string) => Reading {
  let last: { readonly text: string; readonly reading: Reading } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text, last?.reading ?? null) }
    return last.reading
  }
}
