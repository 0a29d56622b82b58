import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import {
  promptedLine,
  spokenLines,
  type Behaviour,
  type Role,
  type SpokenLine,
} from '../../../sim/index.ts'
import { aid } from '../acl/message.ts'
import { aboutOf, misunderstand, noteOn, type Speaker } from './answering.ts'
import { createNames, messageOf } from './letters.ts'
import { reasonIn } from './contents.ts'

/** What may stand in `with`; the stage adds the lines of the file that are the agent's own. */
const settings = v.strictObject({
  says: v.optional(v.string()),
  /** The acts that it understands; without a list it listens to all. */
  acts: v.optional(v.array(v.string())),
})

interface Listener extends Speaker {
  readonly acts: readonly string[] | null
}

/**
 * A speaker of lines that somebody wrote, each when it is prompted. It answers nothing of its own, but for one thing: with a list of
 * acts it answers `not-understood` to an act that is not on it, as every agent must. [FIPA SC00037]
 */
export const fipaScript: Role = {
  name: 'fipa/script',
  settings,
  create: (request) => {
    const names = createNames(request)
    const given = v.parse(v.object(settings.entries), request.settings)
    const name = names.nameOf(request.id)
    const acts = given.acts ?? wordsOf(request.dialect)
    return {
      behaviour: behaviourOf({ name, aid: aid(name), names, acts }),
      // Drafts are plain data; the compiler cannot see it through optional fields.
      memory: spokenLines(request.settings) as unknown as Json,
    }
  },
}

const wordsOf = (dialect: Json | undefined): readonly string[] | null =>
  Array.isArray(dialect) ? dialect.map(String) : null

const behaviourOf =
  (me: Listener): Behaviour =>
  (memory, percept) => {
    if (percept.kind === 'wake') {
      const line = promptedLine(memory as unknown as readonly SpokenLine[], percept.reason) // as above
      return { memory, effects: line ? [{ kind: 'send', to: line.to, letter: line.draft }] : [] }
    }
    if (percept.kind !== 'message') return { memory, effects: [] }
    const { letter } = percept
    const { act } = letter.tags
    const about = aboutOf(letter)
    if (letter.protocol !== 'fipa-acl') {
      return { memory, effects: [noteOn(about, 'other-protocol', { x: letter.protocol })] }
    }
    const message = messageOf(letter)
    if (act === 'not-understood') {
      const note = noteOn(about, 'heard-not-understood', { reason: reasonIn(message.content) })
      return { memory, effects: [note] }
    }
    if (me.acts && !me.acts.includes(act)) {
      const note = noteOn(about, 'unknown-act', { x: act, y: me.acts })
      return { memory, effects: [note, ...misunderstand(me, message, 'unsupported-act')] }
    }
    return { memory, effects: [noteOn(about, 'script-listens', { x: act })] }
  }
