import type { Customs } from '../../../conversation/index.ts'

/**
 * What holds in every FIPA interaction protocol: either side may answer `not-understood` in place of what
 * was expected, which ends the conversation, and the initiator may cancel. [FIPA SC00026] [FIPA SC00029]
 */
export const fipaCustoms: Customs = {
  notUnderstood: 'not-understood',
  cancel: { act: 'cancel', done: 'inform', failed: 'failure' },
}
