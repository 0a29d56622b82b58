import { nearestWord } from '../../../notation/index.ts'
import { actNames, isAct, type Act } from './acts.ts'

/** Words that people bring along from KQML and from plain English. */
const brought: Readonly<Record<string, Act>> = {
  tell: 'inform',
  reply: 'inform',
  answer: 'inform',
  'ask-if': 'query-if',
  'ask-one': 'query-ref',
  'ask-all': 'query-ref',
  ask: 'query-if',
  query: 'query-if',
  deny: 'disconfirm',
  achieve: 'request',
  sorry: 'refuse',
  error: 'not-understood',
  accept: 'accept-proposal',
  reject: 'reject-proposal',
  'call-for-proposal': 'cfp',
  'call-for-proposals': 'cfp',
  bid: 'propose',
  'broker-one': 'proxy',
}

/** The act that somebody most likely meant. */
export function nearestAct(word: string): Act {
  const known = Object.hasOwn(brought, word) ? brought[word] : undefined
  const near = known ?? nearestWord(word, actNames)
  return near !== null && isAct(near) ? near : 'inform'
}
