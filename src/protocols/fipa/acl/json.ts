import type { Json } from '../../../base/index.ts'
import type { AclMessage, Aid, UserSlot } from './message.ts'

const own = (slots: readonly UserSlot[]): Record<string, Json> =>
  Object.fromEntries(slots.map(({ name, value }) => [name.toLowerCase(), value]))

const aidToJson = ({ name, addresses, resolvers, slots }: Aid): Json => ({
  name,
  addresses,
  resolvers: resolvers.map(aidToJson),
  ...own(slots),
})

/**
 * The parameters of a message as `check --json` shows them: names in lower case without the colon,
 * agents as objects, sets of agents as arrays, strings decoded, lists as arrays.
 */
export function aclParamsToJson(message: AclMessage): Readonly<Record<string, Json>> {
  const values: Readonly<Record<string, Json>> = {
    sender: message.sender && aidToJson(message.sender),
    receiver: message.receivers.length > 0 ? message.receivers.map(aidToJson) : null,
    'reply-to': message.replyTo.length > 0 ? message.replyTo.map(aidToJson) : null,
    content: message.content,
    language: message.language,
    encoding: message.encoding,
    ontology: message.ontology,
    protocol: message.protocol,
    'conversation-id': message.conversationId,
    'reply-with': message.replyWith,
    'in-reply-to': message.inReplyTo,
    'reply-by': message.replyBy?.text ?? null,
    ...own(message.userParameters),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
