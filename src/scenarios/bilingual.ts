/** A sentence in the languages of the interface. */
export interface Bilingual {
  readonly en: string
  readonly zh: string
}
