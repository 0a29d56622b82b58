/** Contents without an envelope, as people note down who says what: `ana: (stock lamp ?n)`. */
import { printSexp, readFirst, type Sexp } from '../../../notation/index.ts'
import { kqmlRules } from '../rules.ts'
import type { Gap } from './gap.ts'

/** A list that stands for a message; who speaks to whom, as far as its line says so. */
export interface BareContent {
  readonly from: number
  readonly to: number
  readonly content: string
  readonly speaker: string | null
  readonly listener: string | null
}

const name = '[A-Za-z][\\w-]*'
const arrow = '(?:→|⇒|-+>|=+>)'
/** `ana:`, also with marks of a list or of bold type around it. */
const speakerAlone = new RegExp(`^[\\s>*_#\\d.)-]*(${name})[*_]*\\s*[:：][*_]*\\s*$`)
/** `[ana → ben]`, `10:15 ana -> ben:`, `from ana to ben:`. */
const both = new RegExp(`(?:^|[^\\w-])(${name})\\s*${arrow}\\s*(${name})[^\\w(]*[^(]*$`)
const fromTo = new RegExp(`\\bfrom\\s+(${name})\\s+to\\s+(${name})\\b[^(]*$`, 'i')

/** Labels that name a part of a message and no speaker. */
const labels = new Set(
  'content contents language ontology message messages performative note example fact facts'.split(
    ' ',
  ),
)

/**
 * The bare contents in a stretch of text between the messages.
 *
 * A list counts that ends its line and follows a speaker on it, or that begins with a list, as contents
 * of FIPA ACL do. One that begins with a word and stands alone is a fact, not a message.
 */
export function bareContents({ text, from, to }: Gap): readonly BareContent[] {
  const found: BareContent[] = []
  let failures = 0
  let line = from
  let at = from
  for (let open = text.indexOf('(', at); open >= 0 && open < to; open = text.indexOf('(', at)) {
    line = lineStart(text, at, open, line)
    at = open + 1
    const said = open - line < lineMax ? speakers(text.slice(line, open)) : null
    if (!said && !beginsWithList(text, open)) continue
    const form = formAt(text.slice(open, Math.min(to, open + lengthMax)))
    if (!form && ++failures > failuresMax) break
    if (!form || !endsLine(text, open + form.to)) continue
    at = open + form.to
    const [speaker, listener] = said ?? [null, null]
    found.push({ from: open, to: at, content: printSexp(form), speaker, listener })
  }
  return found
}

/** A name further from its content than this is not noted down before it. */
const lineMax = 200
/** After so many lists that nothing closes the text is no log of contents. */
const failuresMax = 100

const endsLine = (text: string, at: number): boolean =>
  /^[ \t]*[.,;…]?[ \t]*(?:[\r\n]|$)/.test(text.slice(at, at + 80))

/** A longer content than this is not what anybody notes down behind a name. */
const lengthMax = 4000

/** Where the line of `open` begins; `line` is where that of `at` does. */
function lineStart(text: string, at: number, open: number, line: number): number {
  const before = text.slice(at, open).lastIndexOf('\n')
  return before < 0 ? line : at + before + 1
}

function speakers(before: string): readonly [speaker: string, listener: string | null] | null {
  const pair = both.exec(before) ?? fromTo.exec(before)
  if (pair?.[1] !== undefined && pair[2] !== undefined) return [pair[1], pair[2]]
  const alone = speakerAlone.exec(before)?.[1]
  return alone === undefined || labels.has(alone.toLowerCase()) ? null : [alone, null]
}

/** `((action …))`: a list whose first item is a list that begins with a word. */
const beginsWithList = (text: string, open: number): boolean =>
  /^\(\s*\(\s*[A-Za-z]/.test(text.slice(open, open + 40))

function formAt(text: string): Sexp | null {
  const first = readFirst(text, kqmlRules.reader)
  return first?.reading.whole === true && first.reading.form?.kind === 'list'
    ? first.reading.form
    : null
}
