import { accept, refuse } from '../../../base/index.ts'
import { isValid } from '../../../notation/index.ts'
import type { Codec } from '../../../sim/index.ts'
import { printAcl } from '../acl/print.ts'
import { readAcl } from '../acl/read.ts'
import { messageOf, tagsOf } from './letters.ts'

/**
 * The string encoding, as it goes from platform to platform. What a person typed goes out as typed, with
 * its mistakes: whether the other platform can read it is for that platform to find out. [FIPA SC00070]
 */
export const aclCodec: Codec = {
  encode: (letter) => letter.text ?? printAcl(messageOf(letter)),
  decode: (text) => {
    const { messages, problems } = readAcl(text, { mode: 'strict' })
    const message = messages[0]?.message
    if (message && isValid(problems)) return accept({ payload: message, tags: tagsOf(message) })
    const first = problems.find(({ severity }) => severity === 'error')
    return refuse({ why: 'unreadable', by: first?.code ?? 'no-message' })
  },
}
