import type { Layer, Severity } from './problem.ts'

/** What a character is where a token may begin. */
export const starts = {
  bad: 0,
  word: 1,
  white: 2,
  open: 3,
  close: 4,
  quote: 5,
  hash: 6,
  comment: 7,
  mark: 8,
  comma: 9,
  /** A word that has to be looked at closely: beyond ASCII, odd punctuation, a backslash. */
  odd: 10,
} as const

/** What a character is inside a word: its end, a part of it, or a part that has to be looked at closely. */
export const within = { end: 0, part: 1, odd: 2 } as const

/** What the reader may find; each notation says what it makes of it. */
export type Finding =
  | 'unterminated'
  | 'extra-paren'
  | 'unterminated-string'
  | 'short-length-string'
  | 'bad-length-string'
  | 'comma'
  | 'nested-comma'
  | 'splice'
  | 'quotation-space'
  | 'quotation-of-nothing'
  | 'bad-character'
  | 'non-ascii'
  | 'missing-whitespace'
  | 'empty-list'
  | 'list-must-start-with-word'
  | 'outside'
  | 'comment'
  | 'slash-comment'
  | 'byte-order-mark'

/** The problem that a finding becomes. */
export interface Verdict {
  readonly code: string
  readonly severity: Severity
  readonly layer?: Layer
}

/** A finding that is not named here is accepted in silence. */
export type Verdicts = Readonly<Partial<Record<Finding, Verdict>>>

/** In what the Lisp-like notations differ; `defineRules` makes it. */
export interface ReadingRules {
  /** By code unit, 65,536 entries each. */
  readonly starts: Uint8Array
  readonly within: Uint8Array
  readonly verdicts: Verdicts
  /** What a backslash protects in a quoted string: the next character, or only a quotation mark. */
  readonly escapes: 'any' | 'quote'
  /** A backslash in a word protects the next character, as in KIF. */
  readonly wordEscapes: boolean
  /** `|…|` within one line is a word or a part of one. */
  readonly bars: boolean
  /** `//` and a blank at the beginning of a line open a comment. */
  readonly slashComments: boolean
  /** Words, strings and quotations are forms of their own between the lists. */
  readonly atoms: boolean
  /** Where a form that is never closed may end: before a line that begins a message, or any list. */
  readonly resume: 'message' | 'list'
}

export interface RulesDescription {
  /** ASCII characters that may begin a word, letters and digits aside. */
  readonly wordStart: string
  /** ASCII characters that may stand later in a word, letters and digits aside. */
  readonly wordPart?: string
  /** ASCII characters that no word holds by the letter, and that are read as a part of one all the same. */
  readonly odd?: string
  readonly verdicts: Verdicts
  readonly comments?: boolean
  readonly counted?: boolean
  readonly quotations?: boolean
  readonly escapes?: 'any' | 'quote'
  readonly wordEscapes?: boolean
  readonly bars?: boolean
  readonly slashComments?: boolean
  readonly atoms?: boolean
  readonly resume?: 'message' | 'list'
  /** Every character up to the blank is white space, and every one beyond ASCII a letter, as in ACL. */
  readonly anyCharacter?: boolean
}

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Blanks of word processors and of East Asian text: read as white space, and named. */
const wideBlanks =
  '\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u3000\ufeff'

export const isWideBlank = (character: string): boolean => wideBlanks.includes(character)

/** Makes the rules of one notation from what is special in it. */
export function defineRules(description: RulesDescription): ReadingRules {
  return {
    starts: startTable(description),
    within: withinTable(description),
    verdicts: description.verdicts,
    escapes: description.escapes ?? 'any',
    wordEscapes: description.wordEscapes ?? false,
    bars: description.bars ?? false,
    slashComments: description.slashComments ?? false,
    atoms: description.atoms ?? false,
    resume: description.resume ?? 'message',
  }
}

function startTable(description: RulesDescription): Uint8Array {
  const table = new Uint8Array(0x10000).fill(starts.odd, 0x80)
  put(table, alphanumeric + description.wordStart, starts.word)
  put(table, description.odd ?? '', starts.odd)
  if (description.anyCharacter) {
    table.fill(starts.white, 0, 0x21)
    table.fill(starts.word, 0x80)
  }
  put(table, ' \t\n\r\f', starts.white)
  put(table, '(', starts.open)
  put(table, ')', starts.close)
  put(table, '"', starts.quote)
  if (description.counted) put(table, '#', starts.hash)
  if (description.comments) put(table, ';', starts.comment)
  if (description.quotations) {
    put(table, "'`", starts.mark)
    put(table, ',', starts.comma)
  }
  return table
}

function withinTable(description: RulesDescription): Uint8Array {
  const table = new Uint8Array(0x10000).fill(within.odd, 0x80)
  const parts = description.wordPart ?? description.wordStart
  put(table, alphanumeric + parts, within.part)
  put(table, description.odd ?? '', within.odd)
  put(table, wideBlanks, within.end)
  if (description.anyCharacter) table.fill(within.part, 0x80)
  return table
}

function put(table: Uint8Array, characters: string, value: number): void {
  for (const character of characters) table[character.charCodeAt(0)] = value
}

/** The same notation judged otherwise. */
export const withVerdicts = (rules: ReadingRules, verdicts: Verdicts): ReadingRules => ({
  ...rules,
  verdicts,
})
