import type { CompletionSource } from '@codemirror/autocomplete'
import type { Language } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Problem } from '../notation/index.ts'
import type { Language as Tongue } from '../words/index.ts'

/** What a word of the text means, and where that is written. */
export interface Meaning {
  readonly from: number
  readonly to: number
  readonly term: string
  readonly meaning: string
  readonly source: string
}

/** What the editor can do for one kind of file. Everything it knows comes from the readers and tables of the core. */
export interface Service {
  readonly language: Language | null
  /** Called with the whole text when typing rests; the same text again costs nothing. */
  readonly check: (text: string) => readonly Problem[]
  readonly complete: CompletionSource | null
  readonly meaningAt: (state: EditorState, at: number, tongue: Tongue) => Meaning | null
  /** The text laid out anew; null where nothing lays out this kind of file. */
  readonly format: ((text: string) => string) | null
}
