/**
 * The one reader of the Lisp-like notations: KQML, the string form of FIPA ACL, KIF and SL.
 *
 * A text is a row of chunks: a form, a comment between forms, or a stretch that is neither. What is read of
 * a chunk depends on nothing before it, so after a key press only what was touched is read again.
 *
 * A form that is never closed is the one thing that reaches further. It is read to the end of the text
 * first, since messages may lie in one another without any indentation; only when no parenthesis closes
 * it there, it ends before the next line that begins a message. So one forgotten parenthesis or quotation
 * mark costs one message, and a text that is right is never cut. This recovery is our own choice.
 */
import { isSlashComment, lineEnd } from './finding-list.ts'
import { FormReader } from './form-reader.ts'
import type { Problem, Span } from './problem.ts'
import { nextResume } from './resume.ts'
import { starts, type Finding, type ReadingRules } from './rules.ts'
import type { Sexp } from './sexp.ts'

/** What was read of one chunk. Places count from the `origin` of its chunk. */
export interface ChunkReading extends Span {
  readonly kind: 'form' | 'comment' | 'stray'
  readonly form: Sexp | null
  readonly comments: readonly Span[]
  /** Without `unterminated`, which stands at the end of the text: see `problemsOf`. */
  readonly problems: readonly Problem[]
  /** The innermost parenthesis that nothing closed. */
  readonly unclosed: Span | null
  /** False when the form had to be ended by force. */
  readonly whole: boolean
}

export interface Chunk {
  /** Added to every place in `reading`. */
  readonly origin: number
  /** The same object as long as the text of the chunk stays the same: a key for what is derived from it. */
  readonly reading: ChunkReading
}

export interface TextReading {
  readonly text: string
  readonly rules: ReadingRules
  readonly chunks: readonly Chunk[]
}

/** After so many forms without an end none is looked for beyond the next message: keeps the work linear. */
const searchesMax = 8
const none: readonly never[] = []

/** Reads a whole text, with places in the text: every origin is 0. Never throws. */
export function readText(text: string, rules: ReadingRules): TextReading {
  const reader = new TextReader(text, rules, false)
  let at = 0
  while (at < text.length) at = reader.next(at)
  return { text, rules, chunks: reader.chunks }
}

/**
 * Reads a whole text chunk by chunk, with places in the text, for whoever keeps little of each: what is
 * not kept is gone at once, which is what reading a long text mostly costs.
 */
export function readEach(text: string, rules: ReadingRules, visit: (chunk: Chunk) => void): void {
  const reader = new TextReader(text, rules, false)
  let at = 0
  while (at < text.length) {
    at = reader.next(at)
    const chunk = reader.chunks.pop()
    if (chunk) visit(chunk)
  }
}

/** Reads no more than the first chunk of a text; null when there is none. */
export function readFirst(text: string, rules: ReadingRules): Chunk | null {
  const reader = new TextReader(text, rules, false)
  reader.next(0)
  return reader.chunks[0] ?? null
}

/** Chunk after chunk of one text. */
export class TextReader {
  readonly chunks: Chunk[] = []
  readonly #text: string
  readonly #rules: ReadingRules
  readonly #relative: boolean
  readonly #forms: FormReader
  /** Parentheses at the beginning of a line that are known to stay open to the end of the text. */
  readonly #open = new Set<number>()
  #searches = 0

  constructor(text: string, rules: ReadingRules, relative: boolean) {
    this.#text = text
    this.#rules = rules
    this.#relative = relative
    this.#forms = new FormReader(text, rules)
  }

  /** Whether forms are still looked for to the end of the text. */
  get patient(): boolean {
    return this.#searches < searchesMax
  }

