/** A KQML text as messages and problems; read again, only what a key press touched is looked at. */
import {
  readEach,
  rereadText,
  shiftProblem,
  type Chunk,
  type ChunkReading,
  type Problem,
  type TextReading,
} from '../../notation/index.ts'
import { customDialect, dialects, type Dialect, type DialectYear } from './dialects.ts'
import { readMessage } from './embedded.ts'
import type { KqmlMessage } from './message.ts'
import { chunkProblems } from './reader-findings.ts'
import { kqmlRules, type Mode } from './rules.ts'
import { hasCapitalName, textProblems, unclosedIn, type Unclosed } from './text-findings.ts'
import { wordProblems } from './word-findings.ts'

export interface KqmlOptions {
  /** Reader when left out. */
  readonly mode?: Mode
  /** 1997 when left out; or the words of a dialect of one's own. */
  readonly dialect?: DialectYear | readonly string[]
}

/** What was read of one chunk of a text. Places count from the chunk's origin. */
export interface KqmlChunk {
  readonly origin: number
  readonly reading: ChunkReading
  readonly message: KqmlMessage | null
  readonly problems: readonly Problem[]
}

export interface KqmlReading {
  readonly reading: TextReading
  readonly mode: Mode
  readonly dialect: Dialect
  readonly chunks: readonly KqmlChunk[]
}

/** What a text says, with places in the text. */
export interface KqmlText {
  readonly messages: readonly KqmlMessage[]
  readonly problems: readonly Problem[]
}

/** Reads a text as KQML messages and nothing else. Never throws. */
export function readKqml(text: string, options: KqmlOptions = {}): KqmlText {
  const mode = options.mode ?? 'reader'
  const dialect = dialectOf(options)
  const messages: KqmlMessage[] = []
  const problems: Problem[] = []
  const unclosed: Unclosed[] = []
  let end = 0
  let capitals = false
  readEach(text, kqmlRules[mode], (chunk) => {
    const read = readChunk(chunk, text, mode, dialect)
    if (read.message) messages.push(read.message)
    capitals ||= hasCapitalName(read.message)
    for (const problem of read.problems) problems.push(problem)
    const open = unclosedIn(chunk)
    if (open) unclosed.push(open)
    end = chunk.reading.to
  })
  const chunks = messages.map((message) => ({ origin: 0, message }))
  return {
    messages,
    problems: textProblems({ text, mode, chunks, unclosed, capitals, end }, problems),
  }
}

/** Everything that is wrong with a text, in its order. */
export const checkKqml = (text: string, options: KqmlOptions = {}): readonly Problem[] =>
  readKqml(text, options).problems

/**
 * Reads a text chunk by chunk, and takes over from `previous` whatever the difference does not touch:
 * those chunks hold the same `reading` and `message` objects as before.
 */
export function rereadKqml(
  text: string,
  options: KqmlOptions = {},
  previous: KqmlReading | null = null,
): KqmlReading {
  const mode = options.mode ?? 'reader'
  const given = dialectOf(options)
  const usable = previous?.mode === mode && sameDialect(previous.dialect, given) ? previous : null
  const dialect = usable?.dialect ?? given
  const reading = rereadText(text, kqmlRules[mode], usable?.reading ?? null)
  const known = usable?.chunks ?? []
  const first = commonStart(reading.chunks, known)
  const behind = reading.chunks.length - known.length
  const chunks = reading.chunks.map((chunk, index) => {
    const old = known[index < first ? index : index - behind]
    if (old?.reading !== chunk.reading) return readChunk(chunk, text, mode, dialect)
    return old.origin === chunk.origin ? old : { ...old, origin: chunk.origin }
  })
  return { reading, mode, dialect, chunks }
}

function commonStart(chunks: readonly Chunk[], known: readonly KqmlChunk[]): number {
  let index = 0
  while (index < chunks.length && chunks[index]?.reading === known[index]?.reading) index++
  return index
}

/** The problems of a reading with places in its text, in their order. */
export function problemsOfKqml(whole: KqmlReading): readonly Problem[] {
  const problems: Problem[] = []
  for (const { origin, problems: own } of whole.chunks) {
    for (const problem of own) problems.push(shiftProblem(problem, origin))
  }
  const { reading, mode, chunks } = whole
  const unclosed: Unclosed[] = []
  for (const chunk of chunks) {
    const open = unclosedIn(chunk)
    if (open) unclosed.push(open)
  }
  const last = chunks.at(-1)
  const end = last ? last.origin + last.reading.to : 0
  const capitals = chunks.some(({ message }) => hasCapitalName(message))
  return textProblems({ text: reading.text, mode, chunks, unclosed, capitals, end }, problems)
}

function readChunk(chunk: Chunk, text: string, mode: Mode, dialect: Dialect): KqmlChunk {
  const { origin, reading } = chunk
  const { form } = reading
  if (form?.kind !== 'list') {
    return { origin, reading, message: null, problems: chunkProblems(chunk, text, [], mode) }
  }
  const { message, problems } = readMessage(form, text, origin, mode)
  const words = wordProblems(message, dialect, mode)
  const found = words.length === 0 ? problems : [...problems, ...words]
  return { origin, reading, message, problems: chunkProblems(chunk, text, found, mode) }
}

function dialectOf({ dialect = 1997 }: KqmlOptions): Dialect {
  return typeof dialect === 'number' ? dialects[dialect] : customDialect('custom', dialect)
}

const sameDialect = (one: Dialect, other: Dialect): boolean =>
  one === other ||
  (one.id === other.id && one.performatives.join(' ') === other.performatives.join(' '))
