import type { Json } from '../base/index.ts'
import { showControls } from './controls.ts'

/** What a template's `{name}` marks are filled in with. */
export type Details = Readonly<Record<string, Json>>

/** A stretch of a sentence: running text, or something a person would type. */
export interface Piece {
  readonly kind: 'text' | 'code'
  readonly text: string
}

/** A word that depends on a number, such as `{n} error` and `{n} errors`. */
export interface Counted {
  readonly one: string
  readonly other: string
}

/** The sentence as plain text, for a name, a title or a terminal. A mark without a detail stays as it is. */
export const fill = (template: string, details: Details = {}): string =>
  fillMarks(template.replaceAll('`', ''), details)

/** The sentence in pieces: what stands between backquotes is code. What is filled in is never read as a mark. */
export function pieces(template: string, details: Details = {}): Piece[] {
  return template
    .split('`')
    .map((part, at): Piece => ({
      kind: at % 2 === 0 ? 'text' : 'code',
      text: fillMarks(part, details),
    }))
    .filter(({ text }) => text !== '')
}

/** Code so short that a line may not break inside it: `?n` and `:in-reply-to` are one thing each. */
export const staysWhole = (code: string): boolean => code.length <= 20

/** The form of a counted word for this number, filled in. English needs two forms and Chinese one. */
export const count = (words: Counted, n: number): string =>
  fill(n === 1 ? words.one : words.other, { n })

const fillMarks = (text: string, details: Details): string =>
  text.replace(/\{([\w-]+)\}/g, (mark, name: string) =>
    Object.hasOwn(details, name) ? say(details[name] ?? null) : mark,
  )

function say(value: Json): string {
  // A character that turns what follows must not turn the sentence.
  if (typeof value === 'string') return showControls(value)
  if (Array.isArray(value)) return value.map(say).join(', ')
  return JSON.stringify(value)
}
