import type { Tree } from '@lezer/common'
import {
  rereadText,
  type ChunkReading,
  type ReadingRules,
  type TextReading,
} from '../notation/index.ts'
import { chunkTree, documentTree } from './tree.ts'

/**
 * The syntax tree of a text that is being typed. What the reader did not read again keeps its part of the
 * tree, so a key press in a long text costs the message that it fell into.
 */
export interface LiveTree {
  readonly read: (text: string) => { readonly tree: Tree; readonly reading: TextReading }
}

export function liveTree(rules: ReadingRules): LiveTree {
  const trees = new WeakMap<ChunkReading, Tree>()
  let last: { readonly tree: Tree; readonly reading: TextReading } | null = null
  const treeOf = (reading: ChunkReading): Tree => {
    const known = trees.get(reading)
    if (known) return known
    const { from, to, form, comments } = reading
    const made = chunkTree(form ? [form] : [], comments, from, to - from)
    trees.set(reading, made)
    return made
  }
  return {
    read: (text) => {
      if (last?.reading.text === text) return last
      const reading = rereadText(text, rules, last?.reading ?? null)
      const chunks = reading.chunks.map(({ origin, reading: chunk }) => ({
        from: origin + chunk.from,
        tree: treeOf(chunk),
      }))
      last = { reading, tree: documentTree(chunks, text.length) }
      return last
    },
  }
}
