import * as v from 'valibot'
import type { Behaviour, Letter, Role } from '../../../sim/index.ts'
import { aid } from '../acl/message.ts'
import { contractNet } from '../interaction/contract-net.ts'
import { aboutOf, answerWrongTurn, misunderstand, noteOn } from './answering.ts'
import { actsOf, afterHearing, afterMisunderstanding, atStart, type Standing } from './branch.ts'
import { actionIn, reasonIn } from './contents.ts'
import { createNames, messageOf } from './letters.ts'
import { milliseconds, whole } from './settings.ts'
import { slTerm } from './sl.ts'
import {
  aboutTask,
  answerCall,
  considerCall,
  findTask,
  finishWork,
  startWork,
  stopWork,
  withTask,
  type Memory,
  type Participant,
  type Step,
  type Task,
} from './work.ts'

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

/**
 * Bids its cost for every task it is called for, unless it has as many as it can have; and does the work
 * when its proposal is accepted. What it says it is bound by. [FIPA SC00029]
 */
export const contractNetParticipant: Role = {
  name: 'fipa/contract-net-participant',
  settings,
  create: (request) => {
    const names = createNames(request)
    const name = names.nameOf(request.id)
    const { load, capacity, result, ...given } = v.parse(settings, request.settings)
    const participant = { ...given, capacity, result, name, aid: aid(name), names }
    return { behaviour: behaviourOf(participant), memory: { load, tasks: [] } }
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

const acts = actsOf('initiator')

function hear(me: Participant, memory: Memory, letter: Letter): Step {
  const { act } = letter.tags
  const about = aboutOf(letter)
  if (letter.protocol !== 'fipa-acl') {
    return { memory, effects: [noteOn(about, 'other-protocol', { x: letter.protocol })] }
  }
  const message = messageOf(letter)
  const key = keyOf(letter)
  const known = findTask(memory, key)
  if (!acts.includes(act)) {
    const note = noteOn(about, 'unknown-act', { x: act, y: acts })
    return { memory, effects: [note, ...misunderstand(me, message, 'unsupported-act')] }
  }
  if (!known && act !== 'cfp') {
    const note = noteOn(about, 'unknown-conversation', { x: act })
    return { memory, effects: [note, ...misunderstand(me, message, 'unexpected-act')] }
  }
  const before = known ?? { key, standing: atStart, action: '', heard: message }
  const step = afterHearing(before.standing, 'initiator', act)
  if (step.ok) return understand(me, memory, before, letter, step.value)
  const standing = afterMisunderstanding(before.standing, 'participant')
  return {
    memory: withTask(memory, { ...before, standing }),
    effects: answerWrongTurn(me, letter, step.refusal, contractNet),
  }
}

const keyOf = ({ tags, message, from }: Letter): string =>
  `${tags.conversation ?? tags.replyWith ?? message} ${from}`

/** A turn that the protocol has. */
function understand(
  me: Participant,
  memory: Memory,
  before: Task,
  letter: Letter,
  standing: Standing,
): Step {
  const message = messageOf(letter)
  const { key, action } = before
  const task: Task = { key, standing, action, heard: message }
  switch (letter.tags.act) {
    case 'cfp':
      return hearCall(me, memory, task, letter.tags.language)
    case 'accept-proposal':
      return startWork(me, memory, task)
    case 'cancel':
      return stopWork(me, memory, task, before.standing.state)
    case 'reject-proposal':
      return heardOnly(memory, task, 'proposal-rejected')
    default:
      return heardOnly(memory, task, 'heard-not-understood')
  }
}

const heardOnly = (
  memory: Memory,
  task: Task,
  code: 'proposal-rejected' | 'heard-not-understood',
): Step => ({
  memory: withTask(memory, task),
  effects: [noteOn(aboutTask(task), code, { reason: reasonIn(task.heard.content) })],
})

/** Reads what is called for. */
function hearCall(me: Participant, memory: Memory, task: Task, language: string | undefined): Step {
  const { content } = task.heard
  const isSl = language === undefined || /^fipa-sl/i.test(language)
  const action = isSl ? actionIn(content) : null
  if (action !== null) return considerCall(me, memory, { ...task, action })
  const now = { ...task, standing: afterMisunderstanding(task.standing, 'participant') }
  const about = aboutTask(now)
  const effects = isSl
    ? [
        noteOn(about, 'sl-unreadable', { x: content ?? '' }),
        ...misunderstand(me, task.heard, 'unrecognised-value', 'content'),
      ]
    : [
        noteOn(about, 'language-not-read', { x: language }),
        ...misunderstand(me, task.heard, 'unsupported-value', `language ${slTerm(language)}`),
      ]
  return { memory: withTask(memory, now), effects }
}

/** The time to answer or to finish; unless the call was cancelled meanwhile. */
function wake(me: Participant, memory: Memory, reason: string): Step {
  const [what, key] = [reason.slice(0, 6), reason.slice(7)]
  const task = findTask(memory, key)
  if (task && what === 'answer' && task.standing.state === 'called') {
    return answerCall(me, memory, task)
  }
  if (task && what === 'finish' && task.standing.state === 'accepted') {
    return finishWork(me, memory, task)
  }
  return { memory, effects: [] }
}
