import { checkKif, formatKif, kifRules, operators } from '../content/index.ts'
import { rereadText, type TextReading } from '../notation/index.ts'
import { remember } from './live-tree.ts'
import { hintOf, meaningOf } from './meanings.ts'
import type { Service } from './service.ts'
import { sexpService } from './sexp-service.ts'

const names = Object.keys(operators)

export function kifService(): Service {
  return sexpService({
    name: 'kif',
    reread: remember<TextReading>((text, previous) => rereadText(text, kifRules, previous)),
    tables: {
      heads: names,
      innerHeads: names,
      parametersFor: () => [],
      hint: (state, word) => hintOf(state, 'kif', word),
    },
    check: remember((text) => checkKif(text)),
    format: formatKif,
    meaningOf: (word, tongue) => meaningOf('kif', word, tongue),
  })
}
