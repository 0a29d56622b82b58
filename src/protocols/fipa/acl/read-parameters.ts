import { nearestWord, type Sexp, type SexpWord, type Span } from '../../../notation/index.ts'
import { aclMessage, type AclExpression, type AclMessage, type UserSlot } from './message.ts'
import { aclParameterNames, isAclParameter, type AclParameter } from './parameters.ts'
import { aclFix } from './problems.ts'
import { checkOwnName, readAgent, readAgents } from './read-aid.ts'
import { isCurly, readContent, readExpression, readProtocol, readReplyBy } from './read-values.ts'
import type { Reading } from './reading.ts'
import { fold, isKeyword } from './tokens.ts'

/** Where a parameter stands; `value` is null when it has none. */
export interface ReadParameter {
  /** Lower case, without the colon. */
  readonly name: string
  readonly keyword: Span
  readonly value: Span | null
}

export interface ReadParameters {
  readonly fields: Omit<AclMessage, 'performative'>
  readonly parameters: readonly ReadParameter[]
}

/** The fields that take a value of any kind. */
const expressionFields = {
  language: 'language',
  encoding: 'encoding',
  ontology: 'ontology',
  'conversation-id': 'conversationId',
  'reply-with': 'replyWith',
  'in-reply-to': 'inReplyTo',
} as const satisfies Partial<Record<AclParameter, keyof AclMessage>>

/** What has been read of one message so far; values of any kind by the name of their field. */
class Fields {
  sender: AclMessage['sender'] = null
  receivers: AclMessage['receivers'] = []
  replyTo: AclMessage['replyTo'] = []
  content: string | null = null
  protocol: string | null = null
  replyBy: AclMessage['replyBy'] = null
  readonly expressions = new Map<string, AclExpression>()
  readonly userParameters: UserSlot[] = []

  finished(): ReadParameters['fields'] {
    const of = (field: string) => this.expressions.get(field) ?? null
    const { performative: _, ...empty } = aclMessage('')
    return {
      ...empty,
      sender: this.sender,
      receivers: this.receivers,
      replyTo: this.replyTo,
      content: this.content,
      language: of('language'),
      encoding: of('encoding'),
      ontology: of('ontology'),
      protocol: this.protocol,
      conversationId: of('conversationId'),
      replyWith: of('replyWith'),
      inReplyTo: of('inReplyTo'),
      replyBy: this.replyBy,
      userParameters: this.userParameters,
    }
  }
}

/** Reads everything behind the act: pairs of a parameter's name and its value. [FIPA SC00070 §2.1] */
export function readParameters(items: readonly Sexp[], reading: Reading): ReadParameters {
  const fields = new Fields()
  const parameters: ReadParameter[] = []
  const seen = new Set<string>()
  for (let index = 0; index < items.length;) {
    const item = items[index]
    if (!item) break
    if (item.kind !== 'word' || !(isKeyword(item.text) || lacksColon(item, reading))) {
      index = skipStray(items, index, seen, reading)
      continue
    }
    const name = fold(item.text.replace(/^:/, ''))
    const run = valueRun(items, index + 1, name)
    parameters.push({
      name,
      keyword: placeOf(item),
      value: run.length > 0 ? spanOf(run) : null,
    })
    readParameter(item, run, fields, seen, reading)
    index += 1 + run.length
  }
  return { fields: fields.finished(), parameters }
}

/** The name of a parameter without its colon: reported, and read as if it had one. */
function lacksColon(word: SexpWord, reading: Reading): boolean {
  const name = fold(word.text)
  if (!isAclParameter(name)) return false
  const fix = aclFix('add-keyword', [{ from: word.from, to: word.from, insert: ':' }], true)
  reading.add('expected-keyword', word, { x: name }, fix)
  return true
}

const placeOf = ({ from, to }: Span): Span => ({ from, to })

const spanOf = (nodes: readonly Sexp[]): Span => ({
  from: nodes[0]?.from ?? 0,
  to: nodes[nodes.length - 1]?.to ?? 0,
})

const isKeywordNode = (node: Sexp | undefined): boolean =>
  node?.kind === 'word' && isKeyword(node.text)

/**
 * The nodes that make up a value: one; for a content without quotes, or a value in curly ones, all up to
 * the next parameter, since people write several words there. None when the next parameter follows.
 */
function valueRun(items: readonly Sexp[], from: number, name: string): readonly Sexp[] {
  const first = items[from]
  if (!first || isNextParameter(first)) return []
  const several =
    isCurly(first) || isAssignment(name) || (name === 'content' && first.kind !== 'string')
  if (!several) return [first]
  let to = from + 1
  while (to < items.length && !isKeywordNode(items[to])) to += 1
  return items.slice(from, to)
}

/** By the letter a value may begin with a colon; the name of a parameter is never meant as one. */
function isNextParameter(node: Sexp): boolean {
  if (node.kind !== 'word' || !isKeyword(node.text)) return false
  const name = fold(node.text.slice(1))
  return isAclParameter(name) || name.startsWith('x-')
}

/** Something that is no parameter's name where one is due: one finding for all of it. */
function skipStray(
  items: readonly Sexp[],
  from: number,
  seen: ReadonlySet<string>,
  reading: Reading,
): number {
  const first = items[from]
  if (!first) return from + 1
  if (first.kind === 'word' && first.text.startsWith('//')) return skipLine(items, from, reading)
  if (isBroken(first, reading)) return from + 1
  const x = guessName(first, seen)
  const fix = aclFix('add-keyword', [{ from: first.from, to: first.from, insert: `:${x} ` }])
  reading.add('expected-keyword', first, { x }, fix)
  let to = from + 1
  while (to < items.length && !isKeywordNode(items[to])) to += 1
  return to
}

