import { starts, type ReadingRules } from './rules.ts'

/**
 * Where reading may go on after a form that nothing closes: the next line that plainly begins a message,
 * which is a parenthesis, a word and then a keyword or the closing parenthesis; in a notation without
 * keywords any list. The length of the text when there is none.
 */
export function nextResume(text: string, from: number, rules: ReadingRules): number {
  for (let at = text.indexOf('(', from); at >= 0; at = text.indexOf('(', at + 1)) {
    if (resumesAt(text, at, rules)) return at
  }
  return text.length
}

function resumesAt(text: string, open: number, rules: ReadingRules): boolean {
  const before = text.charCodeAt(open - 1)
  if (open > 0 && before !== 10 && before !== 13) return false
  const at = skip(text, open + 1, rules, starts.white)
  const end = skip(text, at, rules, starts.word)
  if (end === at) return false
  if (rules.resume === 'list') return true
  const next = skip(text, end, rules, starts.white)
  return text[next] === ')' || (text[next] === ':' && next > end)
}

function skip(text: string, from: number, rules: ReadingRules, kind: number): number {
  let at = from
  while (at < text.length && rules.starts[text.charCodeAt(at)] === kind) at++
  return at
}
