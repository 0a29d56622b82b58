/** Finds the messages that stand somewhere in a text, whatever stands around them. */

/** What marks a message: its words, which only a protocol's room knows. */
export interface MessageSigns {
  readonly isAct: (word: string) => boolean
  /** A parameter's name without the colon. */
  readonly isParameter: (word: string) => boolean
}

export interface FoundMessage {
  readonly from: number
  readonly to: number
}

/** The messages of a text in their order; what lies inside one is part of it. */
export function findMessages(text: string, signs: MessageSigns): readonly FoundMessage[] {
  const found: FoundMessage[] = []
  let forced = 0
  let at = text.indexOf('(')
  while (at !== -1) {
    const patience = forced < forcedMax ? patienceMax : 0
    const to = beginsMessage(text, at, signs) ? formEnd(text, at, signs, patience) : -1
    if (to !== -1) found.push({ from: at, to })
    if (to !== -1 && text.charAt(to - 1) !== ')') forced += 1
    at = text.indexOf('(', to === -1 ? at + 1 : to)
  }
  return found
}

/** White space, and a comment of any kind or an arrow with a note up to the end of its line. */
const trivia = /(?:\s+|(?:;|\/\/|#\s|<-+|←)[^\n]*)*/y
const head = /\(\s*([A-Za-z][\w-]*)/y
const sublist = /\(\s*:?([A-Za-z][\w-]*)/y

/** A parenthesis, a word, and then a keyword, the end, or a list that is named after a parameter. */
function beginsMessage(text: string, at: number, signs: MessageSigns): boolean {
  head.lastIndex = at
  const word = head.exec(text)?.[1]
  if (word === undefined) return false
  trivia.lastIndex = head.lastIndex
  trivia.exec(text)
  const next = trivia.lastIndex
  switch (text.charAt(next)) {
    case ':':
      return /[A-Za-z]/.test(text.charAt(next + 1)) && keywordFits(text, next, word, signs)
    case ')':
      return signs.isAct(word.toLowerCase())
    case '(': {
      sublist.lastIndex = next
      const name = sublist.exec(text)?.[1]
      return name !== undefined && signs.isParameter(name.toLowerCase())
    }
    default:
      return false
  }
}

const keyword = /:([A-Za-z][\w-]*)/y

/** Other languages have keywords too: either the word or its first keyword must be one of a message. */
function keywordFits(text: string, at: number, word: string, signs: MessageSigns): boolean {
  if (signs.isAct(word.toLowerCase())) return true
  keyword.lastIndex = at
  const name = keyword.exec(text)?.[1]
  return name !== undefined && signs.isParameter(name.toLowerCase())
}

/**
 * How far past the next message an end is still looked for, and for how many messages that were never
 * closed: keeps the work linear.
 */
const patienceMax = 20_000
const forcedMax = 8

/**
 * Just after the form that opens here. One that nothing closes ends before the next line that begins a
 * message, or with the text; and always before a message that begins a paragraph.
 */
function formEnd(text: string, from: number, signs: MessageSigns, patience: number): number {
  let depth = 0
  let next = -1
  for (let at = from; at < text.length; at += 1) {
    if (next !== -1 && at - next > patience) return next
    switch (text.charAt(at)) {
      case '(':
        if (depth > 0 && startsParagraph(text, at) && beginsMessage(text, at, signs)) return at
        if (depth > 0 && next === -1 && startsLine(text, at) && beginsMessage(text, at, signs)) {
          next = at
        }
        depth += 1
        break
      case ')':
        depth -= 1
        if (depth === 0) return at + 1
        break
      case '"':
        at = stringEnd(text, at)
        break
      case '\\':
        // In a program's string the quotation marks of a message are escaped.
        at += 1
        break
      case ';':
        at = lineEnd(text, at)
        break
    }
  }
  return next === -1 ? text.length : next
}

/** At the very beginning of a line, with an empty line above: nobody lays out a message inside another so. */
const startsParagraph = (text: string, at: number): boolean =>
  /\n[ \t\r]*\n$/.test(text.slice(Math.max(0, at - 80), at))

/** Nothing but blanks between the beginning of its line and here. */
function startsLine(text: string, at: number): boolean {
  let before = at - 1
  while (text.charAt(before) === ' ' || text.charAt(before) === '\t') before -= 1
  return text.charAt(before) === '\n'
}

/** At the closing quote; where none comes, at the opening one, which then is a character like any other. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1
    else if (text.charAt(at) === '"') return at
  }
  return from
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** A message of FIPA ACL names its agents by identifiers, one of KQML by words. [FIPA SC00070] */
export const isAclText = (text: string): boolean => /\(\s*agent-identifier\b/i.test(text)
