import { utf8Length } from '../../../base/index.ts'
import type { Sexp, SexpString, SexpWord } from '../../../notation/index.ts'
import type { AclExpression, ReplyBy } from './message.ts'
import { printString, quoted } from './print.ts'
import { aclFix } from './problems.ts'
import type { Reading } from './reading.ts'
import { isNumber, isTime, isWord, readTime } from './tokens.ts'

/** Quotes of word processors; by the letter they may begin a word, and nobody means that. */
const curly = /^[“”„‟‘’‚‛«»]/

export const isCurly = (node: Sexp | undefined): boolean =>
  node?.kind === 'word' && curly.test(node.text)

const withoutQuotes = (text: string): string =>
  text.replace(/^[“”„‟‘’‚‛«»'"`]+/, '').replace(/[“”„‟‘’‚‛«»'"`]+$/, '')

/**
 * A value of any kind: word, string, number, time or list. [FIPA SC00070 §2.1]
 *
 * Assumes at most `depthMax` levels; a bad word is reported and kept as it stands.
 */
export function readExpression(node: Sexp, reading: Reading): AclExpression {
  switch (node.kind) {
    case 'word':
      checkToken(node, reading)
      return node.text
    case 'string':
      checkString(node, reading)
      return node.value
    case 'list':
      return node.items.map((item) => readExpression(item, reading))
    case 'quotation':
      return reading.text(node)
  }
}

/** Reports a token that no rule of the lexicon makes: curly quotes, `7up`, `-x`, `@home`. */
export function checkToken(word: SexpWord, reading: Reading): void {
  const { text } = word
  if (isCurly(word)) {
    reportCurly([word], reading)
  } else if (isTime(text)) {
    contestLowerCase(word, reading)
  } else if (!isWord(text) && !isNumber(text) && !isReported(word, reading)) {
    const fix = aclFix('quote-value', [{ ...span(word), insert: quoted(text) }])
    reading.add('bad-word', word, { x: text, y: wordFrom(text) }, fix)
  }
}

/** The reader has already said what is wrong with `#+5"…`. */
const isReported = (word: SexpWord, { broken }: Reading): boolean => broken.has(word.from)

const span = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to })

/** A word near to a text that is none: begins with a letter, has no blanks and parentheses. */
export function wordFrom(text: string): string {
  const joined = withoutQuotes(text)
    .trim()
    .replace(/[\s()"]+/g, '-')
  const plain = joined.replace(/^[#@-]+/, '')
  if (plain === '') return 'a'
  return isWord(plain) ? plain : `a-${plain}`
}

export function reportCurly(words: readonly Sexp[], reading: Reading): void {
  const [first] = words
  const last = words[words.length - 1]
  if (!first || !last) return
  const place = { from: first.from, to: last.to }
  const x = withoutQuotes(reading.text(place))
  const fix = aclFix('use-straight-quotes', [{ ...place, insert: quoted(x) }], true)
  reading.add('curly-quotes', place, { x }, fix)
}

/** Two backslashes before a quote: read from left to right the second one escapes the quote. */
function checkString(string: SexpString, reading: Reading): void {
  if (string.count !== null || !string.value.includes('\\"')) return
  if (!reading.text(string).includes('\\\\"')) return
  reading.contest(string, 'backslash-before-quote', `#${utf8Length(string.value)}"…`)
}

function contestLowerCase(word: SexpWord, reading: Reading): void {
  if (readTime(word.text)?.lowerCase) {
    reading.contest(word, 'lower-case-time', word.text.toUpperCase())
  }
}

/**
 * The content: a string, and nothing else will do.
 *
 * `run` is the value and what follows it up to the next parameter, since a content without quotes is
 * often several words; null when it could not be read, but the words are taken as the content.
 */
export function readContent(run: readonly Sexp[], reading: Reading): string | null {
  const [first] = run
  const last = run[run.length - 1]
  if (!first || !last) return null
  if (first.kind === 'string') {
    checkString(first, reading)
    return first.value
  }
  if (isCurly(first)) {
    reportCurly(run, reading)
    return withoutQuotes(reading.text({ from: first.from, to: last.to }))
  }
  const place = { from: first.from, to: last.to }
  const text = reading.text(place)
  if (first.kind === 'word' && isReported(first, reading)) {
    return withoutQuotes(text.replace(/^#[^"]*/, ''))
  }
  const inside = text.startsWith("'") ? withoutQuotes(text) : text
  const fix = aclFix('quote-value', [{ ...place, insert: printString(inside) }])
  const x = inside.length <= 60 ? inside : `${inside.slice(0, 59)}…`
  reading.add('content-not-a-string', place, { x: x.replaceAll('"', '\\"') }, fix)
  return inside
}

/** The protocol: one word. */
export function readProtocol(node: Sexp, reading: Reading): string | null {
  if (node.kind === 'word' && isWord(node.text) && !isCurly(node)) return node.text
  if (node.kind === 'list') {
    reading.add('protocol-not-a-word', node, { y: 'fipa-request' })
    return null
  }
  const y = wordFrom(node.kind === 'string' ? node.value : reading.text(node))
  const fix = aclFix('unquote-value', [{ ...span(node), insert: y }])
  reading.add('protocol-not-a-word', node, { y }, fix)
  return y
}

/** A time, absolute or from now on. */
export function readReplyBy(node: Sexp, reading: Reading): ReplyBy | null {
  const time = node.kind === 'word' ? readTime(node.text) : null
  if (node.kind !== 'word' || !time?.exists) {
    const y = timeFrom(node.kind === 'string' ? node.value : reading.text(node))
    const fixes = y ? [aclFix('write-time', [{ ...span(node), insert: y }])] : []
    reading.add('bad-datetime', node, { y: y ?? 'YYYYMMDDThhmmssmmmZ' }, ...fixes)
    return null
  }
  contestLowerCase(node, reading)
  if (time.zone !== '' && time.zone !== 'Z') {
    const y = node.text.slice(0, -1)
    const fix = aclFix('use-utc', [{ ...span(node), insert: `${y}Z` }])
    reading.add('unknown-time-zone', node, { x: node.text.slice(-1), y }, fix)
  }
  return { text: node.text, utc: time.utc, afterMs: time.afterMs }
}

/** The time that somebody wrote in another notation, such as `2026-09-06 10:15`; null when it is none. */
function timeFrom(text: string): string | null {
  const parts =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]?(\d{1,3}))?)?)?\s*Z?$/i.exec(
      text.trim(),
    )
  if (!parts) return null
  const [, year, month, date, hour = '00', minute = '00', sec = '00', ms = ''] = parts
  const written = `${year}${month}${date}T${hour}${minute}${sec}${ms.padEnd(3, '0')}Z`
  return readTime(written)?.exists ? written : null
}
