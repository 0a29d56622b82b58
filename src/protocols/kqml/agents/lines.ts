import { printSexp, type TextFile } from '../../../notation/index.ts'
import type { ScriptLine } from '../../../sim/index.ts'
import { textOf, type KqmlMessage } from '../message.ts'
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
      const names = { sender: textOf(message, 'sender'), receiver: textOf(message, 'receiver') }
      return lineOf(payloadFrom(message), text, { file: file.name, from, to }, names)
    })
}

/** The KQML messages of a page, read as they are meant. */
export function pageLines(file: TextFile): readonly ScriptLine[] {
  return kqmlPageMessages(file.text).map(({ from, to, text, payload }) => {
    const names = { sender: nameIn(payload, 'sender'), receiver: nameIn(payload, 'receiver') }
    return lineOf(payload, text, { file: file.name, from, to }, names)
  })
}

const payloadFrom = ({ performative, params }: KqmlMessage): KqmlPayload => ({
  performative,
  params: params.map(({ name, value }) => ({ name, value: printSexp(value) })),
})

/** A name may be a word or a string; anything else names nobody. */
function nameIn(payload: KqmlPayload, name: string): string | undefined {
  const value = paramOf(payload, name)
  return /^"?([^\s()"]+)"?$/.exec(value ?? '')?.[1]
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
