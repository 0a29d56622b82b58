import { screen as screenEn } from './en/screen.ts'
import type { Words } from './words.ts'
import { screen as screenZh } from './zh/screen.ts'

export { count, fill, pieces, type Counted, type Details, type Piece } from './fill.ts'
export type { RunStateName, SaveState, ScreenWords } from './screen.ts'
export { noteSentence, sayEvent, sayFate, sayRow } from './say-row.ts'
export type { Sentences, Words } from './words.ts'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** What stands in `lang` of the page, by language. */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const satisfies Record<Language, string>

export const words: Readonly<Record<Language, Words>> = {
  en: { screen: screenEn, problems: {}, fixes: {}, notes: {} },
  zh: { screen: screenZh, problems: {}, fixes: {}, notes: {} },
}
