import type { Act } from './acts.ts'
import { aclMessage, type AclMessage, type Aid } from './message.ts'

/**
 * The frame of an answer: everything but its content. [FIPA SC00061]
 *
 * It goes to `reply-to` where the message has one, else to the sender; it carries the conversation,
 * the protocol and the descriptions of the content on; and it answers what `reply-with` asked for.
 */
export const replyTo = (message: AclMessage, me: Aid, act: Act): AclMessage => ({
  ...aclMessage(act),
  sender: me,
  receivers: message.replyTo.length > 0 ? message.replyTo : message.sender ? [message.sender] : [],
  language: message.language,
  encoding: message.encoding,
  ontology: message.ontology,
  protocol: message.protocol,
  conversationId: message.conversationId,
  inReplyTo: message.replyWith,
})
