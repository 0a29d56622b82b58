import type { Letter, Role } from '../../../sim/index.ts'
import { isPerformative, isWithdrawn } from '../performatives.ts'
import { kqmlCodec } from './codec.ts'
import { describeKqml } from './describe.ts'
import { contentOf } from './holding.ts'
import { knowledgeBaseRole } from './knowledge-base.ts'
import { kqmlLines, pageLines } from './lines.ts'
import { paramOf, payloadOf } from './payload.ts'
import { scriptRole } from './script.ts'
import { summaries } from './summaries.ts'

/** Everything that the stage needs of this room. */
export const kqmlRoom = {
  name: 'kqml',
  protocol: 'kqml',
  roles: [scriptRole, knowledgeBaseRole] satisfies readonly Role[],
  codec: kqmlCodec,
  describe: describeKqml,
  knowsAct: (act: string) => isPerformative(act) || isWithdrawn(act),
  scriptRole: scriptRole.name,
  linesOf: { kqml: kqmlLines, page: pageLines },
  contentOf: (letter: Letter) => contentOf(letter) ?? '',
  summaries,
  notUnderstood,
} as const

/** An error that says which word its sender does not know. */
function notUnderstood(letter: Letter): { readonly act: string; readonly why: string } | null {
  if (letter.tags.act !== 'error') return null
  const comment = paramOf(payloadOf(letter), 'comment') ?? ''
  const act = /unknown performative ([^\s"]+)/.exec(comment)?.[1]
  return act === undefined ? null : { act, why: 'unknown-performative' }
}
