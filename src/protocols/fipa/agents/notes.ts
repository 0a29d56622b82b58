/** Every note that an agent of this room may leave in the journal; `words/` has a sentence for each. */
export const fipaNoteCodes = [
  // of any agent
  'other-protocol',
  'unknown-act',
  'unknown-conversation',
  'out-of-sequence',
  'language-not-read',
  'sl-unreadable',
  'no-return-address',
  'heard-not-understood',
  'script-listens',
  // of the participant
  'waits-to-answer',
  'load-limit',
  'proposes',
  'starts-work',
  'proposal-rejected',
  'work-done',
  'work-failed',
  'work-cancelled',
  // of the initiator
  'calls',
  'proposal-heard',
  'proposal-late',
  'refusal-heard',
  'deadline-passed',
  'tie',
  'chosen',
  'nobody-proposed',
  'nobody-chosen',
  'result-heard',
  'failure-heard',
  'gives-up',
  'crossed-cancel',
  'cancel-heard',
] as const

export type FipaNoteCode = (typeof fipaNoteCodes)[number]
