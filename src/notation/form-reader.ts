/**
 * Reads one form of a Lisp-like notation: the loop that every character of every message goes through.
 *
 * It keeps its own stack, so the depth of a text is bounded by memory alone, and it asks two tables by
 * code unit what a character does, so that it runs at the speed of the machine's own readers.
 */
import { FindingList, isSlashComment } from './finding-list.ts'
import { sliceShared } from './intern.ts'
import { oddWordEnd } from './odd-word.ts'
import { isWideBlank, starts, within, type ReadingRules } from './rules.ts'
import { countedEnd, digitsEnd, stringEnd, unescape } from './strings.ts'
import type { Span } from './problem.ts'
import type { Sexp, SexpQuotation } from './sexp.ts'

// The tables' values as constants of this module: the loop compares with them at every character.
const { word: WORD, white: WHITE, open: OPEN, close: CLOSE, quote: QUOTE } = starts
const { hash: HASH, comment: COMMENT, mark: MARK, comma: COMMA, odd: ODD_START } = starts
const { part: PART, odd: ODD, end: END } = within

/** A quotation mark that waits for its item. */
interface Mark {
  readonly mark: SexpQuotation['mark']
  readonly from: number
  /** How many lists were open at the mark. */
  readonly depth: number
  /** Whether a comma was in its place before the mark. */
  readonly commas: boolean
}

export class FormReader {
  readonly #text: string
  readonly #rules: ReadingRules
  /** What is subtracted from every place: the start of the form, or 0. */
  #base = 0
  #limit = 0
  /** The items of all open lists, one list behind the other. */
  readonly #values: Sexp[] = []
  #top = 0
  /** For each open list the index of its first item in `#values`, and its place. */
  readonly #firsts: number[] = []
  readonly #opened: number[] = []
  #depth = 0
  readonly #marks: Mark[] = []
  /** Whether the next word is simply the next item of a list. */
  #inList = false
  /** Whether a comma may stand here: inside a backquote. */
  #commas = false

  form: Sexp | null = null
  /** Just after the form. */
  end = 0
  /** False when the limit came before the end of the form. */
  closed = false
  /** A string ran into the limit; what is open around it is not a second mistake. */
  brokenString = false
  /** The innermost list that was open at the limit. */
  innermost: Span | null = null
  /** The places of the lists that were open at the limit. */
  unclosed: readonly number[] = []
  readonly found: FindingList

  constructor(text: string, rules: ReadingRules) {
    this.#text = text
    this.#rules = rules
    this.found = new FindingList(text, rules)
  }

  /** Reads the form that begins at `from`; nothing from `limit` on is looked at. */
  read(from: number, limit: number, base: number): void {
    this.#base = base
    this.#limit = limit
    this.#top = 0
    this.#depth = 0
    this.#inList = false
    this.#marks.length = 0
    this.#commas = false
    this.brokenString = false
    this.found.restart(base)
    this.innermost = null
    this.unclosed = []
    this.closed = this.#run(from)
    if (!this.closed) this.#giveUp()
    this.form = this.#top > 0 ? (this.#values[0] ?? null) : null
  }

