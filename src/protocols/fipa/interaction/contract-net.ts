import type { CommonState, Protocol } from '../../../conversation/index.ts'
import { fipaCustoms } from './customs.ts'

export type ContractNetState =
  | 'start'
  | 'called'
  | 'proposed'
  | 'accepted'
  | 'refused'
  | 'rejected'
  | 'failed'
  | 'done'
  /** Nobody answered by `reply-by`. */
  | 'expired'
  /** A proposal came after that. */
  | 'late'

/** Where one branch of a contract net may stand. */
export type BranchState = ContractNetState | CommonState

/**
 * FIPA Contract Net between the initiator and one participant. [FIPA SC00029]
 *
 * The initiator runs one such conversation per participant, all under one `conversation-id`; how it
 * chooses is its own affair, and it may accept several. Who is silent until `reply-by` counts as one who
 * refused; a proposal that comes later is rejected.
 */
export const contractNet: Protocol<ContractNetState> = {
  name: 'fipa-contract-net',
  source: 'FIPA SC00029',
  start: 'start',
  transitions: [
    { from: 'start', by: 'initiator', act: 'cfp', to: 'called' },

    { from: 'called', by: 'participant', act: 'propose', to: 'proposed' },
    { from: 'called', by: 'participant', act: 'refuse', to: 'refused' },

    { from: 'proposed', by: 'initiator', act: 'accept-proposal', to: 'accepted' },
    { from: 'proposed', by: 'initiator', act: 'reject-proposal', to: 'rejected' },

    { from: 'accepted', by: 'participant', act: 'inform', to: 'done' },
    { from: 'accepted', by: 'participant', act: 'failure', to: 'failed' },

    { from: 'expired', by: 'participant', act: 'propose', to: 'late', late: true },
    { from: 'expired', by: 'participant', act: 'refuse', to: 'refused', late: true },
    { from: 'late', by: 'initiator', act: 'reject-proposal', to: 'rejected' },
  ],
  deadlines: [{ from: 'called', to: 'expired' }],
  customs: fipaCustoms,
}