/** The string that ran to the end of the text has been reported as that. */
const isBroken = (node: Sexp, { broken }: Reading): boolean =>
  node.kind === 'string' && broken.has(node.from)

/** The parameter that such a value would most likely belong to. */
function guessName(node: Sexp, seen: ReadonlySet<string>): string {
  const likely: AclParameter[] = []
  if (node.kind === 'string') likely.push('content')
  const head = node.kind === 'list' ? node.items[0] : undefined
  if (head?.kind === 'word') {
    const word = fold(head.text)
    if (word === 'agent-identifier') likely.push('sender')
    if (word === 'set') likely.push('receiver', 'reply-to')
  }
  return likely.find((name) => !seen.has(name)) ?? 'X-note'
}

/** `//` to the end of the line. By the letter these are words; nobody means them so. */
function skipLine(items: readonly Sexp[], from: number, reading: Reading): number {
  const first = items[from]
  if (!first) return from + 1
  const newline = reading.source.slice(first.from).search(/[\r\n]/)
  const end = newline < 0 ? reading.source.length : first.from + newline
  let to = from + 1
  while ((items[to]?.from ?? end) < end) to += 1
  reportComment({ from: first.from, to: Math.max(end, items[to - 1]?.to ?? end) }, reading)
  return to
}

/** There are no comments in the language. [FIPA SC00070 §2.3] */
export function reportComment(place: Span, reading: Reading): void {
  const text = reading.text(place)
  const x = text
    .replace(/^[;/]+\s*/, '')
    .trim()
    .replaceAll('"', "'")
  const remove = aclFix('delete', [{ ...place, insert: '' }], true)
  const keep = aclFix('comment-as-parameter', [{ ...place, insert: `:X-comment "${x}"` }])
  reading.add('no-comments', place, { x }, remove, keep)
  if (text.startsWith('//')) reading.contest(place, 'double-slash', `:X-comment "${x}"`)
}

function readParameter(
  keyword: SexpWord,
  run: readonly Sexp[],
  fields: Fields,
  seen: Set<string>,
  reading: Reading,
): void {
  const written = keyword.text.replace(/^:/, '')
  const name = fold(written)
  const [value] = run
  if (isAssignment(name)) {
    reportAssignment(keyword, reading)
    return
  }
  if (!value) {
    const y = exampleOf(name)
    const fix = aclFix('add-value', [{ from: keyword.to, to: keyword.to, insert: ` ${y}` }])
    reading.add('missing-value', keyword, { x: written, y }, fix)
    seen.add(name)
    return
  }
  if (seen.has(name)) {
    const fix = aclFix('delete', [{ from: keyword.from, to: spanOf(run).to, insert: '' }])
    reading.add('duplicate-parameter', keyword, { x: written }, fix)
    return
  }
  seen.add(name)
  if (isAclParameter(name)) readStandard(name, value, run, fields, reading)
  else readOwn(keyword, value, fields, reading)
}

/** `:content="x"` is one word by the letter, and a habit from other notations. */
const isAssignment = (name: string): boolean =>
  name.includes('=') && isAclParameter(name.slice(0, name.indexOf('=')))

function reportAssignment(keyword: SexpWord, reading: Reading): void {
  const at = keyword.text.indexOf('=')
  const place = keyword.from + at
  const fix = aclFix('add-value', [{ from: place, to: place + 1, insert: ' ' }])
  const details = { x: keyword.text.slice(1, at), y: keyword.text.slice(at + 1) }
  reading.add('missing-value', keyword, details, fix)
}

const examples: Readonly<Record<string, string>> = {
  sender: '(agent-identifier :name a@p)',
  receiver: '(set (agent-identifier :name b@p))',
  'reply-to': '(set (agent-identifier :name c@p))',
  content: '"…"',
  language: 'fipa-sl',
  encoding: 'UTF-8',
  protocol: 'fipa-request',
  'reply-by': '20260906T101500000Z',
  'conversation-id': 'c1',
  'reply-with': 'q1',
  'in-reply-to': 'q1',
}

const exampleOf = (name: string): string =>
  Object.hasOwn(examples, name) ? (examples[name] ?? 'value') : 'value'

function readStandard(
  name: AclParameter,
  value: Sexp,
  run: readonly Sexp[],
  fields: Fields,
  reading: Reading,
): void {
  switch (name) {
    case 'sender':
      fields.sender = readAgent(value, name, reading)
      break
    case 'receiver':
      fields.receivers = readAgents(value, name, reading)
      break
    case 'reply-to':
      fields.replyTo = readAgents(value, name, reading)
      break
    case 'content':
      fields.content = readContent(run, reading)
      break
    case 'protocol':
      fields.protocol = readProtocol(value, reading)
      break
    case 'reply-by':
      fields.replyBy = readReplyBy(value, reading)
      break
    default:
      fields.expressions.set(expressionFields[name], readExpression(value, reading))
  }
}

/** A parameter that the standard does not have; perhaps one of its own, mistyped. */
function readOwn(keyword: SexpWord, value: Sexp, fields: Fields, reading: Reading): void {
  const written = keyword.text.slice(1)
  const meant = nearestWord(written, aclParameterNames)
  const rename = meant
    ? [aclFix('write-name', [{ from: keyword.from, to: keyword.to, insert: `:${meant}` }])]
    : []
  checkOwnName(keyword, reading, rename)
  fields.userParameters.push({ name: written, value: readExpression(value, reading) })
}
