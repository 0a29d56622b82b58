/**
 * As much of the content language SL as the agents of this room say and hear. [FIPA SC00008]
 *
 * A content is a tuple: `((action …) (= (price) 27))` has two items.
 */
import {
  defineRules,
  printSexp,
  readText,
  type Sexp,
  type SexpList,
  type Verdict,
} from '../../../notation/index.ts'

const error = (code: string): Verdict => ({ code, severity: 'error' })

const slRules = defineRules({
  wordStart: "!$%&'*+,-./:;<=>?@[\\]^_`{|}~",
  wordPart: '!$%&\'*+,-./:;<=>?@[\\]^_`{|}~#"',
  counted: true,
  escapes: 'quote',
  anyCharacter: true,
  atoms: true,
  verdicts: {
    unterminated: error('unterminated'),
    'extra-paren': error('extra-paren'),
    'unterminated-string': error('unterminated-string'),
    'short-length-string': error('short-length-string'),
    'bad-length-string': error('bad-length-string'),
    'bad-character': error('bad-character'),
    outside: error('outside'),
  },
})

/** The one expression that a text is; null when it is none or several. */
function readOne(text: string): Sexp | null {
  const { chunks } = readText(text, slRules)
  const only = chunks.length === 1 ? chunks[0]?.reading : undefined
  return only?.problems.length === 0 && only.unclosed === null ? only.form : null
}

/** The items of a content; null when it is no tuple. */
export function slItems(content: string | null): readonly Sexp[] | null {
  const tuple = content === null ? null : readOne(content)
  return tuple?.kind === 'list' && tuple.items.length > 0 ? tuple.items : null
}

/** The expression as text on one line. */
export const slText = (node: Sexp): string => printSexp(node, 'quote')

/** A list that begins with this word, such as `(result …)`. Words of the language compare without case. */
export const isForm = (node: Sexp | undefined, word: string): node is SexpList =>
  node?.kind === 'list' &&
  node.items[0]?.kind === 'word' &&
  node.items[0].text.toLowerCase() === word

/** A number as a number, anything else as its text; a string without its quotation marks. */
export function slValue(node: Sexp): number | string {
  if (node.kind === 'string') return node.value
  const text = slText(node)
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/** A term of a person's own writing: a word or a list as it stands, anything else as a string. */
export function slTerm(text: string): string {
  const node = readOne(text)
  const isWord = node?.kind === 'word' && /^[^\s()#:?"\d-][^\s()]*$/.test(text.trim())
  return node && (node.kind !== 'word' || isWord)
    ? slText(node)
    : `"${text.replaceAll('"', '\\"')}"`
}
