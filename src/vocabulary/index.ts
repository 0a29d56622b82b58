import { aclTerms } from './acl.ts'
import { kifTerms } from './kif.ts'
import { kqmlTerms } from './kqml.ts'
import type { Term } from './term.ts'

export { sources, type Source, type SourceKey, type Standing } from './sources.ts'
export type { Term } from './term.ts'

/** What words mean, by the language in which they are met. */
export const vocabularies = {
  kqml: kqmlTerms,
  acl: aclTerms,
  kif: kifTerms,
} as const satisfies Record<string, ReadonlyMap<string, Term>>

export type VocabularyName = keyof typeof vocabularies
