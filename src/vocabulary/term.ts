import type { SourceKey } from './sources.ts'

/** A word of the field: what it means, in our own words, and where that is written. */
export interface Term {
  readonly meaning: { readonly en: string; readonly zh: string }
  readonly source: SourceKey
}

/** The terms of one source, from pairs of sentences. */
export const termsOf = (
  source: SourceKey,
  meanings: Readonly<Record<string, readonly [en: string, zh: string]>>,
): ReadonlyMap<string, Term> =>
  new Map(
    Object.entries(meanings).map(([word, [en, zh]]) => [word, { meaning: { en, zh }, source }]),
  )
