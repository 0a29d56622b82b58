/**
 * Text for Mermaid, made harmless.
 *
 * Mermaid reads some marks inside a label: `#` and `;` end or eat it, `$$` opens a formula, and
 * `%%{init}%%` is carried out as configuration. So every such mark goes in as its number.
 */

/** Marks that Mermaid 12 gives a meaning, and four letters it uses inside its own encoding. */
const marks = new Set('#;<>&"%$:\\*_{}[]()+-~|\'`ﬂ°¶ß')

/** Invisible, or able to turn the direction of the text around them; line feed and tab are kept. */
const invisible =
  // eslint-disable-next-line no-control-regex -- control characters are what this is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]|\p{Surrogate}/gu

const graphemesMax = 60
/** A grapheme may hold any number of combining marks; nobody reads past the first few. */
const unitsMax = 240

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Cuts a text to 60 graphemes, the last one `…` when something was left out. */
export function shorten(text: string, most = graphemesMax): string {
  if (text.length <= most) return text
  const ends: number[] = []
  for (const { index } of graphemes.segment(text.slice(0, unitsMax * 4))) {
    if (index > unitsMax) break
    ends.push(index)
    if (ends.length > most) break
  }
  const whole = ends.length <= most && text.length <= unitsMax
  if (whole) return text
  return `${text.slice(0, ends[Math.min(most, ends.length) - 1])}…`
}

/** The text as a Mermaid label or participant name: shows the same letters and does nothing else. */
export function escapeLabel(text: string): string {
  const clean = text
    .slice(0, unitsMax * 8)
    .normalize('NFC')
    .replaceAll('\r', '')
    .replaceAll('\t', ' ')
    .replace(invisible, '\ufffd')
  return shorten(clean).split('\n').map(escapeLine).join('<br/>')
}

function escapeLine(line: string): string {
  if (line.trim() === '') return '#160;'
  const body = line.replace(/^\s+|\s+$/g, (blanks) => '\u00a0'.repeat(blanks.length))
  let escaped = ''
  for (const character of body) {
    escaped +=
      marks.has(character) || character === '\u00a0'
        ? `#${character.codePointAt(0) ?? 0xfffd};`
        : character
  }
  return escaped
}
