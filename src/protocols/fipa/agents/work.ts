/** What a participant does about one call, from the call to the result. */
import type { Effect } from '../../../sim/index.ts'
import type { AclMessage } from '../acl/message.ts'
import { answer, noteOn, type Speaker } from './answering.ts'
import { afterSaying, type Standing } from './branch.ts'
import {
  actionTerm,
  doneContent,
  proposalContent,
  reasonContent,
  resultContent,
} from './contents.ts'
import { slTerm } from './sl.ts'

/** What a participant is told by its scenario. */
export interface Participant extends Speaker {
  readonly cost: number
  /** How many tasks it can have. */
  readonly capacity: number | undefined
  readonly result: number | string | undefined
  readonly delay: number
  readonly takes: number
  readonly fails: boolean
}

/** One call and what has become of it. */
export type Task = Readonly<{
  /** Conversation and caller, by which FIPA tells a participant's conversations apart. */
  key: string
  standing: Standing
  /** The action that is called for, as a term of SL. */
  action: string
  /** What is to be answered next. */
  heard: AclMessage
}>

export type Memory = Readonly<{
  /** How many tasks it has. */
  load: number
  /** In the order of the calls. */
  tasks: readonly Task[]
}>

export type Step = Readonly<{ memory: Memory; effects: readonly Effect[] }>

export const findTask = ({ tasks }: Memory, key: string): Task | undefined =>
  tasks.findLast((task) => task.key === key)

/** The memory with this task as it stands now. */
export function withTask({ load, tasks }: Memory, task: Task): Memory {
  const index = tasks.findLastIndex(({ key }) => key === task.key)
  return { load, tasks: index < 0 ? [...tasks, task] : tasks.with(index, task) }
}

export const aboutTask = ({ heard: { conversationId }, standing: { state } }: Task) =>
  typeof conversationId === 'string' ? { conversation: conversationId, state } : { state }

const said = (task: Task, act: string): Task => ({
  ...task,
  standing: afterSaying(task.standing, 'participant', act),
})

/** Thinks first, if it is one that thinks. */
export function considerCall(me: Participant, memory: Memory, task: Task): Step {
  const { delay } = me
  if (delay === 0) return answerCall(me, memory, task)
  const wake: Effect = { kind: 'wake', afterTicks: delay, reason: `answer ${task.key}` }
  return {
    memory: withTask(memory, task),
    effects: [noteOn(aboutTask(task), 'waits-to-answer', { ms: delay }), wake],
  }
}

/** Refuses when it has as many tasks as it can have, else proposes its cost. */
export function answerCall(me: Participant, memory: Memory, task: Task): Step {
  const { cost, capacity } = me
  const { load } = memory
  if (capacity !== undefined && load >= capacity) {
    const now = said(task, 'refuse')
    const note = noteOn(aboutTask(now), 'load-limit', { load, capacity }, { rule: 'load-limit' })
    const content = reasonContent(task.action, 'overloaded')
    return {
      memory: withTask(memory, now),
      effects: [note, ...answer(me, task.heard, 'refuse', content)],
    }
  }
  const now = said(task, 'propose')
  const about = aboutTask(now)
  const note = noteOn(about, 'proposes', { cost, load }, { rule: 'cost' })
  const replyWith = `${about.conversation ?? 'call'}-${me.name}`
  const content = proposalContent(task.action, cost)
  return {
    memory: withTask(memory, now),
    effects: [note, ...answer(me, task.heard, 'propose', content, { replyWith })],
  }
}

/** A proposal that is accepted binds: the task counts from now on, and its work begins. */
export function startWork(me: Participant, memory: Memory, task: Task): Step {
  const { takes } = me
  const busy = { load: memory.load + 1, tasks: memory.tasks }
  const note = noteOn(aboutTask(task), 'starts-work', { ms: takes })
  if (takes > 0) {
    const wake: Effect = { kind: 'wake', afterTicks: takes, reason: `finish ${task.key}` }
    return { memory: withTask(busy, task), effects: [note, wake] }
  }
  const { memory: after, effects } = finishWork(me, busy, task)
  return { memory: after, effects: [note, ...effects] }
}

export function finishWork(me: Participant, memory: Memory, task: Task): Step {
  const free = { load: memory.load - 1, tasks: memory.tasks }
  const act = me.fails ? 'failure' : 'inform'
  const now = said(task, act)
  const about = aboutTask(now)
  const note = me.fails
    ? noteOn(about, 'work-failed', {})
    : noteOn(about, 'work-done', { result: me.result ?? 'done' })
  return {
    memory: withTask(free, now),
    effects: [note, ...answer(me, task.heard, act, outcomeOf(me, task))],
  }
}

function outcomeOf({ fails, result }: Participant, { action }: Task): string {
  if (fails) return reasonContent(action, 'task-failed')
  if (result === undefined) return doneContent(action)
  return resultContent(action, typeof result === 'number' ? `${result}` : slTerm(result))
}

/** It can always stop: nothing that it does takes effect before its result. */
export function stopWork(
  me: Participant,
  memory: Memory,
  task: Task,
  before: Standing['state'],
): Step {
  const load = before === 'accepted' ? memory.load - 1 : memory.load
  const now = said(task, 'inform')
  const done = doneContent(actionTerm(me.name, `(cancel ${task.action})`))
  return {
    memory: withTask({ load, tasks: memory.tasks }, now),
    effects: [
      noteOn(aboutTask(now), 'work-cancelled', { before }),
      ...answer(me, task.heard, 'inform', done),
    ],
  }
}
