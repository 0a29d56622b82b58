import { accept, refuse } from '../../../base/index.ts'
import { isValid, printSexp } from '../../../notation/index.ts'
import type { Codec } from '../../../sim/index.ts'
import { readKqml } from '../read.ts'
import { payloadOf, printPayload, tagsOf } from './payload.ts'

/** KQML on the wire between two platforms: strict text, really read on arrival. */
export const kqmlCodec: Codec = {
  encode: (letter) => printPayload(payloadOf(letter)),
  decode: (text) => {
    const { messages, problems } = readKqml(text, { mode: 'reader' })
    const [message, ...more] = messages
    if (!message || more.length > 0 || !isValid(problems)) {
      return refuse({ why: 'unreadable', by: problems[0]?.code ?? 'kqml' })
    }
    const params = message.params.map(({ name, value }) => ({ name, value: printSexp(value) }))
    const payload = { performative: message.performative, params }
    return accept({ payload, tags: tagsOf(payload) })
  },
}
