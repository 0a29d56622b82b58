import type { Json } from '../../../base/index.ts'
import { isValid, type MessageSigns } from '../../../notation/index.ts'
import type { KqmlPayload, KqmlText } from '../agents/payload.ts'
import { fipaActs, synonyms } from '../foreign.ts'
import { isFamiliarParameter } from '../parameters.ts'
import { isPerformative, isWithdrawn } from '../performatives.ts'
import { paramsToJson } from '../print.ts'
import { readKqml } from '../read.ts'

/** The names that a list in the place of a keyword may bear: `(sender ana)`. */
const shellNames: ReadonlySet<string> = new Set([
  'sender',
  'receiver',
  'content',
  'language',
  'ontology',
  'performative',
  'reply-with',
  'in-reply-to',
])

/** What marks a KQML message in a page. */
export const kqmlSigns: MessageSigns = {
  isAct: (word) =>
    isPerformative(word) ||
    isWithdrawn(word) ||
    Object.hasOwn(fipaActs, word) ||
    Object.hasOwn(synonyms, word) ||
    word === 'kqml',
  isParameter: (name) =>
    shellNames.has(name) || (isFamiliarParameter(name) && !['from', 'to', 'name'].includes(name)),
}

/**
 * Reads one message of a page as it is meant: a value reaches up to the next keyword, whatever it holds;
 * parameters in parentheses count, and so does a performative that stands among them.
 *
 * This is for drawing and running what people wrote; the checker judges it by the rules. Our own reading.
 */
export function readPageMessage(text: string): KqmlPayload | null {
  const head = /^\(\s*([A-Za-z][\w-]*)/.exec(text)
  if (head?.[1] === undefined) return null
  const keywords = keywordParams(text, head[0].length)
  const params = unwrapped(keywords.length > 0 ? keywords : listParams(text, head[0].length))
  const buried = params.find(({ name }) => name === 'performative')
  const performative = head[1].toLowerCase() === 'kqml' && buried ? buried.value : head[1]
  if (isTemplate(performative, params)) return null
  return { performative, params: params.filter((param) => param !== buried) }
}

/** `(performative :sender <agent> …)` shows a form and says nothing. */
const isTemplate = (performative: string, params: readonly KqmlText[]): boolean =>
  performative.toLowerCase() === 'performative' && params.every(({ value }) => /^<.*>$/.test(value))

/** `(KIF S)` around a content names the language in the wrong place. */
function unwrapped(params: readonly KqmlText[]): readonly KqmlText[] {
  const wrapper = params.find(
    ({ name, value }) => name === 'content' && /^\(\s*KIF\s*\(/i.test(value),
  )
  if (!wrapper) return params
  const value = wrapper.value.replace(/^\(\s*KIF\s*/i, '').replace(/\)\s*$/, '')
  const others = params.map((param) => (param === wrapper ? { name: 'content', value } : param))
  const named = others.some(({ name }) => name === 'language')
  return named ? others : [{ name: 'language', value: 'KIF' }, ...others]
}

/** The parameters that begin with a keyword, each up to the next keyword of the same depth. */
function keywordParams(text: string, from: number): readonly KqmlText[] {
  const keywords = outside(text, from).filter(
    (at) => text.charAt(at) === ':' && /[\s)"'}\]]/.test(text.charAt(at - 1)),
  )
  const end = text.endsWith(')') ? text.length - 1 : text.length
  return keywords.flatMap((at, index) => {
    const name = /^:([A-Za-z][\w-]*)/.exec(text.slice(at, at + 80))?.[1]
    if (name === undefined) return []
    const value = clean(text.slice(at + 1 + name.length, keywords[index + 1] ?? end))
    return value === '' ? [] : [{ name: name.toLowerCase(), value }]
  })
}

/** The parameters that are written as lists: `(sender ana)`. */
function listParams(text: string, from: number): readonly KqmlText[] {
  return outside(text, from).flatMap((at) => {
    const name = /^\(\s*:?([A-Za-z][\w-]*)\s/.exec(text.slice(at, at + 80))
    if (name?.[1] === undefined || !shellNames.has(name[1].toLowerCase())) return []
    const value = clean(text.slice(at + name[0].length, closing(text, at)))
    return value === '' ? [] : [{ name: name[1].toLowerCase(), value }]
  })
}

/** A value without the comments in it; what stands in a string is no comment. */
function clean(text: string): string {
  let kept = ''
  let from = 0
  walk(text, 0, (character, at) => {
    if (at < from || !(character === '←' || text.startsWith('<-', at))) return true
    kept += text.slice(from, at)
    from = lineEnd(text, at)
    return true
  })
  return withoutComments(kept + text.slice(from)).trim()
}

/** Comments are what `walk` passes over and is no string. */
function withoutComments(text: string): string {
  let kept = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === '"') at = stringEnd(text, at)
    else if (text.charAt(at) === ';') {
      kept += text.slice(from, at).trimEnd()
      from = lineEnd(text, at)
      at = from - 1
    }
  }
  return kept + text.slice(from)
}

/** At the closing quote; where none comes, at the opening one, which then is a character like any other. */
function stringEnd(text: string, from: number): number {
  let end = from + 1
  while (end < text.length && text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1
  return end < text.length ? end : from
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** The places of a message's own depth at which a keyword or a list may begin. */
function outside(text: string, from: number): readonly number[] {
  const places: number[] = []
  let depth = 0
  walk(text, from, (character, at) => {
    if (depth === 0 && (character === ':' || character === '(')) places.push(at)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    return true
  })
  return places
}

/** The parenthesis that closes the one at `from`; the end of the text where none does. */
function closing(text: string, from: number): number {
  let depth = 0
  let found = text.length
  walk(text, from, (character, at) => {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth > 0) return true
    found = at
    return false
  })
  return found
}

/** Every character outside strings and comments, until the visitor has seen enough. */
function walk(text: string, from: number, visit: (character: string, at: number) => boolean): void {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '"') {
      at = stringEnd(text, at)
    } else if (character === ';') {
      at = lineEnd(text, at)
    } else if (!visit(character, at)) {
      return
    }
  }
}

/** The parameters of a page's message as JSON; a value that is no expression of KQML stays text. */
export function pageParamsToJson({ params }: KqmlPayload): Readonly<Record<string, Json>> {
  const values = new Map<string, Json>()
  for (const { name, value } of params) {
    if (values.has(name)) continue
    const { messages, problems } = readKqml(`(tell :value ${value})`)
    const [message, ...more] = messages
    const whole = more.length === 0 && isValid(problems)
    const read = message && whole ? paramsToJson(message) : {}
    values.set(name, read.value ?? value)
  }
  return Object.fromEntries(values)
}
