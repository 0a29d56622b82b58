import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import {
  promptedLine,
  spokenLines,
  type Behaviour,
  type Context,
  type Effect,
  type Letter,
  type Role,
  type SpokenLine,
} from '../../../sim/index.ts'
import { speechOf, type Speech } from './speech.ts'
import { conversationOf, hear } from './hear.ts'
import { follow, type Threads } from './threads.ts'

interface Memory {
  readonly lines: readonly SpokenLine[]
  readonly threads: Threads
}

/**
 * A speaker that says the lines of a dialogue, each when it is prompted, and nothing else.
 *
 * With a dialect of its own it answers `error` to a word that is not in it.
 */
export const scriptRole: Role = {
  name: 'kqml/script',
  settings: v.strictObject({ says: v.optional(v.string()) }),
  create: ({ settings, dialect }) => ({
    behaviour: speaker(dialect === undefined ? null : speechOf(dialect)),
    memory: asJson({ lines: spokenLines(settings), threads: [] }),
  }),
}

function speaker(dialect: Speech | null): Behaviour {
  return (json, percept, context) => {
    // Only this role writes this memory.
    const memory = json as unknown as Memory
    switch (percept.kind) {
      case 'wake':
        return kept(say(memory, percept.reason))
      case 'message':
        return kept(listen(memory, percept.letter, context, dialect))
      default:
        return { memory: json, effects: [] }
    }
  }
}

interface Step {
  readonly memory: Memory
  readonly effects: readonly Effect[]
}

/** Plain data; the compiler cannot see it through optional fields. */
const asJson = (memory: Memory): Json => memory as unknown as Json

const kept = ({ memory, effects }: Step) => ({ memory: asJson(memory), effects })

function say(memory: Memory, reason: string): Step {
  const line = promptedLine(memory.lines, reason)
  if (!line) return { memory, effects: [] }
  let threads = memory.threads
  const effects: Effect[] = [{ kind: 'send', to: line.to, letter: line.draft }]
  for (const other of line.to) {
    const followed = follow(threads, { ...line.draft, other, said: true })
    threads = followed.threads
    if (followed.note) effects.push({ kind: 'note', note: followed.note })
  }
  return { memory: { ...memory, threads }, effects }
}

function listen(memory: Memory, letter: Letter, context: Context, dialect: Speech | null): Step {
  const heard = hear(letter, context.self, memory.threads, dialect)
  const next = { ...memory, threads: heard.threads }
  if (heard.settled || heard.effects.length > 0) return { memory: next, effects: heard.effects }
  const note = {
    code: 'script-listens',
    details: { x: letter.tags.act },
    ...conversationOf(letter),
  }
  return { memory: next, effects: [{ kind: 'note', note }] }
}