  /** Reads the next chunk, if there is one, and returns where to go on. */
  next(from: number): number {
    const text = this.#text
    const { starts: first, atoms } = this.#rules
    let at = from
    while (at < text.length && first[text.charCodeAt(at)] === starts.white) at++
    if (at >= text.length) return at
    const kind = first[text.charCodeAt(at)]
    if (kind === starts.open) return this.#form(at)
    if (at === 0 && text.charCodeAt(0) === 0xfeff) return this.#stray(0, 1, 'byte-order-mark')
    if (kind === starts.comment) return this.#comment(at, 'comment')
    if (this.#rules.slashComments && isSlashComment(text, at)) {
      return this.#comment(at, 'slash-comment')
    }
    if (kind === starts.close) return this.#extra(at)
    if (atoms && kind !== starts.bad && kind !== starts.comma) return this.#form(at)
    return this.#outside(at)
  }

  #form(from: number): number {
    const text = this.#text
    const forms = this.#forms
    const base = this.#relative ? from : 0
    const known = this.#open.has(from) || !this.patient
    forms.read(from, known ? nextResume(text, from + 1, this.#rules) : text.length, base)
    if (!forms.closed && !known) {
      this.#searches++
      this.#remember(forms.unclosed)
      const limit = nextResume(text, from + 1, this.#rules)
      if (limit < text.length) forms.read(from, limit, base)
    }
    this.#add(base, {
      kind: 'form',
      from: from - base,
      to: forms.end - base,
      form: forms.form,
      comments: forms.found.comments.length === 0 ? none : forms.found.comments,
      problems: forms.found.problems.length === 0 ? none : forms.found.problems,
      unclosed: forms.brokenString ? null : forms.innermost,
      whole: forms.closed,
    })
    return forms.end
  }

  #remember(unclosed: readonly number[]): void {
    for (const at of unclosed) {
      const before = at === 0 ? 10 : this.#text.charCodeAt(at - 1)
      if (before === 10 || before === 13) this.#open.add(at)
    }
  }

  #comment(from: number, finding: Finding): number {
    const to = lineEnd(this.#text, from, this.#text.length)
    const base = this.#relative ? from : 0
    // By the letter of a notation without comments only a parenthesis may stand here.
    const strict = finding === 'comment' && this.#rules.verdicts.comment?.severity === 'error'
    const found = this.#problem(strict ? 'outside' : finding, from, from + 1, base)
    this.#add(base, {
      kind: 'comment',
      from: from - base,
      to: to - base,
      form: null,
      comments: [{ from: from - base, to: to - base }],
      problems: found ? [found] : none,
      unclosed: null,
      whole: true,
    })
    return to
  }

  /** Closing parentheses that close nothing: those that stand together. */
  #extra(from: number): number {
    let to = from + 1
    while (to < this.#text.length && this.#text[to] === ')') to++
    return this.#stray(from, to, 'extra-paren')
  }

  /** Text between the forms: to the next parenthesis. */
  #outside(from: number): number {
    const open = this.#text.indexOf('(', from)
    return this.#stray(from, open < 0 ? this.#text.length : open, 'outside')
  }

  #stray(from: number, to: number, finding: Finding): number {
    const base = this.#relative ? from : 0
    const shown = finding === 'outside' ? lineEnd(this.#text, from, to) : to
    const found = this.#problem(finding, from, Math.max(shown, from + 1), base)
    this.#add(base, {
      kind: 'stray',
      from: from - base,
      to: to - base,
      form: null,
      comments: none,
      problems: found ? [found] : none,
      unclosed: null,
      whole: true,
    })
    return to
  }

  #add(origin: number, reading: ChunkReading): void {
    this.chunks.push({ origin, reading })
  }

  #problem(finding: Finding, from: number, to: number, base: number): Problem | null {
    const verdict = this.#rules.verdicts[finding]
    if (!verdict) return null
    const { code, severity, layer = 'notation' } = verdict
    const details = { x: this.#text.slice(from, Math.min(to, from + 40)) }
    return { code, severity, layer, from: from - base, to: to - base, details }
  }
}
