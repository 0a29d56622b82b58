/** Watching a contract net that one takes part in without deciding anything: a scripted speaker does. */
import type { OutOfSequence, Role } from '../../../conversation/index.ts'
import type { AgentId, Draft } from '../../../sim/index.ts'
import { contractNet } from '../interaction/contract-net.ts'
import { afterHearing, atStart, type Standing } from './branch.ts'

/** One branch, as the watcher sees it. */
export type Thread = Readonly<{
  conversation: string
  other: AgentId
  /** The watcher's own role. */
  role: Role
  standing: Standing
}>

export interface Followed {
  readonly threads: readonly Thread[]
  /** The branch does not have this turn. */
  readonly wrong: OutOfSequence | null
}

const opening = 'cfp'

/**
 * Moves on the branch that a letter belongs to, or opens one with a call. What belongs to no contract net
 * is let pass, and a wrong turn changes nothing.
 */
export function follow(
  threads: readonly Thread[],
  { tags }: Pick<Draft, 'tags'>,
  other: AgentId,
  isMine: boolean,
): Followed {
  const { act, conversation, interaction = contractNet.name } = tags
  const passed = { threads, wrong: null }
  if (conversation === undefined || interaction !== contractNet.name) return passed
  const index = threads.findLastIndex(
    (each) => each.conversation === conversation && each.other === other,
  )
  const known = threads[index]
  if (!known && act !== opening) return passed
  const role = isMine ? 'initiator' : 'participant'
  const thread: Thread = known ?? { conversation, other, role, standing: atStart }
  const step = afterHearing(thread.standing, isMine ? thread.role : otherRole(thread.role), act)
  if (!step.ok) return { threads, wrong: step.refusal }
  const moved = { ...thread, standing: step.value }
  return { threads: known ? threads.with(index, moved) : [...threads, moved], wrong: null }
}

const otherRole = (role: Role): Role => (role === 'initiator' ? 'participant' : 'initiator')
