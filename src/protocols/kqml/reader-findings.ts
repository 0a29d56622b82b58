/**
 * What reader mode says instead of the codes of the notation, and what can be done about it: one finding
 * for one cause, with the words to type.
 */
import type { Chunk, ChunkReading, Edit, Problem, Sexp, Span } from '../../notation/index.ts'
import { kqmlFix, kqmlProblem, type KqmlFix } from './problems.ts'
import type { Mode } from './rules.ts'

/** Typographic quotes, as word processors put them for the straight one. */
const curly = '“”„‟'

/**
 * The findings of one chunk as they are shown. `found` are those of the message; all places count from
 * the chunk's origin, and so do those of the result.
 */
export function chunkProblems(
  chunk: Chunk,
  text: string,
  found: readonly Problem[],
  mode: Mode,
): readonly Problem[] {
  const { reading, origin } = chunk
  if (reading.problems.length === 0 && found.length === 0 && !reading.unclosed) return none
  const all = [...reading.problems, ...found].map((problem) =>
    withFixes(problem, reading, text, origin),
  )
  const judged = mode === 'reader' ? commaList(curlyQuotes(all, reading, text, origin)) : all
  return judged.sort((one, other) => one.from - other.from)
}

const none: readonly Problem[] = []

/** A problem of the notation with what can be done about it. */
function withFixes(problem: Problem, reading: ChunkReading, text: string, origin: number): Problem {
  const fix = fixOf(problem, reading, text, origin)
  const fixed = fix && !problem.fixes ? { ...problem, fixes: [fix] } : problem
  // The reader of the notation finds those that close nothing; those that are missing are found at the end.
  if (fixed.code !== 'unbalanced-paren') return fixed
  return { ...fixed, details: { ...fixed.details, why: 'extra' } }
}

function fixOf(
  { code, from, to }: Problem,
  reading: ChunkReading,
  text: string,
  origin: number,
): KqmlFix | null {
  switch (code) {
    case 'missing-whitespace':
      return kqmlFix('insert-blank', [{ from, to: from, insert: ' ' }], true)
    case 'empty-list':
      return kqmlFix('insert-listof', [{ from, to: from, insert: 'listof' }], false)
    case 'list-must-start-with-word':
      return kqmlFix('insert-listof', [{ from, to: from, insert: 'listof ' }], false)
    case 'unbalanced-paren':
    case 'expected-open-paren':
      if (text[origin + from] !== ')') return null
      return kqmlFix('delete-parenthesis', [{ from, to, insert: '' }], true)
    case 'unterminated-string':
      return kqmlFix('close-string', [stringEnd(from, reading, text, origin)], false)
    default:
      return null
  }
}

/** Where a string that ran away was probably meant to end: before the last parentheses of its form. */
function stringEnd(from: number, reading: ChunkReading, text: string, origin: number): Edit {
  let at = reading.to
  while (at > from + 1 && ') \t\r\n'.includes(text.charAt(origin + at - 1))) at--
  return { from: at, to: at, insert: '"' }
}

/** All commas of a message are one finding with one fix. */
function commaList(problems: readonly Problem[]): Problem[] {
  const commas = problems.filter(({ code }) => code === 'comma-list')
  const [first] = commas
  if (!first) return [...problems]
  const places = commas.map(({ from, to }) => ({ from, to }))
  const edits = places.map((place) => ({ ...place, insert: '' }))
  const fixes = [kqmlFix('remove-commas', edits, true)]
  const one = kqmlProblem('comma-list', first, {}, { places, fixes })
  return [...problems.filter(({ code }) => code !== 'comma-list'), one]
}

/**
 * Typographic quotes that were meant to delimit a string. Read by the letter they are parts of words;
 * where that breaks the row of parameters, they are what broke the notation.
 */
function curlyQuotes(
  problems: readonly Problem[],
  reading: ChunkReading,
  text: string,
  origin: number,
): readonly Problem[] {
  if (!problems.some(({ code }) => code === 'non-ascii')) return problems
  const words = wordsWith(reading.form, curly)
  const places = words.flatMap((word) => quotesIn(word, text, origin))
  const [first] = places
  const last = places.at(-1)
  if (!first || !last) return problems
  const stretch = { from: first.from, to: last.to }
  const within = ({ from }: Span): boolean => from >= stretch.from && from < stretch.to
  const broken = problems.some((problem) => isBreach(problem) && within(problem))
  const x = text.slice(origin + first.to, origin + (places[1]?.from ?? last.from))
  const edits = places.map((place) => ({ ...place, insert: '"' }))
  const fixes = [kqmlFix('straight-quotes', edits, places.length % 2 === 0)]
  const layer = broken ? 'notation' : 'message'
  const finding = kqmlProblem('curly-quotes', first, { x }, { places, fixes, layer })
  const causedByIt = (problem: Problem): boolean =>
    within(problem) && (isBreach(problem) || problem.code === 'non-ascii')
  return [...problems.filter((problem) => !causedByIt(problem)), finding]
}

const isBreach = ({ code }: Problem): boolean =>
  code === 'expected-keyword' || code === 'spaces-in-value'

/** The words of a tree that hold one of these characters, in their order. */
function wordsWith(form: Sexp | null, characters: string): Span[] {
  const found: Span[] = []
  const waiting: Sexp[] = form ? [form] : []
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'word') {
      const { text } = node
      if ([...characters].some((character) => text.includes(character))) found.push(node)
    } else if (node.kind === 'quotation') waiting.push(node.item)
    else if (node.kind === 'list') {
      for (let index = node.items.length - 1; index >= 0; index--) {
        const item = node.items[index]
        if (item) waiting.push(item)
      }
    }
  }
  return found
}

function quotesIn({ from, to }: Span, text: string, origin: number): Span[] {
  const places: Span[] = []
  for (let at = from; at < to; at++) {
    if (curly.includes(text.charAt(origin + at))) places.push({ from: at, to: at + 1 })
  }
  return places
}
