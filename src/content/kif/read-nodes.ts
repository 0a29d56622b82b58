import {
  defineRules,
  problemsOf,
  readText,
  type Problem,
  type Sexp,
  type Span,
} from '../../notation/index.ts'
import { straighten } from './typographic.ts'

/** The parentheses, strings and words of a text, before anything is said of their meaning. */
export interface Nodes {
  readonly nodes: readonly Sexp[]
  readonly problems: readonly Problem[]
  readonly comments: readonly Span[]
}

const error = (code: string) => ({ code, severity: 'error' }) as const

/**
 * The lexicon of KIF. [KIF] section 1 of our reading.
 *
 * Characters beyond ASCII and `:` are accepted in words; brackets, braces and commas are read as parts
 * of words so that what they were meant to be can be said.
 */
export const kifRules = defineRules({
  wordStart: '!$%&*+-./<=>?@_~:',
  wordPart: '!$%&*+-./<=>?@_~:,#',
  odd: '[]{}|\\#^',
  comments: true,
  slashComments: true,
  quotations: true,
  wordEscapes: true,
  atoms: true,
  resume: 'list',
  verdicts: {
    unterminated: error('unterminated'),
    'unterminated-string': error('unterminated-string'),
    'extra-paren': error('unbalanced-paren'),
    'quotation-of-nothing': error('bad-character'),
    outside: error('bad-character'),
    comma: error('comma-list'),
    'nested-comma': error('comma-list'),
    splice: error('comma-list'),
    'slash-comment': { code: 'slash-comment', severity: 'warning' },
  },
})

/** Reads a text as far as parentheses go. Never throws, whatever the text. */
export function readNodes(text: string): Nodes {
  const straightened = straighten(text)
  const reading = readText(straightened.text, kifRules)
  const nodes: Sexp[] = []
  const comments: Span[] = []
  for (const chunk of reading.chunks) {
    if (chunk.reading.form) nodes.push(chunk.reading.form)
    comments.push(...chunk.reading.comments)
  }
  return { nodes, problems: [...straightened.problems, ...problemsOf(reading)], comments }
}
