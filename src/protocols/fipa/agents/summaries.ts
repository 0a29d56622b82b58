import type { ConversationSummary } from '../../../conversation/index.ts'
import type { AgentId, Entry, Letter, LetterId } from '../../../sim/index.ts'
import { contractNet, type BranchState } from '../interaction/contract-net.ts'
import { afterDeadline, afterHearing, atStart, type Standing } from './branch.ts'
import { priceIn, resultIn } from './contents.ts'
import { messageOf } from './letters.ts'

interface Branch {
  standing: Standing
  price: number | null
  result: number | string | null
}

interface Net {
  readonly id: string
  readonly opener: AgentId
  readonly branches: Map<AgentId, Branch>
}

/**
 * What became of every contract net of a run, as its initiator saw it: its own acts when it said them, those
 * of the participants when they arrived. Sorted as they began.
 */
export function contractNetSummaries(entries: readonly Entry[]): readonly ConversationSummary[] {
  const letters = new Map<LetterId, Letter>()
  const nets = new Map<string, Net>()
  const places = new Set<string>()
  for (const entry of entries) {
    places.add(entry.at.slice(0, entry.at.indexOf('/')))
    switch (entry.kind) {
      case 'sent':
        if (entry.letter.protocol !== 'fipa-acl') break
        letters.set(entry.letter.id, entry.letter)
        say(nets, entry.letter)
        break
      case 'duplicated': {
        const original = letters.get(entry.letter)
        if (original) letters.set(entry.copy, original)
        break
      }
      case 'delivered': {
        const letter = letters.get(entry.letter)
        if (letter) hear(nets, letter)
        break
      }
      case 'noted':
        if (entry.note.code === 'deadline-passed') endWaiting(nets, entry.note.conversation ?? '')
        break
      default:
        break
    }
  }
  const nameOf = (id: AgentId): string =>
    places.size === 1 ? id.slice(0, id.lastIndexOf('@')) : id
  return Array.from(nets.values(), (net) => summaryOf(net, nameOf))
}

/** What the initiator says moves its branch at once. */
function say(nets: Map<string, Net>, letter: Letter): void {
  const { act, conversation = letter.message, interaction } = letter.tags
  const isCall = act === 'cfp' && (interaction ?? contractNet.name) === contractNet.name
  const known = nets.get(conversation)
  const net: Net = known ?? { id: conversation, opener: letter.from, branches: new Map() }
  if ((!known && !isCall) || net.opener !== letter.from) return
  nets.set(conversation, net)
  const branch = net.branches.get(letter.to) ?? { standing: atStart, price: null, result: null }
  const step = afterHearing(branch.standing, 'initiator', act)
  if (!step.ok) return
  branch.standing = step.value
  net.branches.set(letter.to, branch)
}

function hear(nets: Map<string, Net>, letter: Letter): void {
  const { act, conversation = '' } = letter.tags
  const net = nets.get(conversation)
  const branch = net?.opener === letter.to ? net.branches.get(letter.from) : undefined
  if (!branch) return
  const step = afterHearing(branch.standing, 'participant', act)
  if (!step.ok) return
  branch.standing = step.value
  const { content } = messageOf(letter)
  if (act === 'propose') branch.price = priceIn(content)
  if (act === 'inform' && step.value.state === 'done') branch.result = resultIn(content)
}

function endWaiting(nets: Map<string, Net>, conversation: string): void {
  for (const branch of nets.get(conversation)?.branches.values() ?? []) {
    branch.standing = afterDeadline(branch.standing)
  }
}

/** The state of the whole is that of the branch that decides it: the first of these that some branch has. */
const deciding: readonly BranchState[] = [
  'accepted',
  'done',
  'failed',
  'proposed',
  'called',
  'cancelling',
  'not-cancelled',
  'cancelled',
  'late',
  'rejected',
  'expired',
  'refused',
  'not-understood',
  'start',
]

function summaryOf(net: Net, nameOf: (id: AgentId) => string): ConversationSummary {
  const branches = [...net.branches]
  const states = new Set(branches.map(([, { standing }]) => standing.state))
  const accepted = branches.filter(([, { standing }]) =>
    ['accepted', 'done', 'failed'].includes(standing.state),
  )
  const [first] = accepted.map(([, branch]) => branch)
  const result = accepted.find(([, branch]) => branch.result !== null)?.[1].result
  return {
    id: net.id,
    protocol: contractNet.name,
    opener: net.opener,
    state: deciding.find((state) => states.has(state)) ?? contractNet.start,
    facts: {
      ...(first ? { winner: accepted.map(([id]) => nameOf(id)).join(', ') } : {}),
      ...(first && first.price !== null ? { price: first.price } : {}),
      ...(result === undefined || result === null ? {} : { result }),
    },
  }
}
