import { rereadText, type TextReading } from '../notation/index.ts'
import {
  actNames,
  aclParameterNames,
  aclRules,
  checkAcl,
  formatAcl,
} from '../protocols/fipa/index.ts'
import type { WordTables } from './complete.ts'
import { remember } from './live-tree.ts'
import { hintOf, meaningOf } from './meanings.ts'
import type { Service } from './service.ts'
import { sexpService } from './sexp-service.ts'

/** Without these an act reaches nobody, or says nothing. [FIPA SC00061] asks for none but the act. */
const wanted: readonly string[] = ['sender', 'receiver', 'content']

const slots = [':name', ':addresses', ':resolvers'].map((name) => ({ name, required: false }))

const tables: WordTables = {
  heads: actNames,
  innerHeads: ['agent-identifier', 'set', 'sequence'],
  parametersFor: (head) =>
    head === 'agent-identifier'
      ? slots
      : [...wanted, ...aclParameterNames.filter((name) => !wanted.includes(name))].map((name) => ({
          name: `:${name}`,
          required: wanted.includes(name),
        })),
  hint: (state, word) => hintOf(state, 'acl', word),
}

export function aclService(): Service {
  return sexpService({
    name: 'acl',
    reread: remember<TextReading>((text, previous) => rereadText(text, aclRules, previous)),
    tables,
    check: remember((text) => checkAcl(text, { mode: 'reader' })),
    format: formatAcl,
    meaningOf: (word, tongue) => meaningOf('acl', word, tongue),
  })
}
