import { digestOf } from '../base/index.ts'
import type { Entry } from './entry.ts'
import type { Draft, Letter } from './letter.ts'

/**
 * What of a journal counts for its digest: all but where in a file a letter was written, which an added
 * blank line changes, and the wording of an error, which every engine chooses for itself.
 */
export function* countedIn(entries: Iterable<Entry>): Generator {
  for (const entry of entries) {
    if (entry.kind === 'sent' && entry.letter.origin) {
      yield { ...entry, letter: withoutOrigin(entry.letter) }
    } else if (entry.kind === 'input' && entry.input.do === 'send') {
      yield { ...entry, input: { ...entry.input, letter: withoutOrigin(entry.input.letter) } }
    } else if (entry.kind === 'broke') {
      yield { ...entry, error: undefined }
    } else {
      yield entry
    }
  }
}

/** Members that are undefined have no canonical text. */
const withoutOrigin = (letter: Letter | Draft): object => ({ ...letter, origin: undefined })

/** The digest of a run: `sha-256:…`. */
export const journalDigest = (
  entries: Iterable<Entry>,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
): string => digestOf(countedIn(entries), sha256)
