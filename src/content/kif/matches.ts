import type { Sexp } from '../../notation/index.ts'
import { fold, isNumberWord, isVariableWord } from './lexicon.ts'
import { numberKey } from './number.ts'
import { readNodes } from './read-nodes.ts'

/**
 * Whether a content says what a pattern says: for checks such as `content-is: (stock tv-50 ?n)`.
 *
 * Both are compared as they were parsed, never as text: words without case, numbers by value, strings
 * by their characters. A variable of the pattern takes any value, the same one wherever it stands;
 * `@rest` takes what is left of a list. A content that stands in a string is read, once.
 */
export function matches(pattern: string, text: string): boolean {
  const wanted = readNodes(pattern).nodes
  const said = readNodes(text).nodes
  const [only] = said
  if (wanted.length === 0) return said.length === 0
  if (fits(wanted, said)) return true
  return only?.kind === 'string' && said.length === 1 && fits(wanted, readNodes(only.value).nodes)
}

interface Pair {
  readonly wanted: readonly Sexp[]
  readonly said: readonly Sexp[]
  /** A value that was bound before is compared as it stands, whatever variables it has. */
  readonly literal: boolean
}

/** Compares list by list with an explicit stack. */
function fits(wanted: readonly Sexp[], said: readonly Sexp[]): boolean {
  const pairs: Pair[] = [{ wanted, said, literal: false }]
  const bound = new Map<string, Sexp>()
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const rest = !pair.literal && isRest(pair.wanted[pair.wanted.length - 1])
    const count = rest ? pair.wanted.length - 1 : pair.wanted.length
    if (rest ? pair.said.length < count : pair.said.length !== count) return false
    for (let index = 0; index < count; index += 1) {
      const left = pair.wanted[index]
      const right = pair.said[index]
      if (!left || !right || !fitsOne(left, right, pair.literal, bound, pairs)) return false
    }
  }
  return true
}

const isRest = (node: Sexp | undefined): boolean => node?.kind === 'word' && /^@./.test(node.text)

function fitsOne(
  left: Sexp,
  right: Sexp,
  literal: boolean,
  bound: Map<string, Sexp>,
  pairs: Pair[],
): boolean {
  if (!literal && left.kind === 'word' && isVariableWord(left.text)) {
    const name = fold(left.text)
    const before = bound.get(name)
    if (before) pairs.push({ wanted: [before], said: [right], literal: true })
    else bound.set(name, right)
    return true
  }
  switch (left.kind) {
    case 'word':
      return right.kind === 'word' && sameWord(left.text, right.text)
    case 'string':
      return right.kind === 'string' && left.value === right.value
    case 'quotation':
      if (right.kind !== 'quotation' || right.mark !== left.mark) return false
      pairs.push({ wanted: [left.item], said: [right.item], literal })
      return true
    case 'list':
      if (right.kind !== 'list') return false
      pairs.push({ wanted: left.items, said: right.items, literal })
      return true
  }
}

function sameWord(left: string, right: string): boolean {
  if (isNumberWord(left) && isNumberWord(right)) return numberKey(left) === numberKey(right)
  return fold(left) === fold(right)
}
