import { ask, type KifAnswer } from '../../../content/index.ts'
import type { Effect } from '../../../sim/index.ts'
import { contentOf, note, say, type Case, type Dealt, type Holding } from './holding.ts'
import { paramOf, payloadOf } from './payload.ts'

/** Answers ask-if, ask-one, ask-all and stream-all out of what is held. Nothing is changed by a question. */
export function answerQuestion(holding: Holding, asked: Case): Dealt {
  const question = contentOf(asked.letter) ?? ''
  const aspect =
    asked.speech.answerWith === 'tell' ? undefined : paramOf(payloadOf(asked.letter), 'aspect')
  const act = asked.letter.tags.act
  const mode = act === 'ask-if' ? 'if' : act === 'ask-one' ? 'one' : 'all'
  const found = ask(holding.base, question, mode, aspect === undefined ? {} : { aspect })
  const effects =
    found.verdict === 'unreadable'
      ? unreadable(asked, found, question)
      : [...remarks(asked, found), ...answers(act, asked, found, question)]
  return { holding, effects }
}

function answers(act: string, asked: Case, found: KifAnswer, question: string): readonly Effect[] {
  switch (act) {
    case 'ask-if':
      return whether(asked, found, question)
    case 'ask-one':
      return one(asked, found, question)
    case 'ask-all':
      return all(asked, found, question)
    default:
      return stream(asked, found, question)
  }
}

/** tell: held. deny: its negation is held, or the world is closed. untell: neither. [KQML97] */
function whether(
  asked: Case,
  { verdict, solutions }: KifAnswer,
  question: string,
): readonly Effect[] {
  const { answerWith } = asked.speech
  const proved = solutions[0]?.text
  if (proved !== undefined) {
    return [
      note(asked, 'proved', { x: proved }),
      say(asked, { performative: answerWith, content: proved, described: true }),
    ]
  }
  if (verdict === 'disproved') {
    // The drafts' deny takes a message, so there the negation itself is stated.
    const answer =
      answerWith === 'tell'
        ? { performative: 'deny', content: question }
        : { performative: answerWith, content: `(not ${question})` }
    return [note(asked, 'not-proved', { x: question }), say(asked, { ...answer, described: true })]
  }
  return [
    note(asked, 'not-known', { x: question }),
    say(asked, { performative: 'untell', content: question, described: true }),
  ]
}

function one(asked: Case, { solutions }: KifAnswer, question: string): readonly Effect[] {
  const first = solutions[0]
  if (!first) return nothingFits(asked, question)
  const content = first.aspect ?? first.text
  const values = first.bindings.map(({ variable, value }) => `${variable} = ${value}`).join(', ')
  return [
    note(asked, 'proved', { x: first.text, values, branch: first.branch }),
    say(asked, { performative: asked.speech.answerWith, content, described: true }),
  ]
}

const nothingFits = (asked: Case, question: string): readonly Effect[] => [
  note(asked, 'nothing-fits', { x: question }),
  say(asked, { performative: 'sorry', comment: 'no match' }),
]

/** One answer that holds them all; the empty list when there are none. */
function all(asked: Case, { solutions }: KifAnswer, question: string): readonly Effect[] {
  const content = `(${['listof', ...solutions.map(({ aspect, text }) => aspect ?? text)].join(' ')})`
  return [
    note(asked, 'all-found', { x: question, y: solutions.length }),
    say(asked, { performative: asked.speech.answerWith, content, described: true }),
  ]
}

/** One answer each, closed by eos; an empty stream is eos alone. [KQML93] */
const stream = (asked: Case, { solutions }: KifAnswer, question: string): readonly Effect[] => [
  note(asked, 'streamed', { x: question, y: solutions.length }),
  ...solutions.map(({ aspect, text }) =>
    say(asked, { performative: asked.speech.answerWith, content: aspect ?? text, described: true }),
  ),
  say(asked, { performative: 'eos' }),
]

/** What the evaluator has to say about how the answer came about. */
const remarks = ({ letter }: Case, { notes }: KifAnswer): readonly Effect[] =>
  notes.map(({ code, details }) => ({
    kind: 'note',
    note: {
      code,
      details,
      rule: 'kif',
      source: '[KIF]',
      conversation: letter.tags.conversation ?? '',
    },
  }))

/** A content that is no sentence of its language cannot be processed: error, with the place. */
export function unreadable(
  asked: Case,
  { problems }: Pick<KifAnswer, 'problems'>,
  content: string,
): readonly Effect[] {
  const first = problems.find(({ severity }) => severity === 'error')
  const before = content.slice(0, first?.from ?? 0).split('\n')
  const line = before.length
  const column = [...(before.at(-1) ?? '')].length + 1
  const code = first?.code ?? 'unreadable'
  const isNotation = first?.layer === 'notation'
  const why = isNotation
    ? note(asked, 'content-unreadable', { x: code, line, column }, '[KIF]')
    : note(asked, 'content-refused', { x: content, y: code }, '[KIF]')
  const comment = `line ${line}, column ${column}: ${code}`
  return [why, say(asked, { performative: 'error', comment })]
}
