/** A part of a page as plain text. */
export interface Stretch {
  readonly text: string
  /** Where a place of `text` is in the page. */
  readonly placeOf: (offset: number) => number
}
