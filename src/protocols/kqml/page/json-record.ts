/** Messages that were written as JSON: `{"from": "ana", "content": "(stock lamp ?n)"}`. */
import { readText } from '../../../notation/index.ts'
import type { KqmlText } from '../agents/payload.ts'
import { kqmlString } from '../print.ts'
import { kqmlRules } from '../rules.ts'
import type { Gap } from './gap.ts'

export interface JsonRecord {
  readonly from: number
  readonly to: number
  /** Null when the record has none. */
  readonly performative: string | null
  readonly params: readonly KqmlText[]
}

/** A part of a message, by which a record is known. */
const parts = ['performative', 'sender', 'receiver', 'content']

/** The names that people give to what KQML calls otherwise. */
const renamed: Readonly<Record<string, string>> = {
  from: 'sender',
  to: 'receiver',
  reply_with: 'reply-with',
  in_reply_to: 'in-reply-to',
}

/** Records do not lie deeper than this in lists and records of a page. */
const depthMax = 4

/** The records in a stretch of text that have a part of a message; what lies inside one is part of it. */
export function jsonRecords({ text, from, to }: Gap): readonly JsonRecord[] {
  const found: JsonRecord[] = []
  const opened: number[] = []
  for (let at = from; at < to; at++) {
    const character = text[at]
    if (character === '"') at = stringEnd(text, at, to)
    else if (character === '{') opened.push(at)
    else if (character === '}') {
      const open = opened.pop()
      if (open === undefined || opened.length >= depthMax) continue
      const record = recordAt(text.slice(open, at + 1), open)
      if (!record) continue
      // An outer record takes the place of those that lie in it.
      while ((found.at(-1)?.from ?? -1) > open) found.pop()
      found.push(record)
    }
  }
  return found
}

/** The closing quotation mark; the opening one where its line has no other. */
function stringEnd(text: string, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '"') return at
    else if (character === '\n') return from
  }
  return from
}

function recordAt(text: string, from: number): JsonRecord | null {
  if (!parts.some((part) => text.includes(`"${part}"`))) return null
  const value = parsed(text)
  if (value === null || !isRecord(value)) return null
  const params: KqmlText[] = []
  let performative: string | null = null
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'string') continue
    const name = renamed[key.toLowerCase()] ?? key.toLowerCase()
    if (name === 'performative') performative = each
    else if (/^[a-z][\w-]*$/.test(name)) params.push({ name, value: asValue(each) })
  }
  const known = performative !== null || params.some(({ name }) => parts.includes(name))
  return known ? { from, to: from + text.length, performative, params } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is some other text with braces.
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A word or a list as it is; any other text as a string. */
function asValue(text: string): string {
  const { chunks } = readText(text, kqmlRules.reader)
  const [first] = chunks
  if (chunks.length === 1 && first?.reading.whole === true && first.reading.form) return text.trim()
  return /^[\w.@?-]+$/.test(text) ? text : kqmlString(text)
}
