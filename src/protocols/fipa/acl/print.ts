import { utf8Length } from '../../../base/index.ts'
import { aclParameterNames, type AclParameter } from './parameters.ts'
import type { AclExpression, AclMessage, Aid, UserSlot } from './message.ts'
import { isKeyword, isNumber, isTime, isWord } from './tokens.ts'

/** The only escape of the language is that of the quote. [FIPA SC00070 §2.3] */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/**
 * A text between quotes where every reader gets the same text back, else counted in bytes.
 *
 * A backslash at the end cannot be written between quotes at all, and readers differ over one before
 * an escaped quote.
 */
export function printString(text: string): string {
  if (!/\\(?:"|$)/.test(text)) return quoted(text)
  return `#${utf8Length(text)}"${text}`
}

/** A text as a bare token where one is possible, else as a string. */
function printText(text: string): string {
  const bare = (isWord(text) && !isKeyword(text)) || isNumber(text) || isTime(text)
  return bare ? text : printString(text)
}

/** Depth is that of the value, which the reader bounds. */
export const printExpression = (value: AclExpression): string =>
  typeof value === 'string' ? printText(value) : `(${value.map(printExpression).join(' ')})`

const printSlots = (slots: readonly UserSlot[]): string[] =>
  slots.map(({ name, value }) => `:${name} ${printExpression(value)}`)

export function printAid(aid: Aid): string {
  const parts = ['agent-identifier', `:name ${aid.name}`]
  if (aid.addresses.length > 0) parts.push(`:addresses (sequence ${aid.addresses.join(' ')})`)
  if (aid.resolvers.length > 0) {
    parts.push(`:resolvers (sequence ${aid.resolvers.map(printAid).join(' ')})`)
  }
  return `(${[...parts, ...printSlots(aid.slots)].join(' ')})`
}

const printAids = (aids: readonly Aid[]): string | null =>
  aids.length === 0 ? null : `(set ${aids.map(printAid).join(' ')})`

const orNull = (value: AclExpression | null): string | null =>
  value === null ? null : printExpression(value)

/** How each parameter of a message is written; null for one that the message does not have. */
const printers: Readonly<Record<AclParameter, (message: AclMessage) => string | null>> = {
  sender: ({ sender }) => sender && printAid(sender),
  receiver: ({ receivers }) => printAids(receivers),
  'reply-to': ({ replyTo }) => printAids(replyTo),
  content: ({ content }) => (content === null ? null : printString(content)),
  language: ({ language }) => orNull(language),
  encoding: ({ encoding }) => orNull(encoding),
  ontology: ({ ontology }) => orNull(ontology),
  protocol: ({ protocol }) => protocol,
  'conversation-id': ({ conversationId }) => orNull(conversationId),
  'reply-with': ({ replyWith }) => orNull(replyWith),
  'in-reply-to': ({ inReplyTo }) => orNull(inReplyTo),
  'reply-by': ({ replyBy }) => replyBy?.text ?? null,
}

/** `:name value` for each parameter that is there, in the order of the standard's table. */
function printParameters(message: AclMessage): string[] {
  const standard = aclParameterNames.flatMap((name) => {
    const value = printers[name](message)
    return value === null ? [] : [`:${name} ${value}`]
  })
  return [...standard, ...printSlots(message.userParameters)]
}

/** The canonical form on one line, as it goes over the wire. Reading it gives the message back. */
export const printAcl = (message: AclMessage): string =>
  `(${[message.performative, ...printParameters(message)].join(' ')})`

/** The same with each parameter on a line of its own, for people. */
export const layOutAcl = (message: AclMessage): string =>
  `(${[message.performative, ...printParameters(message)].join('\n  ')})`
