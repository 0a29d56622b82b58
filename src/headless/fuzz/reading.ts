import fc from 'fast-check'
import { formatKif } from '../../content/index.ts'
import type { Span } from '../../notation/index.ts'
import { formatAcl } from '../../protocols/fipa/index.ts'
import {
  formatKqml,
  paramsToJson,
  printKqml,
  problemsOfKqml,
  readKqml,
  rereadKqml,
  type KqmlMessage,
} from '../../protocols/kqml/index.ts'
import { checkFile, readScenario } from '../../scenarios/index.ts'
import { anyDialogue, anyText } from './texts.ts'

const names = ['page.txt', 'page.html', 'a.kqml', 'a.acl', 'a.kif', 'en.md', 'scenario.yaml']

/** Whatever the text, every reader comes back, and what it says lies inside the text. */
export const totalityProperty = fc.property(
  anyText,
  fc.constantFrom(...names),
  fc.constantFrom('strict' as const, 'reader' as const),
  fc.constantFrom(1993 as const, 1994 as const, 1997 as const),
  (text, name, mode, dialect) => {
    const { problems, messages } = checkFile({ name, text }, { mode, dialect })
    for (const problem of problems) {
      isInside(text, problem, problem.code)
      for (const place of problem.places ?? []) isInside(text, place, problem.code)
      for (const place of problem.related ?? []) isInside(text, place, problem.code)
      for (const { edits } of problem.fixes ?? []) {
        for (const edit of edits) isInside(text, edit, `a fix of ${problem.code}`, true)
      }
    }
    for (const message of messages) isInside(text, message, 'a message')
    readScenario([{ name, text }])
  },
)

/** A stretch is empty only at the end of the text, or where an edit inserts. */
function isInside(text: string, { from, to }: Span, what: string, mayBeEmpty = false): void {
  const isOrdered = from >= 0 && to <= text.length && from <= to
  if (isOrdered && (to > from || mayBeEmpty || from === text.length)) return
  throw new Error(`${what} stands at ${from} to ${to} in a text of ${text.length}`)
}

/** What was read is printed as something that reads the same, and laying out changes white space only. */
export const roundTripProperty = fc.property(fc.oneof(anyText, anyDialogue), (text) => {
  for (const message of readKqml(text, { mode: 'strict' }).messages) {
    const problems = readKqml(sliceOf(text, message), { mode: 'strict' }).problems
    if (problems.some(({ severity }) => severity === 'error')) continue
    const printed = printKqml(message)
    const [again] = readKqml(printed, { mode: 'strict' }).messages
    same(again ? valueOf(again) : 'nothing', valueOf(message), `printed as ${printed}`)
  }
  for (const format of [formatKqml, formatAcl, formatKif]) {
    const once = format(text)
    same(format(once), once, `${format.name} goes on changing`)
    // Quotation marks and escapes are written anew in KIF.
    if (format !== formatKif) same(bare(once), bare(text), `${format.name} changes more than space`)
  }
})

const sliceOf = (text: string, { from, to }: Span): string => text.slice(from, to)

const valueOf = (message: KqmlMessage): string => {
  const params = Object.entries(paramsToJson(message)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([message.performative.toLowerCase(), params])
}

/** The notations count control characters among their white space, and `\\t` in a string is the letter t. */
const bare = (text: string): string => text.replace(/[\s\p{Cc}\ufeff\\]+/gu, '')

/** Reading on after an edit comes to the same as reading everything anew. */
export const rereadProperty = fc.property(
  anyDialogue,
  fc.array(fc.tuple(fc.nat(), fc.nat({ max: 5 }), fc.oneof(anyText, fc.constant(''))), {
    minLength: 1,
    maxLength: 4,
  }),
  (first, edits) => {
    let text = first
    let reading = rereadKqml(text)
    for (const [where, length, put] of edits) {
      const from = where % (text.length + 1)
      text = text.slice(0, from) + put + text.slice(from + length)
      reading = rereadKqml(text, {}, reading)
      const anew = readKqml(text)
      same(list(problemsOfKqml(reading)), list(anew.problems), 'other problems')
    }
  },
)

const list = (values: readonly unknown[]): string => values.map((v) => JSON.stringify(v)).join('\n')

function same(actual: string, expected: string, complaint: string): void {
  if (actual === expected) return
  throw new Error(`${complaint}:\n${actual}\ninstead of\n${expected}`)
}
