/** Every note that an agent of this room may leave in the journal; `words/` has a sentence for each. */
export const kqmlNoteCodes = [
  // of any agent
  'unknown-performative',
  'out-of-sequence',
  'heard-error',
  'heard-sorry',
  'script-listens',
  // of the knowledge base
  'proved',
  'not-proved',
  'not-known',
  'nothing-fits',
  'all-found',
  'streamed',
  'believed',
  'already-known',
  'forgotten',
  'not-held',
  'inserted',
  'uninserted',
  'insert-unknown',
  'deleted',
  'nothing-deleted',
  'no-content',
  'content-unreadable',
  'content-refused',
  'no-interpreter',
  'language-assumed',
  'not-offered',
] as const

export type KqmlNoteCode = (typeof kqmlNoteCodes)[number]
