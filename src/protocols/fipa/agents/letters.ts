/** Between what an agent says and what the kernel carries. */
import type { AgentId, Draft, Letter, RoleRequest, Tags, Tick } from '../../../sim/index.ts'
import type { AclExpression, AclMessage, ReplyBy } from '../acl/message.ts'
import { printExpression } from '../acl/print.ts'

/** Every letter of this protocol carries an ACL message, and nobody outside this room makes one. */
export const messageOf = (letter: Letter): AclMessage => letter.payload as AclMessage // see above

export const draftOf = (message: AclMessage): Draft => ({
  protocol: 'fipa-acl',
  tags: tagsOf(message),
  payload: message,
})

/** What the kernel may know of a message without understanding it. */
export function tagsOf(message: AclMessage): Tags {
  const { performative: act, conversationId, replyWith, inReplyTo, language, ontology } = message
  const tags: { -readonly [Name in keyof Tags]: Tags[Name] } = { act }
  if (conversationId !== null) tags.conversation = tagText(conversationId)
  if (replyWith !== null) tags.replyWith = tagText(replyWith)
  if (inReplyTo !== null) tags.inReplyTo = tagText(inReplyTo)
  if (language !== null) tags.language = tagText(language)
  if (ontology !== null) tags.ontology = tagText(ontology)
  if (message.protocol !== null) tags.interaction = message.protocol
  return tags
}

const tagText = (value: AclExpression): string =>
  typeof value === 'string' ? value : printExpression(value)

/** How agents are called in messages, and who is meant. */
export interface Names {
  readonly nameOf: (id: AgentId) => string
  readonly idOf: (name: string) => AgentId
}

/**
 * FIPA wants names that are unique in the world, usually `local@platform`. [FIPA SC00023] Where a scenario
 * has one platform, Parley writes the local name alone, as people do at the blackboard.
 */
export function createNames({ id, agents }: Pick<RoleRequest, 'id' | 'agents'>): Names {
  const platformOf = (agent: AgentId): string => agent.slice(agent.lastIndexOf('@') + 1)
  const here = platformOf(id)
  const isAlone = agents.every((agent) => platformOf(agent.id) === here)
  return {
    nameOf: (agent) => {
      const cut = agent.lastIndexOf('@')
      return isAlone && cut > 0 && platformOf(agent) === here ? agent.slice(0, cut) : agent
    },
    idOf: (name) => (name.includes('@') ? name : `${name}@${here}`),
  }
}

/** The latest time for a reply, written as a date of the scenario's clock. [FIPA SC00070] */
export function replyByAt(clock: number, tick: Tick): ReplyBy {
  const utc = new Date(clock + tick).toISOString()
  return { text: utc.replace(/[-:.]/g, ''), utc, afterMs: null }
}
