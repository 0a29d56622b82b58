/** What every agent of this room does with what it cannot handle. */
import type { OutOfSequence } from '../../../conversation/index.ts'
import type { Json } from '../../../base/index.ts'
import type { Effect, Letter, Note } from '../../../sim/index.ts'
import type { Act } from '../acl/acts.ts'
import type { AclMessage, Aid } from '../acl/message.ts'
import { replyTo } from '../acl/reply.ts'
import { agentTerm, reasonContent } from './contents.ts'
import { draftOf, messageOf, type Names } from './letters.ts'
import type { FipaNoteCode } from './notes.ts'

/** One agent's own view of itself and the others. */
export interface Speaker {
  readonly name: string
  readonly aid: Aid
  readonly names: Names
}

/** A note about a letter, or about a conversation of one's own. */
export const noteOn = (
  about: { readonly conversation?: string; readonly state?: string },
  code: FipaNoteCode,
  details: Readonly<Record<string, Json>>,
  more: Pick<Note, 'rule' | 'source'> = {},
): Effect => ({
  kind: 'note',
  note: {
    code,
    details,
    ...more,
    ...(about.conversation === undefined ? {} : { conversation: about.conversation }),
    ...(about.state === undefined ? {} : { state: about.state }),
  },
})

/**
 * An answer with its content, to whoever the message wants it sent to. A message without sender and
 * reply-to is anonymous: there is nobody to answer. [FIPA SC00061]
 */
export function answer(
  speaker: Speaker,
  message: AclMessage,
  act: Act,
  content: string,
  more: Partial<AclMessage> = {},
): readonly Effect[] {
  const reply = { ...replyTo(message, speaker.aid, act), content, ...more }
  const to = reply.receivers.map(({ name }) => speaker.names.idOf(name))
  if (to.length === 0) return [noteOn({}, 'no-return-address', { x: message.performative })]
  return [{ kind: 'send', to, letter: draftOf(reply) }]
}

/** The content of a not-understood: what was done, and what of it was not understood. [FIPA SC00023] */
export type Misunderstanding =
  'unsupported-act' | 'unexpected-act' | 'unsupported-value' | 'unrecognised-value'

/**
 * Says that a message was not understood, and why. To a message that says so itself nothing is answered:
 * two agents that do not understand one another would go on for ever.
 */
export function misunderstand(
  speaker: Speaker,
  message: AclMessage,
  why: Misunderstanding,
  what: string = message.performative,
): readonly Effect[] {
  if (message.performative === 'not-understood') return []
  const event = `(action ${agentTerm(message.sender?.name ?? 'unknown')} (${message.performative}))`
  return answer(speaker, message, 'not-understood', reasonContent(event, `(${why} ${what})`))
}

/** A turn that the protocol's table does not have: what was said, where, and what could have been said. */
export function noteWrongTurn(
  speaker: Speaker,
  letter: Letter,
  refusal: OutOfSequence,
  protocol: { readonly name: string; readonly source: string },
): Effect {
  const { state, act, expected } = refusal
  const details = {
    x: act,
    from: speaker.names.nameOf(letter.from),
    state,
    y: expected.length === 0 ? '—' : expected.join(', '),
    expected,
  }
  const rule = { rule: protocol.name, source: `[${protocol.source}]` }
  return noteOn({ ...aboutOf(letter), state }, 'out-of-sequence', details, rule)
}

/** A wrong turn is noted, and answered with not-understood. */
export const answerWrongTurn = (
  speaker: Speaker,
  letter: Letter,
  refusal: OutOfSequence,
  protocol: { readonly name: string; readonly source: string },
): readonly Effect[] => [
  noteWrongTurn(speaker, letter, refusal, protocol),
  ...misunderstand(speaker, messageOf(letter), 'unexpected-act'),
]

export const aboutOf = ({ tags }: Letter): { readonly conversation?: string } =>
  tags.conversation === undefined ? {} : { conversation: tags.conversation }
