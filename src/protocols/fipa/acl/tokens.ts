/**
 * The tokens of the string encoding, as questions about a whole word. [FIPA SC00070 §2.2]
 *
 * Numbers and times are told from words by the whole token; only what is neither may be a bad word.
 */
const numberShape = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/
const timeShape = /^([+-]?)(\d{4})(\d{2})(\d{2})[Tt](\d{2})(\d{2})(\d{2})(\d{3})([A-Za-z]?)$/

/** By the letter of the character classes a word could begin with a quote; a quote opens a string. */
export const isWord = (text: string): boolean => {
  if (text === '' || /^["#0-9\-@]/.test(text)) return false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code <= 0x20 || code === 0x28 || code === 0x29) return false
  }
  return true
}
export const isNumber = (text: string): boolean => numberShape.test(text)
export const isTime = (text: string): boolean => timeShape.test(text)

/** `:x` where a parameter's name may stand. */
export const isKeyword = (text: string): boolean => text.length > 1 && text.startsWith(':')

/** Names of acts, parameters and the words of agent identifiers compare without case. */
export const fold = (word: string): string => word.toLowerCase()

export interface AclTime {
  /** UTC in ISO 8601; null for a time from now on, and for a zone that we do not know. */
  readonly utc: string | null
  /** Milliseconds from the moment of reading, for a time with a sign. */
  readonly afterMs: number | null
  /** The letter after the time, upper case; empty when there is none. */
  readonly zone: string
  /** Whether such a day and hour exist. */
  readonly exists: boolean
  /** Written with a lower-case `t` or `z`, about which the standard leaves room. */
  readonly lowerCase: boolean
}

const second = 1_000
const day = 86_400 * second

/**
 * Reads a time token, or null when it is none. [FIPA SC00070 §2.4]
 *
 * A sign makes it an offset in the same layout; a year counts 365 days and a month 30, as JADE has it.
 * Without a letter it is the sender's local time, and all agents of Parley live in UTC: our choice.
 */
export function readTime(text: string): AclTime | null {
  const parts = timeShape.exec(text)
  if (!parts) return null
  const [, sign = '', ...rest] = parts
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, sec = 0, ms = 0] = rest
    .slice(0, 7)
    .map(Number)
  const letter = rest[7] ?? ''
  const lowerCase = text.includes('t') || letter === 'z'
  const zone = letter.toUpperCase()
  const clock = ((hour * 60 + minute) * 60 + sec) * second + ms
  if (sign !== '') {
    const after = (year * 365 + month * 30 + date) * day + clock
    return { utc: null, afterMs: sign === '-' ? -after : after, zone, exists: true, lowerCase }
  }
  const exists =
    month >= 1 &&
    month <= 12 &&
    date >= 1 &&
    date <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    sec < 60
  const known = exists && (zone === '' || zone === 'Z')
  const pad = (number: number, width: number) => String(number).padStart(width, '0')
  const utc = known
    ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}T${pad(hour, 2)}:${pad(minute, 2)}:${pad(sec, 2)}.${pad(ms, 3)}Z`
    : null
  return { utc, afterMs: null, zone, exists, lowerCase }
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
