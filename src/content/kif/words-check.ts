import type { Sexp, SexpQuotation, SexpWord } from '../../notation/index.ts'
import { wordAt } from './nodes.ts'
import { kifFix, replace, type Findings } from './problems.ts'

const priceShape = /^[$€£¥]?[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[$€£¥][+-]?\d+(?:\.\d+)?$/

/** Repairs and reports what can be wrong with a single word. [KIF] section 1 of our reading. */
export function checkWord(word: SexpWord, findings: Findings): Sexp {
  const { text } = word
  if (text === '?' || text === '@') {
    findings.add('lone-question-mark', word, { x: text }, kifFix('remove', [replace(word, '')]))
  } else if (priceShape.test(text)) {
    const plain = text.replace(/[$€£¥,]/g, '')
    const fix = kifFix('plain-number', [replace(word, plain)], true)
    findings.add('number-in-words', word, { x: text, y: plain }, fix)
    return wordAt(word, plain)
  } else if (text.includes(',')) {
    reportComma(word, text, findings)
  } else if (/[[\]{}]/.test(text)) {
    findings.add('dotted-pair', word, { x: text })
  }
  return word
}

function reportComma(word: SexpWord, text: string, findings: Findings): void {
  const plain = text.replace(/,+$/, '').replace(/,+/g, ' ')
  findings.add('comma-list', word, { x: text }, kifFix('remove-commas', [replace(word, plain)]))
}

/** A quotation; a comma before something is only meaningful inside a backquote, which we do not read. */
export function checkQuotation(quotation: SexpQuotation, findings: Findings): Sexp {
  if (quotation.mark === "'") return quotation
  const mark = { from: quotation.from, to: quotation.from + quotation.mark.length }
  findings.add(
    'comma-list',
    mark,
    { x: quotation.mark },
    kifFix('remove-commas', [replace(mark, '')]),
  )
  return quotation.item
}
