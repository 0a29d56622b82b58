import * as v from 'valibot'
import type { Json } from '../../../base/index.ts'
import type { Behaviour, Effect, Letter, Role } from '../../../sim/index.ts'
import type { AclMessage } from '../acl/message.ts'
import { contractNet, type BranchState } from '../interaction/contract-net.ts'
import {
  aboutOf,
  answer,
  answerWrongTurn,
  misunderstand,
  noteOn,
  type Speaker,
} from './answering.ts'
import {
  actsOf,
  afterHearing,
  afterMisunderstanding,
  afterSaying,
  atStart,
  type Standing,
} from './branch.ts'
import {
  actionIn,
  actionTerm,
  doneContent,
  proposalContent,
  reasonContent,
  reasonIn,
  resultContent,
} from './contents.ts'
import { createNames, messageOf } from './letters.ts'
import { milliseconds, whole } from './settings.ts'
import { slTerm } from './sl.ts'

/** What may stand in `with`. */
const settings = v.strictObject({
  /** The price it asks. */
  cost: whole,
  /** How many tasks it has already and how many it can have; without a capacity it takes any number. */
  load: v.optional(whole, 0),
  capacity: v.optional(whole),
  /** What its work comes to; without one it says that the work is done. */
  result: v.optional(v.union([v.number(), v.string()])),
  /** How long it thinks before it answers a call, and how long its work takes. */
  delay: v.optional(milliseconds, 0),
  takes: v.optional(milliseconds, 0),
  /** Its work comes to nothing. */
  fails: v.optional(v.boolean(), false),
})

interface Participant extends Speaker {
  readonly settings: v.InferOutput<typeof settings>
}

/** One call and what has become of it. */
type Task = Readonly<{
  standing: Standing
  /** The action that is called for, as a term of SL. */
  action: string
  /** What is to be answered next. */
  heard: AclMessage
}>

type Memory = Readonly<{
  /** How many tasks it has. */
  load: number
  /** By conversation and caller. */
  tasks: Readonly<Record<string, Task>>
}>

type Step = Readonly<{ memory: Memory; effects: readonly Effect[] }>

/**
 * Bids its cost for every task it is called for, unless it has as many as it can have; and does the work
 * when its proposal is accepted. What it says it is bound by. [FIPA SC00029]
 */
export const contractNetParticipant: Role = {
  name: 'fipa/contract-net-participant',
  settings,
  create: (request) => {
    const names = createNames(request)
    const given = v.parse(settings, request.settings)
    const participant = { name: names.nameOf(request.id), names, settings: given }
    return { behaviour: behaviourOf(participant), memory: { load: given.load, tasks: {} } }
  },
}

const behaviourOf =
  (me: Participant): Behaviour =>
  (json, percept) => {
    const memory = json as Memory // only this role writes it
    switch (percept.kind) {
      case 'message':
        return hear(me, memory, percept.letter)
      case 'wake':
        return wake(me, memory, percept.reason)
      default:
        return { memory: json, effects: [] }
    }
  }

const known = actsOf('initiator')

function hear(me: Participant, memory: Memory, letter: Letter): Step {
  const { act } = letter.tags
  const about = aboutOf(letter)
  if (letter.protocol !== 'fipa-acl') {
    return { memory, effects: [noteOn(about, 'other-protocol', { x: letter.protocol })] }
  }
  const message = messageOf(letter)
  const key = keyOf(letter)
  const task = memory.tasks[key]
  if (!known.includes(act)) {
    const note = noteOn(about, 'unknown-act', { x: act, y: known })
    return { memory, effects: [note, ...misunderstand(me, message, 'unsupported-act')] }
  }
  if (!task && act !== 'cfp') {
    const note = noteOn(about, 'unknown-conversation', { x: act })
    return { memory, effects: [note, ...misunderstand(me, message, 'unexpected-act')] }
  }
  const before = task ?? { standing: atStart, action: '', heard: message }
  const step = afterHearing(before.standing, 'initiator', act)
  if (!step.ok) {
    const standing = afterMisunderstanding(before.standing, 'participant')
    const kept = withTask(memory, key, { ...before, standing })
    return { memory: kept, effects: answerWrongTurn(me, letter, step.refusal, contractNet) }
  }
  const now = withTask(memory, key, { ...before, standing: step.value, heard: message })
  switch (act) {
    case 'cfp':
      return hearCall(me, now, key, letter)
    case 'accept-proposal':
      return startWork(me, now, key)
    case 'reject-proposal':
      return heard(now, key, 'proposal-rejected', { reason: reasonIn(message.content) })
    case 'cancel':
      return stopWork(me, now, key, before.standing.state)
    default:
      return heard(now, key, 'heard-not-understood', { reason: reasonIn(message.content) })
  }
}

/** FIPA tells conversations of a participant apart by `conversation-id` and initiator. */
const keyOf = ({ tags, message, from }: Letter): string =>
  `${tags.conversation ?? tags.replyWith ?? message} ${from}`

const withTask = (memory: Memory, key: string, task: Task): Memory => ({
  ...memory,
  tasks: { ...memory.tasks, [key]: task },
})

function taskAt(memory: Memory, key: string): Task {
  const task = memory.tasks[key]
  if (!task) throw new Error(`No task ${key}`)
  return task
}

const aboutTask = ({ heard: { conversationId }, standing: { state } }: Task) =>
  typeof conversationId === 'string' ? { conversation: conversationId, state } : { state }

