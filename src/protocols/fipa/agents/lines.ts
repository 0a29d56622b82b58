import {
  findMessages,
  isAclText,
  readPage,
  type MessageSigns,
  type TextFile,
} from '../../../notation/index.ts'
import type { ScriptLine } from '../../../sim/index.ts'
import { isAct } from '../acl/acts.ts'
import { isAclParameter } from '../acl/parameters.ts'
import { readAcl, type ReadAclMessage } from '../acl/read.ts'
import { draftOf } from './letters.ts'

/** What marks an ACL message in a page. */
export const aclSigns: MessageSigns = { isAct, isParameter: isAclParameter }

/** The messages of an `.acl` file in their order; one without an act is left out. */
export const aclLines = ({ name, text }: TextFile): readonly ScriptLine[] =>
  readAcl(text, { mode: 'reader' }).messages.flatMap((read) =>
    lineOf(read, text.slice(read.from, read.to), name, read.from, read.to),
  )

/** The ACL messages of a page, known by the identifiers of their agents. */
export const aclPageLines = (file: TextFile): readonly ScriptLine[] =>
  readPage(file.text).stretches.flatMap((stretch) =>
    findMessages(stretch.text, aclSigns).flatMap((found): readonly ScriptLine[] => {
      const text = stretch.text.slice(found.from, found.to)
      const [read] = isAclText(text) ? readAcl(text, { mode: 'reader' }).messages : []
      const to = stretch.placeOf(found.to - 1) + 1
      return read ? lineOf(read, text, file.name, stretch.placeOf(found.from), to) : []
    }),
  )

function lineOf(
  { message }: ReadAclMessage,
  text: string,
  file: string,
  from: number,
  to: number,
): readonly ScriptLine[] {
  if (message.performative === '') return []
  const draft = draftOf(message)
  const { replyWith, inReplyTo } = draft.tags
  return [
    {
      sender: message.sender?.name ?? null,
      receivers: message.receivers.map((receiver) => receiver.name),
      draft: { ...draft, text },
      origin: { file, from, to },
      ...(replyWith === undefined ? {} : { replyWith }),
      ...(inReplyTo === undefined ? {} : { inReplyTo }),
    },
  ]
}
