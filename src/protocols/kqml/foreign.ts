/**
 * Words that are no performatives of KQML, and what says in KQML what is meant by them.
 */

/** FIPA's communicative acts that KQML lacks; `subscribe` is a word of both. [FIPA SC00037] */
export const fipaActs: Readonly<Record<string, string>> = {
  'accept-proposal': 'achieve',
  agree: 'tell',
  cancel: 'unachieve',
  cfp: 'ask-all',
  confirm: 'tell',
  disconfirm: 'deny',
  failure: 'sorry',
  inform: 'tell',
  'inform-if': 'tell',
  'inform-ref': 'tell',
  'not-understood': 'error',
  propagate: 'broadcast',
  propose: 'tell',
  proxy: 'forward',
  'query-if': 'ask-if',
  'query-ref': 'ask-one',
  refuse: 'sorry',
  'reject-proposal': 'sorry',
  request: 'achieve',
  'request-when': 'achieve',
  'request-whenever': 'achieve',
}

/** Words that people use for one of KQML's without being near it in spelling. Our own list. */
export const synonyms: Readonly<Record<string, string>> = {
  ask: 'ask-one',
  query: 'ask-one',
  question: 'ask-one',
  eval: 'ask-one',
  answer: 'tell',
  response: 'tell',
  success: 'tell',
  result: 'tell',
  broker: 'broker-one',
  recommend: 'recommend-one',
  recruit: 'recruit-one',
  stream: 'stream-all',
}
