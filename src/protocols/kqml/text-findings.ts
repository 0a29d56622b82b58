/** What is found in a text as a whole: its end, its names, and remarks that would repeat themselves. */
import type { Chunk, Problem, Sexp, SexpWord, Span } from '../../notation/index.ts'
import type { KqmlMessage } from './message.ts'
import { kqmlFix, kqmlProblem } from './problems.ts'
import type { Mode } from './rules.ts'

/** What is known of a text as a whole. */
export interface Whole {
  readonly text: string
  readonly mode: Mode
  readonly chunks: readonly {
    readonly origin: number
    readonly message: KqmlMessage | null
  }[]
  readonly unclosed: readonly Unclosed[]
  /** Whether any agent's name has a capital. */
  readonly capitals: boolean
  /** Just after the last chunk. */
  readonly end: number
}

/** A form that nothing closed; places in the text. */
export interface Unclosed {
  readonly opened: Span
  readonly end: number
  /** How many parentheses are missing. */
  readonly missing: number
}

export function unclosedIn({ origin, reading }: Chunk): Unclosed | null {
  const { unclosed, form, to } = reading
  if (!unclosed) return null
  const opened = { from: unclosed.from + origin, to: unclosed.to + origin }
  return { opened, end: origin + to, missing: openLists(form) }
}

/** The findings of the chunks and those of the whole, in the order of their places. */
export function textProblems(whole: Whole, problems: readonly Problem[]): readonly Problem[] {
  const all = [...problems, ...unterminated(whole), ...caseVariants(whole)]
  const { chunks, text } = whole
  if (all.length === 0 && !chunks.some(({ message }) => message)) {
    return [kqmlProblem('no-message', { from: text.length, to: text.length })]
  }
  return gathered(all).sort((one, other) => one.from - other.from)
}

/** A remark that is made again and again is one finding with many places. */
function gathered(problems: readonly Problem[]): Problem[] {
  const remarks = new Map<string, Problem[]>()
  const rest: Problem[] = []
  for (const problem of problems) {
    if (problem.severity !== 'info' || problem.layer !== 'notation') rest.push(problem)
    else {
      const same = remarks.get(problem.code)
      if (same) same.push(problem)
      else remarks.set(problem.code, [problem])
    }
  }
  for (const same of remarks.values()) rest.push(...merged(same))
  return rest
}

/** More places than this tell nobody more. */
const placesMax = 1000

function merged(same: readonly Problem[]): readonly Problem[] {
  const [first] = same
  if (!first || same.length === 1) return same
  const shown = same.slice(0, placesMax)
  const fixes = shown.flatMap(({ fixes: own = [] }) => own)
  const [fix] = fixes
  return [
    {
      ...first,
      places: shown.map(({ from, to }) => ({ from, to })),
      ...(fix && { fixes: [{ ...fix, edits: fixes.flatMap(({ edits }) => edits) }] }),
    },
  ]
}

/**
 * Forms that nothing closed. By the letter each is noticed at the end of the text; a person is shown
 * where the message ends.
 */
function unterminated({ text, mode, unclosed, end: last }: Whole): Problem[] {
  return unclosed.map(({ opened, end, missing }) => {
    const edits = [{ from: end, to: end, insert: ')'.repeat(Math.min(missing, 1000)) }]
    const related = [{ ...opened, code: 'opened-here' as const }]
    const more = { related, fixes: [kqmlFix('close-parenthesis', edits, false)] }
    const atEnd = mode === 'strict' || end === last
    const place = atEnd ? { from: text.length, to: text.length } : { from: end - 1, to: end }
    const code = mode === 'strict' ? 'unterminated' : 'unbalanced-paren'
    const details = { x: String(missing), y: ')'.repeat(Math.min(missing, countedMax)) }
    const why = missing === 1 ? 'missing' : missing <= countedMax ? 'several' : 'many'
    return kqmlProblem(code, place, mode === 'strict' ? details : { ...details, why }, more)
  })
}

/** More parentheses than this nobody counts. Our own choice. */
const countedMax = 9

/** How many lists of a form are open at its end: they lie in one another, each the last item. */
function openLists(form: Sexp | null): number {
  let count = 0
  let node: Sexp | null | undefined = form
  while (node) {
    if (node.kind === 'quotation') node = node.item
    else if (node.kind === 'list' && !node.closed) {
      count++
      node = node.items.at(-1)
    } else break
  }
  return count
}

const isAgentParameter = (name: string): boolean =>
  name === 'sender' || name === 'receiver' || name === 'from' || name === 'to'

/** Names of agents that differ in case only are two agents: compared exactly, and pointed out. */
function caseVariants(whole: Whole): Problem[] {
  if (!whole.capitals) return []
  const exact = new Set<string>()
  eachName(whole, ({ text }) => exact.add(text))
  const lower = new Map<string, string[]>()
  for (const name of exact) {
    const key = name.toLowerCase()
    const same = lower.get(key)
    if (same) same.push(name)
    else lower.set(key, [name])
  }
  const several = [...lower.values()].filter((names) => names.length > 1)
  if (several.length === 0) return []
  const places = new Map<string, Span[]>(several.flat().map((name) => [name, []]))
  eachName(whole, ({ text, from, to }, origin) => {
    const known = places.get(text)
    if (known && known.length < placesMax) known.push({ from: from + origin, to: to + origin })
  })
  return several.flatMap(([first = '', ...others]) =>
    others.flatMap((name) => variantProblem(first, name, places.get(name) ?? [])),
  )
}

/** Without a capital in any name no two can differ in case, and most texts have none. */
export function hasCapitalName(message: KqmlMessage | null): boolean {
  for (let each = message; each; each = each.embedded) {
    for (const { name, value } of each.params) {
      if (isAgentParameter(name) && value.kind === 'word' && mayHaveCapital(value.text)) return true
    }
  }
  return false
}

/** A capital of ASCII, or a character of which this cannot be told at a glance. */
function mayHaveCapital(name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    if ((code >= 65 && code <= 90) || code > 127) return true
  }
  return false
}

function eachName(
  { chunks }: Pick<Whole, 'chunks'>,
  visit: (name: SexpWord, origin: number) => void,
): void {
  for (const { origin, message } of chunks) {
    for (let each = message; each; each = each.embedded) {
      for (const { name, value } of each.params) {
        if (isAgentParameter(name) && value.kind === 'word') visit(value, origin)
      }
    }
  }
}

function variantProblem(first: string, name: string, places: readonly Span[]): Problem[] {
  const [place] = places
  if (!place) return []
  const edits = places.map((each) => ({ ...each, insert: first }))
  const fixes = [kqmlFix('rename-agent', edits, false)]
  return [kqmlProblem('case-variants', place, { x: first, y: name }, { places, fixes })]
}
