import type { Edit, Problem, Span } from '../../notation/index.ts'
import { kifFix, kifProblems } from './problems.ts'

const closing: Readonly<Record<string, string>> = {
  '“': '”“„',
  '„': '“”',
  '”': '”',
  '‘': '’',
  '‚': '’‘',
}

const suspicious = /[“”„‘‚\u00a0]/

export interface Straightened {
  /** The text with as many characters as before, so that all places stay. */
  readonly text: string
  readonly problems: readonly Problem[]
}

/**
 * Reads the marks of word processors as those of the keyboard: curly quotes that stand for straight
 * ones, and blanks that do not break. What is inside straight quotes or a comment stays. [KIF]
 */
export function straighten(text: string): Straightened {
  if (!suspicious.test(text)) return { text, problems: [] }
  const quotes: Span[] = []
  const blanks: Span[] = []
  let straight = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const to = endOfPlain(text, at)
    if (to > at) {
      straight += text.slice(at, to)
      at = to - 1
    } else if (character === '\u00a0') {
      blanks.push({ from: at, to: at + 1 })
      straight += ' '
    } else {
      const end = closingQuote(text, at)
      quotes.push({ from: at, to: at + 1 }, { from: end, to: end + 1 })
      straight += `"${text.slice(at + 1, end).replaceAll('"', "'")}"`
      at = end
    }
  }
  return {
    text: straight,
    problems: [...found('curly-quotes', quotes), ...found('hard-blank', blanks)],
  }
}

/** The end of a stretch that stays as it is: a string, a comment, a plain character; `at` where none is. */
function endOfPlain(text: string, at: number): number {
  const character = text.charAt(at)
  if (character === '"') {
    for (let to = at + 1; to < text.length; to += 1) {
      if (text.charAt(to) === '\\') to += 1
      else if (text.charAt(to) === '"') return to + 1
    }
    return text.length
  }
  if (character === ';') {
    const end = text.indexOf('\n', at)
    return end < 0 ? text.length : end
  }
  if (character === '\u00a0') return at
  return closingQuote(text, at) > at ? at : at + 1
}

/** Where the string ends that a curly quote opens; `at` when it opens none. */
function closingQuote(text: string, at: number): number {
  const ends = closing[text.charAt(at)]
  if (ends === undefined) return at
  for (let to = at + 1; to < text.length; to += 1) {
    if (ends.includes(text.charAt(to))) return to
    if (text.charAt(to) === '\n') return at
  }
  return at
}

function found(code: 'curly-quotes' | 'hard-blank', places: readonly Span[]): Problem[] {
  const [first] = places
  if (!first) return []
  const insert = code === 'curly-quotes' ? '"' : ' '
  const edits: Edit[] = places.map(({ from, to }) => ({ from, to, insert }))
  const fix = kifFix(code === 'curly-quotes' ? 'straight-quotes' : 'plain-blank', edits, true)
  return [
    {
      code,
      severity: kifProblems[code],
      layer: 'notation',
      ...first,
      places,
      details: {},
      fixes: [fix],
    },
  ]
}