function heard(
  memory: Memory,
  key: string,
  code: 'proposal-rejected' | 'heard-not-understood',
  details: Readonly<Record<string, Json>>,
): Step {
  return { memory, effects: [noteOn(aboutTask(taskAt(memory, key)), code, details)] }
}

/** Reads what is called for; then answers, at once or when it has thought. */
function hearCall(me: Participant, memory: Memory, key: string, letter: Letter): Step {
  const message = messageOf(letter)
  const { language } = letter.tags
  if (language !== undefined && !/^fipa-sl/i.test(language)) {
    return notRead(me, memory, key, 'language-not-read', language)
  }
  const action = actionIn(message.content)
  if (action === null) return notRead(me, memory, key, 'sl-unreadable', message.content ?? '')
  const now = withTask(memory, key, { ...taskAt(memory, key), action })
  const { delay } = me.settings
  if (delay === 0) return answerCall(me, now, key)
  const note = noteOn(aboutTask(taskAt(now, key)), 'waits-to-answer', { ms: delay })
  return {
    memory: now,
    effects: [note, { kind: 'wake', afterTicks: delay, reason: `answer ${key}` }],
  }
}

function notRead(
  me: Participant,
  memory: Memory,
  key: string,
  code: 'language-not-read' | 'sl-unreadable',
  x: string,
): Step {
  const task = taskAt(memory, key)
  const now = { ...task, standing: afterMisunderstanding(task.standing, 'participant') }
  const said =
    code === 'language-not-read'
      ? misunderstand(me, task.heard, 'unsupported-value', `language ${slTerm(x)}`)
      : misunderstand(me, task.heard, 'unrecognised-value', 'content')
  return {
    memory: withTask(memory, key, now),
    effects: [noteOn(aboutTask(now), code, { x }), ...said],
  }
}

/** Refuses when it has as many tasks as it can have, else proposes its cost. */
function answerCall(me: Participant, memory: Memory, key: string): Step {
  const task = taskAt(memory, key)
  const { cost, capacity } = me.settings
  const { load } = memory
  const isFull = capacity !== undefined && load >= capacity
  const act = isFull ? 'refuse' : 'propose'
  const now = { ...task, standing: afterSaying(task.standing, 'participant', act) }
  const about = aboutTask(now)
  const effects = isFull
    ? [
        noteOn(about, 'load-limit', { load, capacity }, { rule: 'load-limit' }),
        ...answer(me, task.heard, 'refuse', reasonContent(task.action, 'overloaded')),
      ]
    : [
        noteOn(about, 'proposes', { cost, load }, { rule: 'cost' }),
        ...answer(me, task.heard, 'propose', proposalContent(task.action, cost), {
          replyWith: `${about.conversation ?? 'call'}-${me.name}`,
        }),
      ]
  return { memory: withTask(memory, key, now), effects }
}

/** A proposal that is accepted binds: the task counts from now on, and its work begins. */
function startWork(me: Participant, memory: Memory, key: string): Step {
  const { takes } = me.settings
  const task = taskAt(memory, key)
  const now = { ...memory, load: memory.load + 1 }
  const note = noteOn(aboutTask(task), 'starts-work', { ms: takes })
  if (takes > 0) {
    return {
      memory: now,
      effects: [note, { kind: 'wake', afterTicks: takes, reason: `finish ${key}` }],
    }
  }
  const { memory: after, effects } = finishWork(me, now, key)
  return { memory: after, effects: [note, ...effects] }
}

function finishWork(me: Participant, memory: Memory, key: string): Step {
  const { fails, result } = me.settings
  const task = taskAt(memory, key)
  const act = fails ? 'failure' : 'inform'
  const now = { ...task, standing: afterSaying(task.standing, 'participant', act) }
  const content = fails
    ? reasonContent(task.action, 'task-failed')
    : result === undefined
      ? doneContent(task.action)
      : resultContent(task.action, typeof result === 'number' ? `${result}` : slTerm(result))
  const note = fails
    ? noteOn(aboutTask(now), 'work-failed', {})
    : noteOn(aboutTask(now), 'work-done', { result: result ?? 'done' })
  return {
    memory: { ...withTask(memory, key, now), load: memory.load - 1 },
    effects: [note, ...answer(me, task.heard, act, content)],
  }
}

/** It can always stop: nothing that it does takes effect before its result. */
function stopWork(me: Participant, memory: Memory, key: string, before: BranchState): Step {
  const task = taskAt(memory, key)
  const now = { ...task, standing: afterSaying(task.standing, 'participant', 'inform') }
  const load = before === 'accepted' ? memory.load - 1 : memory.load
  const done = doneContent(actionTerm(me.name, `(cancel ${task.action})`))
  return {
    memory: { ...withTask(memory, key, now), load },
    effects: [
      noteOn(aboutTask(now), 'work-cancelled', { before }),
      ...answer(me, task.heard, 'inform', done),
    ],
  }
}

/** The time to answer or to finish; unless the call was cancelled meanwhile. */
function wake(me: Participant, memory: Memory, reason: string): Step {
  const [what, key] = [reason.slice(0, 6), reason.slice(7)]
  const state = memory.tasks[key]?.standing.state
  if (what === 'answer' && state === 'called') return answerCall(me, memory, key)
  if (what === 'finish' && state === 'accepted') return finishWork(me, memory, key)
  return { memory, effects: [] }
}
