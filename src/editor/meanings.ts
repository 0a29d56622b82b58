import type { EditorState } from '@codemirror/state'
import { sources, vocabularies, type VocabularyName } from '../vocabulary/index.ts'
import { fill, type Language } from '../words/index.ts'
import type { Meaning } from './service.ts'
import { speech } from './speech.ts'

/** What a word means and where that is written, in the language that is on. */
export function meaningOf(
  vocabulary: VocabularyName,
  word: string,
  tongue: Language,
): Omit<Meaning, 'from' | 'to'> | null {
  const term = vocabularies[vocabulary].get(word)
  if (!term) return null
  const { title, year } = sources[term.source]
  return { term: word, meaning: term.meaning[tongue], source: `[${term.source}] ${title}, ${year}` }
}

/** The meaning alone, for a list of words to choose from. */
export function hintOf(state: EditorState, vocabulary: VocabularyName, word: string): string {
  const tongue = state.facet(speech)?.language ?? 'en'
  return fill(meaningOf(vocabulary, word, tongue)?.meaning ?? '')
}
