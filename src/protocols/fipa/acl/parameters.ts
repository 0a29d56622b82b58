/**
 * The parameters of an ACL message besides the performative. [FIPA SC00061] [FIPA SC00070 §2]
 *
 * `value` is the shape that the string encoding demands; `group` is that of the message structure.
 */
export interface ParameterRow {
  readonly group: 'participants' | 'content' | 'description' | 'conversation'
  readonly value: 'agent' | 'agents' | 'string' | 'word' | 'expression' | 'time'
}

export const aclParameters = {
  sender: { group: 'participants', value: 'agent' },
  receiver: { group: 'participants', value: 'agents' },
  'reply-to': { group: 'participants', value: 'agents' },
  content: { group: 'content', value: 'string' },
  language: { group: 'description', value: 'expression' },
  encoding: { group: 'description', value: 'expression' },
  ontology: { group: 'description', value: 'expression' },
  protocol: { group: 'conversation', value: 'word' },
  'conversation-id': { group: 'conversation', value: 'expression' },
  'reply-with': { group: 'conversation', value: 'expression' },
  'in-reply-to': { group: 'conversation', value: 'expression' },
  'reply-by': { group: 'conversation', value: 'time' },
} as const satisfies Record<string, ParameterRow>

export type AclParameter = keyof typeof aclParameters

/** Exact: names of parameters compare without case at the wire, so fold first. */
export const isAclParameter = (word: string): word is AclParameter =>
  Object.hasOwn(aclParameters, word)

/** In the order of the standard's table. */
export const aclParameterNames: readonly AclParameter[] =
  Object.keys(aclParameters).filter(isAclParameter)
