import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import {
  promptedLine,
  spokenLines,
  type Behaviour,
  type Effect,
  type Letter,
  type Role,
  type SpokenLine,
} from '../../../sim/index.ts'
import { aid } from '../acl/message.ts'
import { contractNet } from '../interaction/contract-net.ts'
import { aboutOf, misunderstand, noteOn, noteWrongTurn, type Speaker } from './answering.ts'
import { reasonIn } from './contents.ts'
import { follow, type Thread } from './follow.ts'
import { createNames, messageOf } from './letters.ts'

/** What may stand in `with`. */
const settings = v.strictObject({
  says: v.optional(v.string()),
  /** The acts that it understands; without a list it listens to all. */
  acts: v.optional(v.array(v.string())),
})

interface Listener extends Speaker {
  readonly lines: readonly SpokenLine[]
  readonly acts: readonly string[] | null
}

type Memory = Readonly<{ threads: readonly Thread[] }>
type Step = Readonly<{ memory: Memory; effects: readonly Effect[] }>

/**
 * A speaker that says lines which somebody wrote, each when it is prompted. It answers nothing of its own,
 * but for one thing: with a list of acts it answers `not-understood` to an act that is not on it, as every
 * agent must. [FIPA SC00037]
 */
export const fipaScript: Role = {
  name: 'fipa/script',
  settings,
  create: (request) => {
    const names = createNames(request)
    const name = names.nameOf(request.id)
    const acts = actsIn(request.settings) ?? wordsOf(request.dialect)
    const lines = spokenLines(request.settings)
    return {
      behaviour: behaviourOf({ name, aid: aid(name), names, lines, acts }),
      memory: { threads: [] } satisfies Memory,
    }
  },
}

/** The stage has put the speaker's lines beside what the schema knows. */
const actsIn = (given: Json): readonly string[] | undefined =>
  v.parse(v.object(settings.entries), given).acts

const wordsOf = (dialect: Json | undefined): readonly string[] | null =>
  Array.isArray(dialect) ? dialect.map(String) : null

const behaviourOf =
  (me: Listener): Behaviour =>
  (json, percept) => {
    const memory = json as Memory // only this role writes it
    switch (percept.kind) {
      case 'wake':
        return say(me, memory, percept.reason)
      case 'message':
        return listen(me, memory, percept.letter)
      default:
        return { memory: json, effects: [] }
    }
  }

function say(me: Listener, memory: Memory, reason: string): Step {
  const line = promptedLine(me.lines, reason)
  if (!line) return { memory, effects: [] }
  const threads = line.to.reduce(
    (before, other) => follow(before, line.draft, other, true).threads,
    memory.threads,
  )
  return { memory: { threads }, effects: [{ kind: 'send', to: line.to, letter: line.draft }] }
}

function listen(me: Listener, memory: Memory, letter: Letter): Step {
  const { act } = letter.tags
  const about = aboutOf(letter)
  if (letter.protocol !== 'fipa-acl') {
    return { memory, effects: [noteOn(about, 'other-protocol', { x: letter.protocol })] }
  }
  const message = messageOf(letter)
  if (me.acts && act !== 'not-understood' && !me.acts.includes(act)) {
    const note = noteOn(about, 'unknown-act', { x: act, y: me.acts })
    return { memory, effects: [note, ...misunderstand(me, message, 'unsupported-act')] }
  }
  const { threads, wrong } = follow(memory.threads, letter, letter.from, false)
  const effect = wrong
    ? noteWrongTurn(me, letter, wrong, contractNet)
    : act === 'not-understood'
      ? noteOn(about, 'heard-not-understood', { reason: reasonIn(message.content) })
      : noteOn(about, 'script-listens', { x: act })
  return { memory: { threads }, effects: [effect] }
}
