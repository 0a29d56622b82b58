import { formatSexp, readText } from '../../../notation/index.ts'
import { aclRules } from './read.ts'

/**
 * Lays the messages of a text out, each parameter with its value on a line of its own.
 *
 * Only white space changes: every word and string stays as it is written, except that a string is
 * escaped anew. A text that the reader could not follow comes back as it was, and so does one with
 * comments, which the notation does not have.
 */
export function formatAcl(text: string): string {
  const { chunks } = readText(text, aclRules)
  const clean = chunks.every(
    ({ reading }) =>
      reading.form &&
      reading.problems.length === 0 &&
      reading.whole &&
      reading.comments.length === 0,
  )
  if (!clean || chunks.length === 0) return text
  const laidOut = chunks.flatMap(({ reading: { form } }) =>
    form ? [formatSexp(form, { escapes: 'quote' })] : [],
  )
  return `${laidOut.join('\n\n')}\n`
}
