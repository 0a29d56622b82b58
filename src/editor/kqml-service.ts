import {
  formatKqml,
  isPerformative,
  knownParameters,
  performatives,
  problemsOfKqml,
  rereadKqml,
  reservedParameters,
  withdrawn,
  type KqmlReading,
} from '../protocols/kqml/index.ts'
import type { WordTables } from './complete.ts'
import { remember } from './live-tree.ts'
import { hintOf, meaningOf } from './meanings.ts'
import type { Service } from './service.ts'
import { sexpService } from './sexp-service.ts'

const names = [...Object.keys(performatives), ...Object.keys(withdrawn)]

const tables: WordTables = {
  heads: names,
  // A message may hold a message.
  innerHeads: names,
  parametersFor: (head) => {
    const row = isPerformative(head) ? performatives[head] : null
    const required: readonly string[] = row?.required ?? ['sender', 'receiver', 'content']
    const optional: readonly string[] = row?.optional ?? []
    const others = [...Object.keys(reservedParameters), ...knownParameters]
    const all = new Set([...required, ...optional, ...others])
    return [...all].map((name) => ({ name: `:${name}`, required: required.includes(name) }))
  },
  hint: (state, word) => hintOf(state, 'kqml', word),
}

export function kqmlService(): Service {
  const reading = remember<KqmlReading>((text, previous) => rereadKqml(text, {}, previous))
  return sexpService({
    name: 'kqml',
    reread: (text) => reading(text).reading,
    tables,
    check: (text) => problemsOfKqml(reading(text)),
    format: formatKqml,
    meaningOf: (word, tongue) => meaningOf('kqml', word, tongue),
  })
}
