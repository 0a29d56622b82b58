import { printSexp, type TextFile } from '../../../notation/index.ts'
import type { ScriptLine } from '../../../sim/index.ts'
import type { KqmlMessage } from '../message.ts'
import { readPageMessage } from '../page/page-message.ts'
import { kqmlPageMessages } from '../page/page-messages.ts'
import { readKqml } from '../read.ts'
import { draftOf, paramOf, replyTag, type KqmlPayload } from './payload.ts'

/** The messages of a `.kqml` file; what could not be read as one is left out. */
export function kqmlLines(file: TextFile): readonly ScriptLine[] {
  return readKqml(file.text)
    .messages.filter(({ performative }) => performative !== '')
    .map((message) => {
      const { from, to } = message
      const text = file.text.slice(from, to)
      const payload = asMeant(message, text) ?? payloadFrom(message)
      const names = { sender: nameIn(payload, 'sender'), receiver: nameIn(payload, 'receiver') }
      return lineOf(payload, text, { file: file.name, from, to }, names)
    })
}

/** The KQML messages of a page, read as they are meant. */
export function pageLines(file: TextFile): readonly ScriptLine[] {
  return kqmlPageMessages(file.text).map(({ from, to, text, payload }) => {
    const names = { sender: nameIn(payload, 'sender'), receiver: nameIn(payload, 'receiver') }
    return lineOf(payload, text, { file: file.name, from, to }, names)
  })
}

/** A message in the wrapper `(KQML …)`, or with parameters in parentheses, as what it means; else null. */
function asMeant({ performative, params }: KqmlMessage, text: string): KqmlPayload | null {
  if (performative.toLowerCase() !== 'kqml' && params.length > 0) return null
  const meant = readPageMessage(text)
  return meant && meant.params.length > 0 ? meant : null
}

const payloadFrom = ({ performative, params }: KqmlMessage): KqmlPayload => ({
  performative,
  params: params.map(({ name, value }) => ({ name, value: printSexp(value) })),
})

/** A name may be a word or a string; anything else names nobody. */
function nameIn(payload: KqmlPayload, name: string): string | undefined {
  const value = paramOf(payload, name) ?? ''
  return /^"([^"]+)"$/.exec(value)?.[1] ?? /^[^\s()"]+$/.exec(value)?.[0]
}

function lineOf(
  payload: KqmlPayload,
  text: string,
  origin: ScriptLine['origin'],
  {
    sender,
    receiver,
  }: { readonly sender: string | undefined; readonly receiver: string | undefined },
): ScriptLine {
  const inReplyTo = paramOf(payload, 'in-reply-to')
  const replyWith = replyTag(payload)
  return {
    sender: sender ?? null,
    receivers: receiver === undefined ? [] : [receiver],
    draft: draftOf(payload, text),
    origin,
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    ...(replyWith === undefined ? {} : { replyWith }),
  }
}
