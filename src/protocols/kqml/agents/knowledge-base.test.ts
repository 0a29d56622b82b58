import { expect, test } from 'vitest'
import type { Json } from '../../../base/index.ts'
import { createRun, defaultBounds, type Entry, type Letter } from '../../../sim/index.ts'
import { kqmlLines } from './lines.ts'
import { kqmlRoom } from './room.ts'

const facts = `(stock tv-50 31) (stock tv-65 0) (hdmi tv-50 3)
(kind tv-50 tv) (kind tv-65 tv)
(=> (stock ?x ?n) (> ?n 0) (available ?x))`

interface Setup {
  readonly says: string
  readonly dialect?: Json
  readonly settings?: Readonly<Record<string, Json>>
}

/** Plays a dialogue of `ana` with the knowledge base `ben`, and gives the journal. */
function converse({ says, dialect, settings = {} }: Setup): readonly Entry[] {
  const lines = kqmlLines({ name: 'd.kqml', text: says })
  const agents = ['ana', 'ben'].map((name) => ({ id: `${name}@main`, name, plays: '' }))
  const seedling = (name: string, role: string, given: Json) => {
    const made = kqmlRoom.roles
      .find((each) => each.name === role)
      ?.create({
        id: `${name}@main`,
        name,
        dialect: name === 'ben' ? dialect : undefined,
        settings: given,
        file: () => facts,
        fileNames: [],
        agents,
        clock: 0,
      })
    if (!made) throw new Error(role)
    return { id: `${name}@main`, container: 'main/main', ...made }
  }
  // Drafts are plain data.
  const said = lines.map(({ draft }) => ({ to: ['ben@main'], draft })) as unknown as Json
  const run = createRun({
    seed: 1,
    bounds: defaultBounds,
    network: { withinContainer: 1, betweenContainers: 2, betweenPlatforms: 20, links: [] },
    containers: ['main/main'],
    agents: [
      seedling('ana', 'kqml/script', { lines: said }),
      seedling('ben', 'kqml/knowledge-base', { facts: 'ben.kif', ...settings }),
    ],
    faults: [],
    timeline: lines.map((_, index) => ({
      input: { do: 'prompt', agent: 'ana@main', reason: `say:${index}` },
    })),
    codecs: { kqml: kqmlRoom.codec },
    spawn: () => null,
  })
  return run.advance().entries
}

const lettersFrom = (entries: readonly Entry[], from: string): readonly Letter[] =>
  entries.flatMap((entry) =>
    entry.kind === 'sent' && entry.letter.from === from ? [entry.letter] : [],
  )

const printed = (letter: Letter): string => kqmlRoom.codec.encode(letter)

/** What ben answers: the act and the content. */
const answers = (setup: Setup) =>
  lettersFrom(converse(setup), 'ben@main').map((letter) => [
    letter.tags.act,
    kqmlRoom.contentOf(letter),
  ])

const notes = (setup: Setup) =>
  converse(setup).flatMap((entry) =>
    entry.kind === 'noted' && entry.agent === 'ben@main' ? [entry.note.code] : [],
  )

const ask = (act: string, content: string, more = ''): string =>
  `(${act} :sender ana :receiver ben :reply-with q1 :language KIF :content ${content} ${more})`

// The answers of kif.md 6 and kqml.md 5.
test.each([
  [
    'ask-if of what can be proved',
    ask('ask-if', '(available tv-50)'),
    [['tell', '(available tv-50)']],
  ],
  ['ask-if in a closed world', ask('ask-if', '(available tv-65)'), [['deny', '(available tv-65)']]],
  ['ask-one for a value', ask('ask-one', '(stock tv-50 ?n)'), [['tell', '(stock tv-50 31)']]],
  ['ask-one without a match', ask('ask-one', '(stock radio ?n)'), [['sorry', '']]],
  [
    'ask-all puts everything into one list',
    ask('ask-all', '(stock ?x ?n)'),
    [['tell', '(listof (stock tv-50 31) (stock tv-65 0))']],
  ],
  ['ask-all without a match', ask('ask-all', '(colour ?x ?c)'), [['tell', '(listof)']]],
  [
    'stream-all sends one by one and closes',
    ask('stream-all', '(stock ?x ?n)'),
    [
      ['tell', '(stock tv-50 31)'],
      ['tell', '(stock tv-65 0)'],
      ['eos', ''],
    ],
  ],
  ['an empty stream is eos alone', ask('stream-all', '(colour ?x ?c)'), [['eos', '']]],
  ['a content that is no sentence', ask('ask-one', '(+ 2 3)'), [['error', '']]],
  [
    'a string that holds the sentence',
    ask('ask-one', '"(stock tv-50 ?n)"'),
    [['tell', '(stock tv-50 31)']],
  ],
  [
    'a counted string that holds it',
    ask('ask-one', '#16"(stock tv-50 ?n)'),
    [['tell', '(stock tv-50 31)']],
  ],
  ['an act that is known and not offered', ask('achieve', '(open gate)'), [['sorry', '']]],
  ['an act in no dialect of 1997', ask('query', '(stock tv-50 ?n)'), [['error', '']]],
])('%s', (_name, says, expected) => {
  expect(answers({ says })).toEqual(expected)
})

