import {
  defineLanguageFacet,
  foldInside,
  foldNodeProp,
  indentNodeProp,
  languageDataProp,
  type TreeIndentContext,
} from '@codemirror/language'
import { NodeProp, NodeSet, NodeType } from '@lezer/common'
import { styleTags, tags } from '@lezer/highlight'

/** The kinds of node that the editor knows: named for what they are in a message, not for how they look. */
const names = [
  'Document',
  'List',
  'Open',
  'Close',
  'Performative',
  'Parameter',
  'Word',
  'Variable',
  'Number',
  'String',
  'Comment',
  'Quotation',
] as const

export type NodeName = (typeof names)[number]

/** Where a list's lines begin: two columns in from its own line, as the printers of the rooms lay it out. */
const indentList = (context: TreeIndentContext): number => {
  const closes = /^\s*\)/.test(context.textAfter)
  return context.column(context.node.from) + (closes ? 0 : 2)
}

/** What the editor's own commands need to know of these notations. It is looked for at the top node. */
export const languageData = defineLanguageFacet({
  commentTokens: { line: ';' },
  closeBrackets: { brackets: ['(', '"'] },
  wordChars: '-:?*',
})

const types = names.map((name, id) => {
  if (name === 'Document') return NodeType.define({ id, name, top: true })
  const bracket: [NodeProp<readonly string[]>, readonly string[]][] =
    name === 'Open'
      ? [[NodeProp.closedBy, ['Close']]]
      : name === 'Close'
        ? [[NodeProp.openedBy, ['Open']]]
        : []
  return NodeType.define({ id, name, props: bracket })
})

export const nodeSet = new NodeSet(types).extend(
  styleTags({
    Performative: tags.keyword,
    Parameter: tags.propertyName,
    Variable: tags.variableName,
    Number: tags.number,
    String: tags.string,
    Comment: tags.comment,
    'Open Close': tags.paren,
  }),
  foldNodeProp.add({ List: foldInside }),
  indentNodeProp.add({ List: indentList, Document: () => 0 }),
  languageDataProp.add({ Document: languageData }),
)

const ids: Readonly<Record<NodeName, number>> = Object.fromEntries(
  names.map((name, id) => [name, id]),
) as Record<NodeName, number> // every name has its number

export const idOf = (name: NodeName): number => ids[name]

export const documentType = nodeSet.types[0] ?? NodeType.none
