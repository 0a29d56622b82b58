import type { Letter, Role } from '../../../sim/index.ts'
import { isAct } from '../acl/acts.ts'
import { aclCodec } from './codec.ts'
import { misunderstandingIn } from './contents.ts'
import { contractNetInitiator } from './contract-net-initiator.ts'
import { contractNetParticipant } from './contract-net-participant.ts'
import { describeAcl } from './describe.ts'
import { messageOf } from './letters.ts'
import { aclLines, aclPageLines } from './lines.ts'
import { fipaScript } from './script.ts'
import { contractNetSummaries } from './summaries.ts'

/** Everything that the stage needs of this room. */
export const fipaRoom = {
  name: 'fipa',
  protocol: 'fipa-acl',
  roles: [fipaScript, contractNetInitiator, contractNetParticipant] satisfies readonly Role[],
  codec: aclCodec,
  describe: describeAcl,
  knowsAct: isAct,
  scriptRole: fipaScript.name,
  linesOf: { acl: aclLines, page: aclPageLines },
  contentOf: (letter: Letter) => messageOf(letter).content ?? '',
  summaries: contractNetSummaries,
  notUnderstood: (letter: Letter) =>
    letter.tags.act === 'not-understood' ? misunderstandingIn(messageOf(letter).content) : null,
} as const
