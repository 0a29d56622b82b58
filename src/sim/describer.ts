import type { Letter } from './letter.ts'

/** What a view needs to know of a letter and only its protocol's room can tell. */
export interface Description {
  /** The content in short, one line: `(stock tv-50 31)`. */
  readonly summary: string
  /** The conversation it belongs to; letters of one thread share a colour. */
  readonly thread: string
  /** Decides the arrow: asked for something, or answered something. */
  readonly direction: 'request' | 'answer'
  /** The whole letter in its own notation, laid out over several lines. */
  readonly text: string
}

export type Describer = (letter: Letter) => Description
