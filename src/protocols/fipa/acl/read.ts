/**
 * Reads the string encoding of FIPA ACL. [FIPA SC00070] [FIPA SC00061]
 *
 *   Message = '(' ACT { ':' name value } ')'
 *
 * Built on the S-expression reader of `notation/`: words are all but white space and parentheses, the
 * only escape in a string is that of the quote, counted strings count bytes of UTF-8.
 */
import {
  defineRules,
  problemsOf,
  readText,
  tooDeepAt,
  type Problem,
  type Sexp,
  type SexpList,
  type Span,
} from '../../../notation/index.ts'
import { isAct } from './acts.ts'
import { checkMessage } from './check.ts'
import { aclMessage, type AclMessage } from './message.ts'
import { nearestAct } from './nearest.ts'
import { aclFix, type AclMode } from './problems.ts'
import { reportLexical } from './read-lexical.ts'
import { readParameters, reportComment, type ReadParameter } from './read-parameters.ts'
import { Reading } from './reading.ts'
import { isCurly, wordFrom } from './read-values.ts'
import { fold, isKeyword, isWord } from './tokens.ts'

const error = (code: string) => ({ code, severity: 'error' }) as const

const punctuation = "!$%&'*+,-./:<=>?@[\\]^_`{|}~"

/** The lexicon of ACL, for the reader and for the editor's tree. [FIPA SC00070 §2.2] */
export const aclRules = defineRules({
  wordStart: punctuation,
  wordPart: `${punctuation}#";`,
  comments: true,
  slashComments: true,
  counted: true,
  escapes: 'quote',
  anyCharacter: true,
  verdicts: {
    unterminated: error('unterminated'),
    'unterminated-string': error('unterminated-string'),
    'short-length-string': error('short-length-string'),
    'bad-length-string': error('bad-length-string'),
    'extra-paren': error('trailing-text'),
    outside: error('trailing-text'),
    'byte-order-mark': error('byte-order-mark'),
  },
})

/** A message of a text. */
export interface ReadAclMessage extends Span {
  readonly message: AclMessage
  /** Where the act stands; null when it is missing. */
  readonly act: Span | null
  readonly parameters: readonly ReadParameter[]
}

export interface ReadAcl {
  readonly messages: readonly ReadAclMessage[]
  readonly problems: readonly Problem[]
}

/**
 * Reads a text: one message in strict mode, any number in reader mode. Never throws.
 *
 * A message with mistakes is read as far as it can be understood; whether the text is well formed is
 * for the problems to say.
 */
export function readAcl(text: string, { mode }: { readonly mode: AclMode }): ReadAcl {
  const reading = new Reading(text, mode)
  const tree = readText(text, aclRules)
  const forms = tree.chunks.flatMap(({ reading: { form } }) =>
    form?.kind === 'list' ? [form] : [],
  )
  const lexical = problemsOf(tree)
  if (isOtherEncoding(lexical[0], forms[0], text)) {
    reportLexical(lexical.slice(0, 1), forms, reading)
    return { messages: [], problems: reading.problems }
  }
  reportLexical(lexical, forms, reading)
  for (const { reading: chunk } of tree.chunks) {
    for (const comment of chunk.comments) reportComment(comment, reading)
  }
  const [first, second] = forms
  const read = mode === 'strict' ? forms.slice(0, 1) : forms
  const messages = read.map((form) => readMessage(form, reading))
  if (mode === 'strict' && second && !hasCode(reading, 'trailing-text')) {
    const rest = { from: second.from, to: text.length }
    reading.add('trailing-text', rest, {}, aclFix('delete', [{ ...rest, insert: '' }]))
  }
  if (!first && !hasCode(reading, 'expected-open-paren')) {
    reading.add('no-message', { from: text.length, to: text.length })
  }
  return { messages, problems: [...reading.problems].sort((one, other) => one.from - other.from) }
}

/** Everything that is wrong or doubtful in a text, in the order of the text. */
export const checkAcl = (text: string, options: { readonly mode: AclMode }): readonly Problem[] =>
  readAcl(text, options).problems

const hasCode = ({ problems }: Reading, wanted: string): boolean =>
  problems.some(({ code }) => code === wanted)

/** JSON and XML in the place of the first message: nothing in them is a message of this form. */
const isOtherEncoding = (
  problem: Problem | undefined,
  first: SexpList | undefined,
  text: string,
): boolean =>
  problem?.code === 'trailing-text' &&
  problem.from < (first?.from ?? Infinity) &&
  /[{[<]/.test(text.charAt(problem.from))

function readMessage(list: SexpList, reading: Reading): ReadAclMessage {
  const { from, to } = list
  const [head] = list.items
  const act = head && !isKeywordNode(head) ? head : null
  const performative = readAct(list, act, reading)
  const place = act && { from: act.from, to: act.to }
  const deep = tooDeepAt(list, depthMax)
  if (deep) {
    reading.add('too-deep', { from: deep.from, to: deep.from + 1 }, { x: String(depthMax) })
    return { message: aclMessage(performative), from, to, act: place, parameters: [] }
  }
  const { fields, parameters } = readParameters(list.items.slice(act ? 1 : 0), reading)
  const message = { ...fields, performative }
  checkMessage(message, { from, act: place, parameters }, reading)
  return { message, from, to, act: place, parameters }
}

/** Levels of parentheses in one message; deeper ones are refused. Our choice, the same as in KQML. */
const depthMax = 256

const isKeywordNode = (node: Sexp): boolean => node.kind === 'word' && isKeyword(node.text)

/** The act in lower case; empty when none stands there. */
function readAct(list: SexpList, act: Sexp | null, reading: Reading): string {
  if (!act) {
    const at = list.from + 1
    const fix = aclFix('write-name', [{ from: at, to: at, insert: 'inform ' }])
    const place = { from: at, to: Math.min(at + 1, Math.max(list.to, at)) }
    reading.add('missing-performative', place, { y: 'inform' }, fix)
    return ''
  }
  if (act.kind !== 'word' || !isWord(act.text) || isCurly(act)) {
    const word = act.kind === 'list' ? '' : fold(wordFrom(reading.shown(act)))
    const x = isAct(word) ? word : nearestAct(word)
    const fix = aclFix('unquote-value', [{ from: act.from, to: act.to, insert: x }])
    reading.add('performative-not-a-word', act, { x }, fix)
    return isAct(word) ? word : ''
  }
  const word = fold(act.text)
  if (!isAct(word)) {
    const y = nearestAct(word)
    const fix = aclFix('write-name', [{ from: act.from, to: act.to, insert: y }])
    reading.add('unknown-act', act, { x: act.text, y }, fix)
    reading.contest(act, 'open-list-of-acts', y)
  }
  return word
}
