import { utf8Length } from '../../../base/index.ts'
import type { Problem, SexpList } from '../../../notation/index.ts'
import { aclFix } from './problems.ts'
import type { Reading } from './reading.ts'

/** Says what the S-expression reader found in the words of this notation, each with what to type. */
export function reportLexical(
  problems: readonly Problem[],
  forms: readonly SexpList[],
  reading: Reading,
): void {
  for (const problem of problems) {
    switch (problem.code) {
      case 'unterminated':
        reportUnterminated(problem, forms, reading)
        break
      case 'unterminated-string':
        reportOpenString(problem, forms, reading)
        break
      case 'short-length-string':
        reportShort(problem, forms, reading)
        break
      case 'bad-length-string':
        reportBadLength(problem, reading)
        break
      case 'byte-order-mark':
        reading.add(
          'byte-order-mark',
          problem,
          {},
          aclFix('delete', [{ from: problem.from, to: problem.to, insert: '' }], true),
        )
        reading.contest(problem, 'byte-order-mark', '(')
        break
      default:
        reportOutside(problem, forms, reading)
    }
  }
}

/** How many lists were left open at the end of a form: the last items that are not closed. */
function openLists(form: SexpList | undefined): number {
  let count = 0
  for (let at = form; at && !at.closed;) {
    count += 1
    const last = at.items[at.items.length - 1]
    at = last?.kind === 'list' ? last : undefined
  }
  return count
}

/** The last form that begins no later than this place. */
function formAt(forms: readonly SexpList[], place: number): SexpList | undefined {
  let low = 0
  let high = forms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((forms[middle]?.from ?? Infinity) <= place) low = middle + 1
    else high = middle
  }
  return forms[low - 1]
}

function reportUnterminated(problem: Problem, forms: readonly SexpList[], reading: Reading): void {
  const opened = problem.related?.[0]
  const form = formAt(forms, opened?.from ?? problem.from)
  const at = form?.to ?? problem.from
  const fix = aclFix('close-message', [{ from: at, to: at, insert: ')'.repeat(openLists(form)) }])
  reading.addRelated('unterminated', problem, problem.related, fix)
}

function reportOpenString(problem: Problem, forms: readonly SexpList[], reading: Reading): void {
  reading.broken.add(problem.from)
  const form = formAt(forms, problem.from)
  if (followsCounted(form, problem.from)) {
    const { from, to } = problem
    reading.add('unterminated-string', problem, {}, aclFix('delete', [{ from, to, insert: '' }]))
    return
  }
  const at = form?.to ?? reading.source.length
  const insert = `"${')'.repeat(openLists(form))}`
  reading.add(
    'unterminated-string',
    problem,
    {},
    aclFix('close-string', [{ from: at, to: at, insert }]),
  )
}

/** A counted string has no closing quote: one that stands there opens another string. */
function followsCounted(form: SexpList | undefined, place: number): boolean {
  for (let at = form; at;) {
    if (at.items.some((item) => item.kind === 'string' && item.count !== null && item.to === place))
      return true
    const last = at.items[at.items.length - 1]
    at = last?.kind === 'list' && !last.closed ? last : undefined
  }
  return false
}

/** What follows is the message's own parentheses too, which nobody meant to count. */
function reportShort(problem: Problem, forms: readonly SexpList[], reading: Reading): void {
  const { x = '', y = '' } = problem.details
  const short = Number(y) < Number(x)
  let end = formAt(forms, problem.from)?.to ?? reading.source.length
  while (end > problem.to && /[\s)]/.test(reading.source.charAt(end - 1))) end -= 1
  const count = short ? String(utf8Length(reading.source.slice(problem.to, end))) : y
  const fix = aclFix('correct-count', [
    { from: problem.from + 1, to: problem.to - 1, insert: count },
  ])
  reading.add('short-length-string', problem, { x, y: count }, fix)
}

/** As much of a badly announced string as is looked at for its length. */
const longest = 10_000

function reportBadLength(problem: Problem, reading: Reading): void {
  const hash = reading.source.lastIndexOf('#', problem.from)
  reading.broken.add(hash)
  const parts = /^#([^"\s()]*)("([^"]*)"?)?/.exec(reading.source.slice(hash, hash + longest))
  const announced = /^[+-](\d+)$/.exec(parts?.[1] ?? '')?.[1]
  const y = announced ?? String(utf8Length(parts?.[3] ?? ''))
  const quote = hash + 1 + (parts?.[1]?.length ?? 0)
  const fixes =
    parts?.[2] === undefined
      ? []
      : [aclFix('correct-count', [{ from: hash + 1, to: quote, insert: y }])]
  reading.add('bad-length-string', problem, { y }, ...fixes)
}

function reportOutside(problem: Problem, forms: readonly SexpList[], reading: Reading): void {
  const [first] = forms
  const place = { from: problem.from, to: problem.to }
  if (!first || problem.from < first.from) {
    const opener = reading.source.charAt(problem.from)
    const x = opener === '<' ? 'XML' : opener === '{' || opener === '[' ? 'JSON' : ''
    reading.add('expected-open-paren', place, x === '' ? {} : { why: 'encoding', x })
    return
  }
  const again = reading.problems.some(({ code }) => code === 'trailing-text')
  if (again && reading.mode === 'strict') return
  reading.add('trailing-text', place, {}, aclFix('delete', [{ ...place, insert: '' }]))
}
