import type { Problem, Sexp } from '../notation/index.ts'
import { ask, type AskMode, type KifAnswer } from './kif/ask.ts'
import type { FactBase } from './kif/fact-base.ts'
import { printKif } from './kif/print.ts'
import { checkKifSentence, type SentenceUse } from './kif/read-sentence.ts'

/** What the content of a message can be written in, as far as Parley understands it. */
export interface ContentLanguage {
  /** As `:language` names it; names compare without case. */
  readonly name: string
  readonly aliases: readonly string[]
  readonly read: (text: string, use: SentenceUse) => ReadContent
  readonly print: (content: Sexp) => string
  /** Answers a question from a fact base; left out where the language has no questions. */
  readonly evaluate?: (base: FactBase, text: string, mode: AskMode) => KifAnswer
}

export interface ReadContent {
  /** Null when it is not well formed in this language. */
  readonly content: Sexp | null
  readonly problems: readonly Problem[]
}

const kif: ContentLanguage = {
  name: 'KIF',
  aliases: ['kif3', 'kif-3.0', 'skif'],
  read: (text, use) => {
    const { sentence, problems } = checkKifSentence(text, use)
    return { content: sentence, problems }
  },
  print: printKif,
  evaluate: ask,
}

/** Text that nobody takes apart. */
const plainText: ContentLanguage = {
  name: 'plain-text',
  aliases: ['plain', 'text', 'english', 'string'],
  read: (text) => ({
    content: { kind: 'string', value: text, count: null, from: 0, to: text.length },
    problems: [],
  }),
  print: (content) => (content.kind === 'string' ? content.value : printKif(content)),
}

/** One line for each content language. */
const contentLanguages: readonly ContentLanguage[] = [kif, plainText]

/** The language of that name, or null when Parley has no interpreter for it. */
export function contentLanguage(name: string): ContentLanguage | null {
  const wanted = name.toLowerCase()
  const isMeant = ({ name: own, aliases }: ContentLanguage) =>
    own.toLowerCase() === wanted || aliases.includes(wanted)
  return contentLanguages.find(isMeant) ?? null
}
