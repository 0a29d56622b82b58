/** The editor's Format: only white space changes, and only where the text could be read. */
import {
  formatSexp,
  readText,
  type ChunkReading,
  type Sexp,
  type Span,
} from '../../notation/index.ts'
import { kqmlRules } from './rules.ts'

/**
 * Lays every message out over lines, one parameter a line where it is long, each message on a line
 * of its own. Comments stay where they are, and what could not be read stays as it is, byte for byte.
 * Formatting a second time changes nothing.
 */
export function formatKqml(text: string): string {
  const { chunks } = readText(text, kqmlRules.reader)
  let formatted = ''
  let end = 0
  /** Whether the chunk before was one that could be read; nothing before the first counts as one. */
  let read = true
  for (const { reading } of chunks) {
    const gap = text.slice(end, reading.from)
    const readable = isReadable(reading)
    if (!read || !readable) formatted += gap
    else if (formatted !== '') formatted += between(gap, reading)
    formatted += readable ? layOut(reading, text) : text.slice(reading.from, reading.to)
    end = reading.to
    read = readable
  }
  const tail = text.slice(end)
  return formatted + (read && chunks.length > 0 && tail.includes('\n') ? '\n' : read ? '' : tail)
}

function isReadable({ kind, whole, problems }: ChunkReading): boolean {
  return kind !== 'stray' && whole && !problems.some(({ severity }) => severity === 'error')
}

/** The white space before a chunk: one blank line is kept, a note stays on its line, a message begins one. */
function between(gap: string, { kind }: ChunkReading): string {
  const lines = gap.split(/\r\n|\r|\n/).length - 1
  if (lines === 0) return kind === 'comment' ? ' ' : '\n'
  return lines > 1 ? '\n\n' : '\n'
}

function layOut({ form, from, to, comments }: ChunkReading, text: string): string {
  const written = text.slice(from, to)
  if (!form) return written.trimEnd()
  return comments.length === 0 ? formatSexp(form) : reindent(form, comments, written, from)
}

/** A message with comments keeps its lines; each begins as far in as its lists are deep. */
function reindent(form: Sexp, comments: readonly Span[], written: string, from: number): string {
  const depths = depthsIn(form, comments, written, from)
  return written.split(/(\r\n|\r|\n)/).reduce<{ text: string; at: number }>(
    ({ text, at }, part, index) => {
      const next = at + part.length
      const depth = depths.get(at)
      if (index % 2 === 1) return { text: text + part, at: next }
      if (depth === undefined || index === 0) return { text: text + part.trimEnd(), at: next }
      const line = part.trim()
      // A closing parenthesis that begins a line closes the list that it belongs to.
      const inner = line.startsWith(')') ? depth - 1 : depth
      return { text: text + (line === '' ? '' : indent(inner) + line), at: next }
    },
    { text: '', at: 0 },
  ).text
}

const indent = (depth: number): string => '  '.repeat(Math.max(0, Math.min(depth, 20)))

/** For each line that begins between tokens: how many lists are open there. */
function depthsIn(
  form: Sexp,
  comments: readonly Span[],
  written: string,
  from: number,
): ReadonlyMap<number, number> {
  const depthAt = new Int32Array(written.length + 1)
  const inside = new Uint8Array(written.length + 1)
  const waiting: Sexp[] = [form]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'quotation') waiting.push(node.item)
    else if (node.kind === 'string') inside.fill(1, node.from - from + 1, node.to - from)
    else if (node.kind === 'list') {
      change(depthAt, node.from - from + 1, 1)
      change(depthAt, node.to - from, -1)
      for (const item of node.items) waiting.push(item)
    }
  }
  for (const comment of comments) inside.fill(0, comment.from - from, comment.to - from)
  const depths = new Map<number, number>()
  let depth = 0
  for (let at = 0; at < written.length; at++) {
    depth += depthAt[at] ?? 0
    const before = written[at - 1]
    const begins = before === '\n' || (before === '\r' && written[at] !== '\n')
    if (begins && inside[at] === 0) depths.set(at, depth)
  }
  return depths
}

function change(depths: Int32Array, at: number, by: number): void {
  depths[at] = (depths[at] ?? 0) + by
}
