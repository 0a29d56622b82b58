import type { KqmlNoteCode } from '../protocols/kqml/index.ts'

/** What a KQML agent did with a message, and why. {x} is the message or its word, {y} what decided. */
export interface KqmlAgentWords {
  readonly notes: Readonly<Record<KqmlNoteCode, string>>
}
