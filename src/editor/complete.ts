import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

/** What the tables of a notation know of its words. */
export interface WordTables {
  /** Words that may open a message or a sentence. */
  readonly heads: readonly string[]
  /** Words that may open a list inside another one. */
  readonly innerHeads: readonly string[]
  /** Parameters in the order in which they are offered for a head, those it asks for first; with the colon. */
  readonly parametersFor: (head: string) => readonly {
    readonly name: string
    readonly required: boolean
  }[]
  /** A few words of what a word means, in the language that is on. */
  readonly hint: (state: EditorState, word: string) => string
}

const word = /[:?@]?[\w*<>=+\-!/.]*/

/** Offers heads after an opening parenthesis and parameters inside a message. */
export const completeFrom =
  (tables: WordTables) =>
  (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(word)
    const from = typed?.from ?? context.pos
    const { state } = context
    const before = state.sliceDoc(Math.max(0, from - 1), from)
    if (before === '(') {
      const outer = listAt(state, from - 1)
      const words = outer ? tables.innerHeads : tables.heads
      return resultOf(
        from,
        words.map((label) => offer(state, tables, label, 'keyword')),
      )
    }
    const list = listAt(state, from)
    if (!list || typed?.text.startsWith(':') !== true) return null
    const used = new Set(childTexts(state, list, 'Parameter'))
    used.delete(typed.text)
    const head = headOf(state, list)
    const options = tables
      .parametersFor(head.toLowerCase())
      .filter(({ name }) => !used.has(name))
      .map(({ name, required }, at) => ({
        ...offer(state, tables, name, 'property'),
        boost: (required ? 50 : 0) - at / 10,
      }))
    return resultOf(from, options)
  }

const resultOf = (from: number, options: readonly Completion[]): CompletionResult => ({
  from,
  options: [...options],
  validFor: /^[:?@]?[\w*<>=+\-!/.]*$/,
})

function offer(
  state: EditorState,
  tables: WordTables,
  label: string,
  type: 'keyword' | 'property',
): Completion {
  const hint = tables.hint(state, label)
  return hint === '' ? { label, type } : { label, type, info: hint }
}

/** The innermost list around a position that begins before it. */
function listAt(state: EditorState, at: number): SyntaxNode | null {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1)
  while (node && (node.name !== 'List' || node.from >= at)) node = node.parent
  return node
}

/** The first word of a list: a performative at the top, a plain word inside. */
function headOf(state: EditorState, list: SyntaxNode): string {
  const head = list.firstChild?.nextSibling
  return head ? state.sliceDoc(head.from, head.to) : ''
}

function childTexts(state: EditorState, list: SyntaxNode, name: string): string[] {
  return list.getChildren(name).map(({ from, to }) => state.sliceDoc(from, to))
}
