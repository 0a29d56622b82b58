/** What may be said about how an answer came about, or why there is none. */
export const kifNoteCodes = [
  'bridge',
  'vacuous',
  'no-value',
  'not-a-number',
  'no-such-value',
  'string-constant',
  'depth-limit',
  'solution-limit',
  'step-limit',
  'loop-through-not',
  'no-variable',
  'hidden-variable',
  'other-arity',
] as const

export type KifNoteCode = (typeof kifNoteCodes)[number]

/** Code and details, never a sentence. */
export type KifNote = Readonly<{
  code: KifNoteCode
  details: Readonly<Record<string, string>>
}>
