/** A stretch of a text; `control` where it is a character that shows nothing by itself. */
export interface VisiblePart {
  readonly text: string
  readonly control: boolean
}

/**
 * Characters that show nothing, and of which some turn the letters around them: a message that holds one
 * must not look like a message that holds none. Line ends and tabs show well enough.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- these are the characters that are looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/** Splits a text so that what shows nothing can be shown by its number, `U+202E`. */
export function visibleParts(text: string): VisiblePart[] {
  if (!invisible.test(text)) return [{ text, control: false }]
  return text
    .split(new RegExp(`(${invisible.source})`, 'u'))
    .map((part, at) =>
      at % 2 === 0 ? { text: part, control: false } : { text: nameOf(part), control: true },
    )
    .filter((part) => part.text !== '')
}

/** The text with what shows nothing shown by its number. */
export const showControls = (text: string): string =>
  visibleParts(text)
    .map((part) => part.text)
    .join('')

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
