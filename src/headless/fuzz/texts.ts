import fc from 'fast-check'

/** Marks that mean something to one reader or another. */
const marks = [
  ...['(', ')', '\n', ' ', '\t', '"', '\\', '|', ';', ',', "'", '`', ':', '-', '?', '#', '@'],
  ...['//', '```', '<pre>', '</pre>', '&lt;', '<!--', '#3"', '#{', '}', '\r\n', '\u00a0', '\ufeff'],
  ...['“', '”', '：', '（', '）', 'é', '数', '\u{1f600}', '\ud800', '\u0000', '\u202e'],
]
/** Words that belong somewhere. */
const words = [
  ...[
    'tell',
    'ask-one',
    'ask-all',
    'stream-all',
    'cfp',
    'inform',
    'not-understood',
    'query',
    'KQML',
  ],
  ...[':sender', ':receiver', ':content', ':reply-with', ':in-reply-to', ':language', ':ontology'],
  ...['KIF', 'fipa-sl', 'agent-identifier', ':name', ':addresses', 'sequence', 'set', 'a@main'],
  ...['=>', 'and', 'or', 'not', 'forall', 'listof', '?x', '@rest', '=', '1e400', '-7', '20260906T'],
  ...['porter', 'store', 'x', '1.', 'agents:', 'checks:', 'parley: 1', '- {name: a}', '&a', '*a'],
]

const soup = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...words), fc.constant(' ')), {
    maxLength: 80,
  })
  .map((parts) => parts.join(''))

/** The content of a message, well formed more often than not. */
const content: fc.Arbitrary<string> = fc.letrec<{ term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('?x', '?y', 'tv-50', 'store', '31', '-2.5', '"a \\"b\\""', '(listof)'),
    fc
      .tuple(
        fc.constantFrom(
          'stock',
          'kind',
          'and',
          'or',
          'not',
          '=>',
          '=',
          '>',
          '+',
          'listof',
          'setof',
        ),
        fc.array(tie('term'), { minLength: 1, maxLength: 4 }),
      )
      .map(([head, items]) => `(${[head, ...items].join(' ')})`),
  ),
})).term

const act = fc.constantFrom(
  ...['ask-if', 'ask-one', 'ask-all', 'stream-all', 'tell', 'untell', 'insert', 'delete-one'],
  ...['deny', 'sorry', 'error', 'eos', 'cfp', 'ask', 'broker-one', 'subscribe', 'next', 'inform'],
)
const speaker = fc.constantFrom('buyer', 'store', 'north', 'Store')
const tag = fc.constantFrom('q1', 'q2', 'q3')

const message = fc
  .record(
    {
      sender: speaker,
      receiver: speaker,
      'reply-with': tag,
      'in-reply-to': tag,
      language: fc.constantFrom('KIF', 'KQML', 'Prolog', 'fipa-sl'),
      ontology: fc.constantFrom('televisions', 'tides'),
      content,
    },
    { requiredKeys: [] },
  )
  .map((params) => Object.entries(params).map(([name, value]) => `:${name} ${value}`))
const kqml = fc.tuple(act, message).map(([performative, params]) => [performative, ...params])

const dialogue = fc
  .array(
    kqml.map((parts) => `(${parts.join('\n  ')})`),
    { maxLength: 8 },
  )
  .map((messages) => messages.join('\n\n'))

const facts = fc.array(content, { maxLength: 8 }).map((sentences) => sentences.join('\n'))

/** Takes out a stretch, or puts soup in its place. */
const mutilated = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(), fc.nat({ max: 12 }), soup).map(([whole, where, length, put]) => {
    const from = where % (whole.length + 1)
    return whole.slice(0, from) + put + whole.slice(from + length)
  })

export const anyDialogue = fc.oneof(dialogue, mutilated(dialogue))
export const anyFacts = fc.oneof(facts, mutilated(facts))
/** Whatever a person may paste. */
export const anyText = fc.oneof(soup, anyDialogue, anyFacts, fc.string({ unit: 'binary' }))