  /** True when the form ended before the limit. */
  #run(from: number): boolean {
    const text = this.#text
    const limit = this.#limit
    const first = this.#rules.starts
    const inside = this.#rules.within
    const base = this.#base
    const values = this.#values
    let at = from
    /** Where the last element ended: what begins right there lacks its white space. */
    let glued = -1
    while (at < limit) {
      const kind = first[text.charCodeAt(at)]
      if (kind === WHITE) {
        at++
        continue
      }
      if (kind === WORD) {
        const begin = at++
        let part = END as number // widened: the loop below assigns the other values
        while (at < limit && (part = inside[text.charCodeAt(at)] ?? END) === PART) at++
        if (part === ODD && at < limit) at = this.#oddWord(begin, at)
        if (begin === glued) this.found.find('missing-whitespace', begin, begin + 1)
        const word = sliceShared(text, begin, at)
        values[this.#top++] = { kind: 'word', from: begin - base, to: at - base, text: word }
        glued = at
        // In a list, and nothing waits for it: by far the most words.
        if (this.#inList) continue
      } else if (kind === OPEN) {
        if (at === glued) this.found.find('missing-whitespace', at, at + 1)
        this.#open(at++)
        glued = -1
        continue
      } else if (kind === CLOSE) {
        if (this.#depth === 0) {
          this.#limit = at
          break
        }
        this.#close(at++)
        glued = at
      } else {
        const before = this.#top
        const next = this.#rare(kind ?? 0, at, glued)
        glued = this.#top > before ? next : -1
        at = next
        if (this.#top === before) continue
      }
      if (this.#marks.length > 0) this.#wrap()
      this.#inList = this.#depth > 0 && this.#marks.length === 0
      if (this.#depth === 0 && this.#marks.length === 0) {
        this.end = at
        return !this.brokenString
      }
    }
    this.end = at
    return false
  }

  #open(at: number): void {
    this.#head(at)
    this.#firsts[this.#depth] = this.#top
    this.#opened[this.#depth++] = at
    this.#inList = this.#marks.length === 0
  }

  /** Whatever is neither a plain word nor a parenthesis; returns where reading goes on. */
  #rare(kind: number, at: number, glued: number): number {
    if (kind === COMMENT) return this.found.comment(at, this.#limit, 'comment')
    if (kind === ODD_START && isWideBlank(this.#text.charAt(at))) {
      this.found.find('non-ascii', at, at + 1)
      return at + 1
    }
    if (kind === 0 || (kind === COMMA && !this.#commas)) {
      this.found.find(kind === COMMA ? 'comma' : 'bad-character', at, at + 1)
      return at + 1
    }
    if (this.#rules.slashComments && isSlashComment(this.#text, at))
      return this.found.comment(at, this.#limit, 'slash-comment')
    if (at === glued) this.found.find('missing-whitespace', at, at + 1)
    if (kind === ODD_START) {
      return this.#word(at, this.#oddWord(at, at))
    }
    this.#head(at)
    if (kind === QUOTE) return this.#string(at)
    if (kind === HASH) return this.#counted(at)
    if (kind === MARK) return this.#quote(at, this.#text.charAt(at) === '`' ? '`' : "'")
    return kind === COMMA ? this.#comma(at) : at + 1
  }

  #oddWord(from: number, at: number): number {
    const bars = this.#rules.bars && this.#depth > 0
    return oddWordEnd(this.#text, [from, at, this.#limit], this.#rules, bars, this.found)
  }

  #word(from: number, to: number): number {
    const text = this.#text.slice(from, to)
    this.#push({ kind: 'word', from: from - this.#base, to: to - this.#base, text })
    return to
  }

  #push(item: Sexp): void {
    this.#values[this.#top++] = item
  }

  /** Inside a message a list begins with a word; `at` is an element that is none. */
  #head(at: number): void {
    const depth = this.#depth
    if (depth > 1 && this.#top === this.#firsts[depth - 1] && !this.#waiting()) {
      this.found.find('list-must-start-with-word', at, at + 1)
    }
  }

  /** Whether a quotation mark at this depth still waits for its item. */
  #waiting(): boolean {
    const mark = this.#marks.at(-1)
    return mark?.depth === this.#depth
  }

  #close(at: number): void {
    while (this.#waiting()) this.#dropMark()
    const depth = --this.#depth
    const begin = this.#firsts[depth] ?? 0
    if (this.#top === begin && depth > 0) this.found.find('empty-list', at, at + 1)
    const items = this.#values.slice(begin, this.#top)
    this.#top = begin
    this.#push({
      kind: 'list',
      from: (this.#opened[depth] ?? 0) - this.#base,
      to: at + 1 - this.#base,
      items,
      closed: true,
    })
  }

  /** Puts the last item into the marks that waited for it. */
  #wrap(): void {
    while (this.#waiting()) {
      const mark = this.#marks.pop()
      const item = this.#values[--this.#top]
      if (!mark || !item) return
      this.#commas = mark.commas
      this.#push({
        kind: 'quotation',
        from: mark.from - this.#base,
        to: item.to,
        mark: mark.mark,
        item,
      })
    }
  }

  #dropMark(): void {
    const mark = this.#marks.pop()
    if (!mark) return
    this.#commas = mark.commas
    this.found.find('quotation-of-nothing', mark.from, mark.from + mark.mark.length)
  }

  #quote(at: number, mark: SexpQuotation['mark']): number {
    this.#inList = false
    this.#marks.push({ mark, from: at, depth: this.#depth, commas: this.#commas })
    // By the letter a plain quote leads out of the backquote; readers of Lisp stay in it.
    if (mark === '`') this.#commas = true
    const next = at + mark.length
    if (next < this.#limit && this.#rules.starts[this.#text.charCodeAt(next)] === WHITE) {
      this.found.find('quotation-space', next, next + 1)
    }
    return next
  }

  #comma(at: number): number {
    const nearest = this.#marks.at(-1)
    if (nearest?.mark === "'") this.found.find('nested-comma', at, at + 1)
    if (!this.#text.startsWith(',@(', at)) return this.#quote(at, ',')
    this.found.find('splice', at + 2, at + 3)
    return this.#quote(at, ',@')
  }

  #string(at: number): number {
    const { escapes } = this.#rules
    const text = this.#text
    const found = stringEnd(text, at, this.#limit, escapes)
    if (found.wide >= 0) this.found.find('non-ascii', found.wide, found.wide + 1)
    if (!found.closed) {
      this.brokenString = true
      this.found.find('unterminated-string', at, at + 1)
    }
    const raw = text.slice(at + 1, found.closed ? found.end - 1 : found.end)
    const value = found.escaped ? unescape(raw, escapes) : raw
    this.#push({
      kind: 'string',
      from: at - this.#base,
      to: found.end - this.#base,
      value,
      count: null,
    })
    return found.end
  }

  #counted(at: number): number {
    const text = this.#text
    const digits = digitsEnd(text, at + 1, this.#limit)
    if (digits === at + 1 || digits >= this.#limit || text.charAt(digits) !== '"') {
      this.found.find(
        'bad-length-string',
        Math.min(digits, this.#limit - 1),
        Math.min(digits + 1, this.#limit),
      )
      return this.#word(at, this.#oddWord(at, digits))
    }
    const count = Number(text.slice(at + 1, digits))
    const found = countedEnd(text, digits + 1, this.#limit, count)
    if (found.wide >= 0) this.found.find('non-ascii', found.wide, found.wide + 1)
    if (found.bytes !== count) {
      this.brokenString ||= found.bytes < count
      const details = { x: String(count), y: String(found.bytes) }
      this.found.find('short-length-string', at, digits + 1, details)
    }
    const value = text.slice(digits + 1, found.end)
    this.#push({ kind: 'string', from: at - this.#base, to: found.end - this.#base, value, count })
    return found.end
  }

  /** Closes what the limit left open, so that what was read of it is there. */
  #giveUp(): void {
    while (this.#marks.length > 0 && this.#waiting()) this.#dropMark()
    const depth = this.#depth
    this.unclosed = this.#opened.slice(0, depth)
    const inner = this.#opened[depth - 1]
    if (inner !== undefined && depth > 0) {
      this.innermost = { from: inner - this.#base, to: inner + 1 - this.#base }
    }
    let to = this.#limit
    while (to > 0 && this.#rules.starts[this.#text.charCodeAt(to - 1)] === WHITE) to--
    this.end = to
    while (this.#depth > 0) {
      while (this.#waiting()) this.#dropMark()
      const open = --this.#depth
      const begin = this.#firsts[open] ?? 0
      const items = this.#values.slice(begin, this.#top)
      this.#top = begin
      const from = (this.#opened[open] ?? 0) - this.#base
      this.#push({ kind: 'list', from, to: to - this.#base, items, closed: false })
      this.#wrap()
    }
  }
}
