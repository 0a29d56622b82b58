import { highlightCode } from '@lezer/highlight'
import { readText, type ReadingRules } from '../notation/index.ts'
import { aclRules } from '../protocols/fipa/index.ts'
import { kqmlRules } from '../protocols/kqml/index.ts'
import type { ProtocolName } from '../sim/index.ts'
import { highlighter } from './highlighter.ts'
import { liveTree } from './live-tree.ts'

/** A stretch of a text with the class that colours it; empty for plain text. */
export interface ColouredText {
  readonly text: string
  readonly name: string
}

const rulesOf: Partial<Record<ProtocolName, ReadingRules>> = {
  kqml: kqmlRules.reader,
  'fipa-acl': aclRules,
}

/** Longer texts are shown without colour: nobody reads them by it. */
const lengthMax = 20_000

/** A text that is shown and not edited, in the colours of the editor. */
export function colourText(text: string, protocol: ProtocolName): ColouredText[] {
  const rules = rulesOf[protocol]
  if (!rules || text.length > lengthMax) return [{ text, name: '' }]
  const parts: ColouredText[] = []
  highlightCode(
    text,
    liveTree((whole) => readText(whole, rules))(text),
    highlighter,
    (part, name) => parts.push({ text: part, name }),
    () => parts.push({ text: '\n', name: '' }),
  )
  return parts
}
