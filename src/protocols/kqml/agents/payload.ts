import type { Json } from '../../../base/index.ts'
import type { Draft, Letter, Tags } from '../../../sim/index.ts'

/**
 * A KQML message as it travels: the performative, and each parameter with its value as text.
 *
 * The message layer never looks inside `:content`, so nor does this: whoever understands the
 * `:language` reads the text. [KQML97]
 */
export interface KqmlPayload {
  readonly performative: string
  /** In the order of the text; names in lower case, without the colon. */
  readonly params: readonly KqmlText[]
}

export interface KqmlText {
  readonly name: string
  readonly value: string
}

/** The value of a parameter as text; the first counts where there are several. */
export const paramOf = ({ params }: KqmlPayload, name: string): string | undefined =>
  params.find((each) => each.name === name)?.value

/** What a letter of this room carries. */
export function payloadOf({ payload }: Letter | Draft): KqmlPayload {
  if (!isPayload(payload)) throw new Error('A KQML letter carries no KQML message')
  return payload
}

const isPayload = (value: unknown): value is Json & KqmlPayload =>
  typeof value === 'object' && value !== null && 'performative' in value && 'params' in value

/** `nil` asks for no answer and `t` for one without a tag; anything else is a tag. [KQML93] */
export function replyTag(payload: KqmlPayload): string | undefined {
  const tag = paramOf(payload, 'reply-with')
  return tag === undefined || /^(nil|t)$/i.test(tag) ? undefined : tag
}

/** Says whether the sender wants an answer at all. */
export function wantsAnswer(payload: KqmlPayload): boolean {
  const tag = paramOf(payload, 'reply-with')
  return tag !== undefined && !/^nil$/i.test(tag)
}

/** A draft of a letter: tags for the kernel, the payload for the receiver, and what a person typed. */
export function draftOf(payload: KqmlPayload, text?: string): Draft {
  return {
    protocol: 'kqml',
    tags: tagsOf(payload),
    payload: { performative: payload.performative, params: payload.params.map(plain) },
    ...(text === undefined ? {} : { text }),
  }
}

const plain = ({ name, value }: KqmlText): Json => ({ name, value })

/** What the kernel, filters and faults may match on. */
export function tagsOf(payload: KqmlPayload): Tags {
  const replyWith = replyTag(payload)
  const inReplyTo = paramOf(payload, 'in-reply-to')
  const language = paramOf(payload, 'language')
  const ontology = paramOf(payload, 'ontology')
  const conversation = inReplyTo ?? replyWith
  return {
    act: payload.performative.toLowerCase(),
    ...(conversation === undefined ? {} : { conversation }),
    ...(replyWith === undefined ? {} : { replyWith }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    ...(language === undefined ? {} : { language }),
    ...(ontology === undefined ? {} : { ontology }),
  }
}

/** One line of strict KQML. */
export const printPayload = ({ performative, params }: KqmlPayload): string =>
  `(${[performative, ...params.map(({ name, value }) => `:${name} ${value}`)].join(' ')})`

/** The message over several lines, one parameter each. */
export const layOut = ({ performative, params }: KqmlPayload): string =>
  `(${[performative, ...params.map(({ name, value }) => `  :${name} ${value}`)].join('\n')})`
