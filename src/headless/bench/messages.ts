/** One message in KQML, and the same content as JSON. */
export interface MessagePair {
  readonly kqml: string
  readonly json: string
}

type Value = string | { readonly str: string } | readonly Value[]

const acts = ['ask-one', 'tell', 'ask-if', 'achieve', 'subscribe', 'advertise', 'sorry', 'insert']

/** Different messages of about 300 bytes each, the same ones at every call. */
export const makeMessagePairs = (count: number): readonly MessagePair[] =>
  Array.from({ length: count }, (_, n) => makePair(n))

function makePair(n: number): MessagePair {
  const performative = acts[n % acts.length] ?? 'tell'
  const params: readonly (readonly [string, Value])[] = [
    ['sender', `porter-${n % 97}`],
    ['receiver', `harbour-office-${n % 13}`],
    ['reply-with', `q-${n}`],
    ['in-reply-to', `r-${(n * 7) % 10_000}`],
    ['language', 'KIF'],
    ['ontology', 'port-of-rotterdam'],
    ['comment', { str: `vessel ${n} waits for "berth" at the north quay` }],
    ['content', makeContent(n)],
  ]
  const text = params.map(([name, value]) => `:${name} ${toKqml(value)}`).join('\n  ')
  return {
    kqml: `(${performative}\n  ${text})`,
    json: JSON.stringify({ performative, params: Object.fromEntries(params) }),
  }
}

const makeContent = (n: number): Value => [
  'and',
  ['berth', `vessel-${n % 1000}`, '?where'],
  ['draught', `vessel-${n % 1000}`, '?depth'],
  ['<', '?depth', String(8 + (n % 9))],
]

function toKqml(value: Value): string {
  if (typeof value === 'string') return value
  if ('str' in value) return JSON.stringify(value.str)
  return `(${value.map(toKqml).join(' ')})`
}