test('in an open world what is not known is untold, not denied', () => {
  const says = ask('ask-if', '(available tv-65)')

  expect(answers({ says, settings: { 'closed-world': false } })).toEqual([
    ['untell', '(available tv-65)'],
  ])
})

test('the dialect of 1993 answers with reply, and with the aspect that was asked for', () => {
  const says = ask('ask-one', '(stock tv-50 ?n)', ':aspect ?n')

  expect(answers({ says, dialect: 1993 })).toEqual([['reply', '31']])
})

test('a language without an interpreter gets sorry: the message itself is well formed', () => {
  const says =
    '(ask-one :sender ana :receiver ben :reply-with q1 :language Prolog :content "stock(x, N)")'
  const [letter] = lettersFrom(converse({ says }), 'ben@main')

  expect(letter?.tags).toMatchObject({ act: 'sorry', inReplyTo: 'q1' })
  expect(letter && printed(letter)).toContain(':comment "no interpreter for Prolog"')
})

test('an answer repeats the tag, the language and the ontology, and turns the two ends round', () => {
  const says = ask('ask-one', '(stock tv-50 ?n)', ':ontology shops')
  const [letter] = lettersFrom(converse({ says }), 'ben@main')

  expect(letter && printed(letter)).toBe(
    '(tell :sender ben :receiver ana :in-reply-to q1 :language KIF :ontology shops :content (stock tv-50 31))',
  )
})

test('a question without a tag is answered without one', () => {
  const says = '(ask-one :sender ana :receiver ben :language KIF :content (stock tv-50 ?n))'

  expect(lettersFrom(converse({ says }), 'ben@main')[0]?.tags.inReplyTo).toBeUndefined()
})

test('what is told is held; what is untold is not held any more', () => {
  const says = `(tell :sender ana :receiver ben :language KIF :content (colour tv-50 black))
${ask('ask-if', '(colour tv-50 black)')}
(untell :sender ana :receiver ben :language KIF :content (colour tv-50 black))
${ask('ask-if', '(colour tv-50 black)')}`

  expect(answers({ says }).map(([act]) => act)).toEqual(['tell', 'deny'])
})

test('insert is confirmed when it has a tag, and taken back by that tag', () => {
  const says = `(insert :sender ana :receiver ben :reply-with i1 :language KIF :content (colour tv-50 black))
(uninsert :sender ana :receiver ben :in-reply-to i1 :reply-with u1 :language KIF :content (colour tv-50 black))
${ask('ask-if', '(colour tv-50 black)')}`

  expect(answers({ says }).map(([act]) => act)).toEqual(['tell', 'tell', 'deny'])
})

test('uninsert does not take away what was held before', () => {
  const says = `(insert :sender ana :receiver ben :reply-with i1 :language KIF :content (hdmi tv-50 3))
(uninsert :sender ana :receiver ben :in-reply-to i1 :reply-with u1 :language KIF :content (hdmi tv-50 3))
${ask('ask-if', '(hdmi tv-50 3)')}`

  expect(answers({ says }).map(([act]) => act)).toEqual(['tell', 'tell', 'tell'])
})

test('delete-one names the sentence that went; delete-all names them all', () => {
  const one = `${ask('delete-one', '(stock ?x ?n)')}\n${ask('ask-all', '(stock ?x ?n)')}`
  const all = `${ask('delete-all', '(stock ?x ?n)')}\n${ask('ask-all', '(stock ?x ?n)')}`

  expect(answers({ says: one })).toEqual([
    ['tell', '(stock tv-50 31)'],
    ['tell', '(listof (stock tv-65 0))'],
  ])
  expect(answers({ says: all })).toEqual([
    ['tell', '(listof (stock tv-50 31) (stock tv-65 0))'],
    ['tell', '(listof)'],
  ])
})

test('delete-one without a match gets sorry', () => {
  expect(answers({ says: ask('delete-one', '(colour ?x ?c)') })).toEqual([['sorry', '']])
})

test('a change without a tag is made and not answered', () => {
  const says = '(insert :sender ana :receiver ben :language KIF :content (p a))'

  expect(answers({ says })).toEqual([])
  expect(notes({ says })).toContain('inserted')
})

test('neither error nor sorry is ever answered', () => {
  const says =
    '(error :sender ana :receiver ben :in-reply-to x :reply-with y)(sorry :sender ana :receiver ben :in-reply-to x :reply-with y)'

  expect(answers({ says })).toEqual([])
})

test('an unknown word is explained with the words that the agent does know', () => {
  const says = ask('ask', '(stock tv-50 ?n)')
  const entries = converse({ says, dialect: ['query', 'reply'] })
  const note = entries.find((entry) => entry.kind === 'noted' && entry.agent === 'ben@main')

  expect(note).toMatchObject({
    note: { code: 'unknown-performative', details: { x: 'ask', y: 'query, reply' } },
  })
})

test('the journal tells what became of each conversation', () => {
  const says = `${ask('ask-one', '(stock tv-50 ?n)')}
(ask-one :sender ana :receiver ben :reply-with q2 :language KIF :content (colour ?x ?c))`

  expect(kqmlRoom.summaries(converse({ says }))).toMatchObject([
    { id: 'q1', protocol: 'P1', opener: 'ana@main', state: 'done', facts: { answers: 1 } },
    { id: 'q2', protocol: 'P1', opener: 'ana@main', state: 'done-empty', facts: { answers: 1 } },
  ])
})
