import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Problem } from '../notation/index.ts'
import type { Language as Tongue } from '../words/index.ts'
import { completeFrom, type WordTables } from './complete.ts'
import { liveTree, type Reread } from './live-tree.ts'
import { languageFrom } from './parser.ts'
import type { Meaning, Service } from './service.ts'

export interface SexpNotation {
  readonly name: string
  readonly reread: Reread
  readonly tables: WordTables
  readonly check: (text: string) => readonly Problem[]
  readonly format: (text: string) => string
  /** What a word at the head of a list, or a parameter, means. */
  readonly meaningOf: (word: string, tongue: Tongue) => Omit<Meaning, 'from' | 'to'> | null
}

/** The service of a Lisp-like notation: its tree comes from the reader that the checker and the run use. */
export const sexpService = (notation: SexpNotation): Service => ({
  language: languageFrom(notation.name, liveTree(notation.reread)),
  check: notation.check,
  complete: completeFrom(notation.tables),
  meaningAt: (state, at, tongue) => meaningAt(notation, state, at, tongue),
  format: notation.format,
})

function meaningAt(
  { meaningOf }: SexpNotation,
  state: EditorState,
  at: number,
  tongue: Tongue,
): Meaning | null {
  const node = syntaxTree(state).resolveInner(at, 1)
  if (!['Performative', 'Parameter', 'Word'].includes(node.name)) return null
  if (node.name === 'Word' && node.prevSibling?.name !== 'Open') return null
  const found = meaningOf(state.sliceDoc(node.from, node.to).toLowerCase(), tongue)
  return found && { from: node.from, to: node.to, ...found }
}
