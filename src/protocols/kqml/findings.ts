import type { Problem, Sexp, SexpList, SexpWord, Span } from '../../notation/index.ts'
import type { KqmlParam } from './message.ts'
import { kqmlFix, kqmlProblem } from './problems.ts'
import type { Mode } from './rules.ts'

/** More findings than this about one message teach nothing. */
const problemsMax = 100

/** What is wrong with the shape of one message; places count from where those of the message do. */
export class MessageFindings {
  readonly problems: Problem[] = []
  readonly #mode: Mode

  constructor(mode: Mode) {
    this.#mode = mode
  }

  noPerformative(list: SexpList): void {
    const head = list.items[0]
    if (head) {
      this.problems.push(kqmlProblem('performative-not-a-word', first(head)))
    } else if (list.closed) {
      this.problems.push(kqmlProblem('missing-performative', last(list)))
    }
  }

  noValue(list: SexpList, keyword: SexpWord): void {
    this.problems.push(kqmlProblem('missing-value', last(list), { x: keyword.text }))
  }

  /** These items stand where a keyword is due; `before` is the parameter before them. */
  notAKeyword(items: readonly Sexp[], before: KqmlParam | undefined): void {
    const item = items[0]
    if (!item || this.problems.length >= problemsMax) return
    const looksForgotten = before?.value.kind === 'word' && before.value.text.startsWith(':')
    if (looksForgotten) {
      const related = [{ ...span(before), code: 'value-missing' as const }]
      const details = { x: wordOf(item), y: `:${before.name}`, why: 'value-missing' }
      this.problems.push(kqmlProblem('expected-keyword', first(item), details, { related }))
    } else if (this.#mode === 'reader' && before?.value.kind === 'word' && item.kind === 'word') {
      this.problems.push(spacesInValue(before, items))
    } else {
      this.problems.push(kqmlProblem('expected-keyword', first(item), { x: wordOf(item) }))
    }
  }
}

const span = ({ from, to }: Span): Span => ({ from, to })

/** A word as a whole; of anything longer the character with which it begins. */
const first = (node: Sexp): Span =>
  node.kind === 'word' ? span(node) : { from: node.from, to: Math.min(node.from + 1, node.to) }

/** The closing parenthesis. */
const last = (list: SexpList): Span => ({ from: list.to - 1, to: list.to })

const shapes = { list: '(…)', string: '"…"', quotation: "'…" } as const

const wordOf = (node: Sexp): string => (node.kind === 'word' ? node.text : shapes[node.kind])

/** A value of several bare words: `:ontology lamp shop`. */
function spacesInValue({ name, value }: KqmlParam, items: readonly Sexp[]): Problem {
  let end = 0
  while (items[end]?.kind === 'word') end++
  const words = [value, ...items.slice(0, end)]
  const to = words.at(-1)?.to ?? value.to
  const place = { from: items[0]?.from ?? value.to, to }
  const whole = words.map(wordOf)
  const details = { x: name, y: whole.join(' '), z: whole.join('-') }
  const quote = [insert(value.from, '"'), insert(to, '"')]
  const join = words.slice(1).map((word, index) => {
    const from = words[index]?.to ?? word.from
    return { from, to: word.from, insert: '-' }
  })
  return kqmlProblem('spaces-in-value', place, details, {
    fixes: [kqmlFix('quote-value', quote, false), kqmlFix('join-with-hyphens', join, false)],
  })
}

const insert = (at: number, text: string) => ({ from: at, to: at, insert: text })
