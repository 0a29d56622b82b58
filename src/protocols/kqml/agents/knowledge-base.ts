import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import { contentLanguage, createFactBase, loadFacts } from '../../../content/index.ts'
import type { Behaviour, Context, Letter, Role } from '../../../sim/index.ts'
import { takeChange } from './changes.ts'
import { hear } from './hear.ts'
import { contentOf, note, say, type Case, type Dealt, type Holding } from './holding.ts'
import { paramOf, payloadOf } from './payload.ts'
import { answerQuestion } from './questions.ts'
import { speechOf, type Speech } from './speech.ts'

const settings = v.strictObject({
  /** A file of KIF; without one the agent begins by holding nothing. */
  facts: v.optional(v.string()),
  'closed-world': v.optional(v.boolean(), true),
  bridge: v.optional(v.boolean(), true),
})

/** An agent that holds facts and rules in KIF and works out what it answers. [KQML97] [KIF] */
export const knowledgeBaseRole: Role = {
  name: 'kqml/knowledge-base',
  settings,
  create: ({ settings: given, dialect, file }) => {
    const chosen = v.parse(settings, given)
    const options = { closedWorld: chosen['closed-world'], bridge: chosen.bridge }
    const text = chosen.facts === undefined ? undefined : file(chosen.facts)
    const base = text === undefined ? createFactBase(options) : loadFacts(text, options).base
    const holding: Holding = { base, threads: [], inserts: [] }
    return { behaviour: knowledgeBase(speechOf(dialect)), memory: asJson(holding) }
  },
}

/** Only this role writes this memory, and it is plain data. */
const asJson = (holding: Holding): Json => holding as unknown as Json

function knowledgeBase(speech: Speech): Behaviour {
  return (memory, percept, context) => {
    if (percept.kind !== 'message') return { memory, effects: [] }
    // See asJson.
    const dealt = deal(memory as unknown as Holding, percept.letter, context, speech)
    return { memory: asJson(dealt.holding), effects: dealt.effects }
  }
}

function deal(holding: Holding, letter: Letter, { self }: Context, speech: Speech): Dealt {
  const heard = hear(letter, self, holding.threads, speech)
  const next = { ...holding, threads: heard.threads }
  if (heard.settled) return { holding: next, effects: heard.effects }
  const work: Case = { letter, self, speech }
  const { holding: dealt, effects } = process(next, work)
  return { holding: dealt, effects: [...heard.effects, ...effects] }
}

const questions: ReadonlySet<string> = new Set(['ask-if', 'ask-one', 'ask-all', 'stream-all'])
const changes: ReadonlySet<string> = new Set([
  'tell',
  'untell',
  'deny',
  'insert',
  'uninsert',
  'delete',
  'delete-one',
  'delete-all',
])

function process(holding: Holding, work: Case): Dealt {
  const { act } = work.letter.tags
  if (!questions.has(act) && !changes.has(act)) {
    const refusal = say(work, { performative: 'sorry', comment: `${act} is not offered` })
    return { holding, effects: [note(work, 'not-offered', { x: act }), refusal] }
  }
  if (contentOf(work.letter) === undefined && act !== 'uninsert') {
    const refusal = say(work, { performative: 'error', comment: 'no content' })
    return { holding, effects: [note(work, 'no-content'), refusal] }
  }
  const language = paramOf(payloadOf(work.letter), 'language')
  if (language !== undefined && !contentLanguage(language)?.evaluate) {
    const refusal = { performative: 'sorry', comment: `no interpreter for ${language}` }
    return { holding, effects: [note(work, 'no-interpreter', { x: language }), say(work, refusal)] }
  }
  const assumed = language === undefined ? [note(work, 'language-assumed')] : []
  const dealt = questions.has(act) ? answerQuestion(holding, work) : takeChange(holding, work)
  return { ...dealt, effects: [...assumed, ...dealt.effects] }
}
