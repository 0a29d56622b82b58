/**
 * What an ACL message says, as plain data: it lies in letters and in the memories of agents.
 * [FIPA SC00061]
 */
export type AclMessage = Readonly<{
  /** One of the 22 acts in lower case, or whatever word stands there; empty when none does. */
  performative: string
  sender: Aid | null
  receivers: readonly Aid[]
  replyTo: readonly Aid[]
  /** Decoded, once; null when the parameter is missing, which an empty string is not. */
  content: string | null
  language: AclExpression | null
  encoding: AclExpression | null
  ontology: AclExpression | null
  protocol: string | null
  conversationId: AclExpression | null
  replyWith: AclExpression | null
  inReplyTo: AclExpression | null
  replyBy: ReplyBy | null
  /** Parameters of one's own, in the order of the text, with names beginning `X-`. */
  userParameters: readonly UserSlot[]
}>

/** An agent identifier. Two are equal when their names are. [FIPA SC00023] */
export type Aid = Readonly<{
  name: string
  addresses: readonly string[]
  resolvers: readonly Aid[]
  slots: readonly UserSlot[]
}>

/**
 * A word, string, number or time as its text, a list as an array.
 *
 * A word and a string of the same characters are one value: that is our reading, and JADE's.
 */
export type AclExpression = string | readonly AclExpression[]

export type UserSlot = Readonly<{ name: string; value: AclExpression }>

export type ReplyBy = Readonly<{
  /** As written. */
  text: string
  /** UTC in ISO 8601; null for an offset and for a zone that we do not know. */
  utc: string | null
  /** For a time with a sign: milliseconds from the moment the message is read. */
  afterMs: number | null
}>

/** A message with nothing but its act, for `{...aclMessage('inform'), content: …}`. */
export const aclMessage = (performative: string): AclMessage => ({
  performative,
  sender: null,
  receivers: [],
  replyTo: [],
  content: null,
  language: null,
  encoding: null,
  ontology: null,
  protocol: null,
  conversationId: null,
  replyWith: null,
  inReplyTo: null,
  replyBy: null,
  userParameters: [],
})

export const aid = (name: string, addresses: readonly string[] = []): Aid => ({
  name,
  addresses,
  resolvers: [],
  slots: [],
})
