/** The outer shape of one message: its performative and its parameters, and what is wrong with them. */
import type { Sexp, SexpList, SexpWord } from '../../notation/index.ts'
import type { MessageFindings } from './findings.ts'
import type { KqmlMessage, KqmlParam } from './message.ts'
import { fipaParameters, knownParameters, reservedParameters } from './parameters.ts'

export type Shell = Omit<KqmlMessage, 'embedded'>

const colon = 0x3a

/** `:` and at least one more character. A keyword as a value is a word like any other. [KQML93] */
export const isKeyword = (node: Sexp | undefined): node is SexpWord =>
  node?.kind === 'word' && node.text.length > 1 && node.text.charCodeAt(0) === colon

/** Most keywords are one of these, so that their names need not be made again for each message. */
const names: ReadonlyMap<string, string> = new Map(
  [...Object.keys(reservedParameters), ...knownParameters, ...fipaParameters].map((name) => [
    `:${name}`,
    name,
  ]),
)

const nameOf = (keyword: string): string => names.get(keyword) ?? keyword.slice(1).toLowerCase()

/** The parameters of the message being read, so that each message gets an array of just its size. */
const scratch: KqmlParam[] = []

/** Reads the performative and the parameters of a list that is taken for a message. */
export function readShell(list: SexpList, findings: MessageFindings): Shell {
  const { items } = list
  const head = items[0]
  let count = 0
  if (head?.kind !== 'word') findings.noPerformative(list)
  let index = 1
  while (index < items.length) {
    const item = items[index]
    if (isKeyword(item)) {
      const value = items[index + 1]
      if (value) {
        const { from, to, text } = item
        scratch[count++] = { name: nameOf(text), from, to, value }
      } else if (list.closed) findings.noValue(list, item)
      index += 2
    } else {
      const next = nextKeyword(items, index + 1)
      findings.notAKeyword(items.slice(index, next), count > 0 ? scratch[count - 1] : undefined)
      index = next
    }
  }
  const params = scratch.slice(0, count)
  const word = head?.kind === 'word' ? head : null
  const at = word ?? { from: list.from, to: Math.min(list.from + 1, list.to) }
  return {
    performative: word?.text ?? '',
    performativeAt: at,
    params,
    from: list.from,
    to: list.to,
  }
}

function nextKeyword(items: readonly Sexp[], from: number): number {
  let index = from
  while (index < items.length && !isKeyword(items[index])) index++
  return index
}
