/** An agent perceives something: its behaviour decides, and what it wishes is done. */

import { unreachable, type Json } from '../base/index.ts'
import type { Effect, Percept } from './behaviour.ts'
import type { Note } from './letter.ts'
import { nextCounter, platformOf, send } from './post.ts'
import { recordBroke, recordConsulted, recordLife, recordNoted } from './record.ts'
import { addAgent, containerName, countUp, drawOf, memberAt, type RunState } from './state.ts'

/**
 * Lets an agent perceive, and does what it wishes; `cause` is the entry of what it perceives.
 *
 * A behaviour that throws is at fault, ours or a script's: the entry `broke` says so, the agent does
 * nothing more, and the others go on. Nothing else in the core catches anything.
 */
export function perceive(state: RunState, number: number, percept: Percept, cause: number): void {
  const effects = decide(state, number, percept, cause)
  for (const effect of effects) {
    perform(state, number, effect, cause)
    // Whoever stops, or breaks, does nothing after that.
    if (state.agents.conditions.at(number) !== 'running') return
  }
}

const nothing: readonly Effect[] = []

function decide(
  state: RunState,
  number: number,
  percept: Percept,
  cause: number,
): readonly Effect[] {
  const { id, behaviour } = memberAt(state, number)
  const { memories } = state.agents
  const context = { self: id, tick: state.tick, draw: drawOf(state, number) }
  try {
    const { memory, effects } = behaviour(memories.at(number), percept, context)
    memories.set(number, memory)
    return effects
  } catch (thrown) {
    fail(state, number, thrown instanceof Error ? thrown.message : String(thrown), cause)
    return nothing
  }
}

/** The agent is at fault: it does nothing more. */
function fail(state: RunState, number: number, error: string, cause: number): void {
  const { id, container } = memberAt(state, number)
  state.agents.conditions.set(number, 'broke')
  recordBroke(state, container, id, error, cause)
}

function perform(state: RunState, number: number, effect: Effect, cause: number): void {
  switch (effect.kind) {
    case 'send':
      send(state, number, effect.to, effect.letter, cause)
      break
    case 'wake':
      wake(state, number, effect.afterTicks, effect.reason, cause)
      break
    case 'consult':
      consult(state, number, effect.consult, effect.question, cause)
      break
    case 'note':
      note(state, number, effect.note, cause)
      break
    case 'spawn':
      spawn(state, number, effect, cause)
      break
    case 'stop':
      stop(state, number, cause)
      break
    default:
      unreachable(effect)
  }
}

/** At least one tick from now, as everything that comes later. */
function wake(
  state: RunState,
  number: number,
  afterTicks: number,
  reason: string,
  cause: number,
): void {
  const { container } = memberAt(state, number)
  if (!Number.isFinite(afterTicks)) {
    fail(state, number, `wake after ${afterTicks}`, cause)
    return
  }
  state.queue.push({
    tick: state.tick + Math.max(1, Math.ceil(afterTicks)),
    to: container,
    from: container,
    counter: nextCounter(state, container),
    cause,
    kind: 'wake',
    agent: number,
    life: state.agents.lives.at(number),
    reason,
  })
}

function consult(
  state: RunState,
  number: number,
  name: string,
  question: Json,
  cause: number,
): void {
  const { id: asker, container } = memberAt(state, number)
  const id = `${asker}?${countUp(state.agents.consultCounts, number)}`
  const entry = recordConsulted(state, container, id, question, cause)
  const life = state.agents.lives.at(number)
  state.asked.push({ id, name, agent: number, life, question, entry })
}

function note(state: RunState, number: number, said: Note, cause: number): void {
  const { id, container } = memberAt(state, number)
  recordNoted(state, container, id, said, cause)
}

/** The codes of what the kernel itself notes; `words/` has their sentences. */
export const kernelNotes = ['name-taken', 'cannot-spawn', 'input-ignored'] as const
export type KernelNote = (typeof kernelNotes)[number]

/** A new agent lives in its maker's container and starts one tick later. */
function spawn(
  state: RunState,
  number: number,
  { name, plays, with: settings }: Extract<Effect, { kind: 'spawn' }>,
  cause: number,
): void {
  const maker = memberAt(state, number)
  const id = `${name}@${platformOf(maker.id)}`
  const isTaken = state.numbers.has(id)
  const seedling = isTaken ? null : state.setting.world.spawn(id, plays, settings)
  if (!seedling) {
    const code: KernelNote = isTaken ? 'name-taken' : 'cannot-spawn'
    note(state, number, { code, details: { agent: id, plays } }, cause)
    return
  }
  const container = containerName(state, maker.container)
  const made = addAgent(state, { ...seedling, id, container })
  state.queue.push({
    tick: state.tick + 1,
    to: maker.container,
    from: maker.container,
    counter: nextCounter(state, maker.container),
    cause,
    kind: 'start',
    agent: made,
    life: 0,
  })
}

/** The agent perceives that it ends and may still say goodbye, note something, and no more. */
function stop(state: RunState, number: number, cause: number): void {
  const farewell = decide(state, number, { kind: 'stop' }, cause)
  for (const effect of farewell) {
    if (effect.kind === 'send' || effect.kind === 'note') perform(state, number, effect, cause)
  }
  if (state.agents.conditions.at(number) === 'broke') return
  state.agents.conditions.set(number, 'stopped')
  const { id, container } = memberAt(state, number)
  recordLife(state, container, 'stopped', id, cause)
}
