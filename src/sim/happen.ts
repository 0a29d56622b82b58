/** What is due happens: letters arrive, agents start and wake, containers crash, inputs come in. */

import { unreachable } from '../base/index.ts'
import type { Appointment } from './agenda.ts'
import { partitionBetween } from './faults.ts'
import type { Input } from './input.ts'
import type { ContainerId, Letter } from './letter.ts'
import { perceive, type KernelNote } from './perform.ts'
import { forward, nobodyAt, send } from './post.ts'
import type { Arrival, Due } from './queue.ts'
import {
  recordAnswered,
  recordDelivered,
  recordDropped,
  recordFall,
  recordInput,
  recordLife,
  recordNoted,
  recordWoke,
  type Fate,
} from './record.ts'
import { containerName, countUp, isAwake, memberAt, type Asked, type RunState } from './state.ts'

export function happen(state: RunState, due: Due): void {
  switch (due.kind) {
    case 'letter':
      arrive(state, due)
      break
    case 'start':
      // A letter may have come before, and a restart begins everybody anew.
      if (isSameLife(state, due) && state.agents.conditions.at(due.agent) === 'unborn') {
        start(state, due.agent, due.cause)
      }
      break
    case 'wake':
      if (isSameLife(state, due) && isAwake(state, due.agent)) {
        rouse(state, due.agent, due.reason, due.cause)
      }
      break
    default:
      unreachable(due)
  }
}

/** Says whether no crash has come between. */
const isSameLife = (state: RunState, { agent, life }: { agent: number; life: number }): boolean =>
  state.agents.lives.at(agent) === life

export function keepAppointment(state: RunState, { act }: Appointment): void {
  switch (act.kind) {
    case 'crash':
      crash(state, act.container, null)
      break
    case 'restart':
      restart(state, act.container, null)
      break
    case 'input':
      takeInput(state, act.input)
      break
    default:
      unreachable(act)
  }
}

function arrive(state: RunState, due: Arrival): void {
  const { letter, to, cause } = due
  const agent = state.numbers.get(letter.to)
  if (agent !== undefined && memberAt(state, agent).container !== to) {
    forward(state, due, memberAt(state, agent).container)
    return
  }
  const obstacle = obstacleTo(state, due, agent)
  if (obstacle || agent === undefined) {
    recordDropped(state, to, letter.id, obstacle ?? nobodyAt(letter.to), cause)
    return
  }
  const read = due.route === 'wire' ? readFromWire(state, due) : letter
  if (!read) return
  const entry = recordDelivered(state, to, letter.id, cause)
  perceive(state, agent, { kind: 'message', letter: read }, entry)
}

/** What keeps a letter from its receiver at the last moment. */
function obstacleTo(state: RunState, due: Arrival, agent: number | undefined): Fate | null {
  const { letter, from, to, cause } = due
  if (state.down[to]) return { why: 'crashed', by: containerName(state, to) }
  const parted = partitionBetween(state, from, to)
  if (parted) return parted
  if (agent === undefined) return nobodyAt(letter.to)
  const { conditions } = state.agents
  if (conditions.at(agent) === 'unborn') start(state, agent, cause)
  switch (conditions.at(agent)) {
    case 'stopped':
      return nobodyAt(letter.to)
    case 'broke':
      return { why: 'crashed', by: letter.to }
    default:
      return null
  }
}

/** Nothing crosses the wire but the text: what the receiver gets is what its platform reads there. */
function readFromWire(state: RunState, due: Arrival): Letter | null {
  const { letter } = due
  const codec = state.setting.world.codecs[letter.protocol]
  if (!codec || letter.text === undefined) throw new Error(`${letter.id} crossed without a text`)
  const read = codec.decode(letter.text, letter)
  if (read.ok) return { ...letter, payload: read.value.payload, tags: read.value.tags }
  recordDropped(state, due.to, letter.id, read.refusal, due.cause)
  return null
}

function start(state: RunState, agent: number, cause: number | null): void {
  const { id, container } = memberAt(state, agent)
  state.agents.conditions.set(agent, 'running')
  const entry = recordLife(state, container, 'started', id, cause)
  perceive(state, agent, { kind: 'start' }, entry)
}

function rouse(state: RunState, agent: number, reason: string, cause: number | null): void {
  const { id, container } = memberAt(state, agent)
  const entry = recordWoke(state, container, id, reason, cause)
  perceive(state, agent, { kind: 'wake', reason }, entry)
}

/** Hands an agent the answer to its consult. The answer is in the journal even if nobody is there to hear it. */
export function hearAnswer(state: RunState, asked: Asked): void {
  const { id, agent, name, entry: cause } = asked
  const answer = state.setting.answers.get(id) ?? null
  const { container } = memberAt(state, agent)
  const entry = recordAnswered(state, container, id, answer, cause)
  if (!isSameLife(state, asked) || !isAwake(state, agent)) return
  perceive(state, agent, { kind: 'answer', consult: name, answer }, entry)
}

/** What is done to the run by its timeline or by hand. */
export function takeInput(state: RunState, input: Input): void {
  const agent = 'agent' in input ? state.numbers.get(input.agent) : undefined
  const place = 'container' in input ? state.setting.places.numberOf(input.container) : undefined
  const at = place ?? (agent === undefined ? 0 : memberAt(state, agent).container)
  const entry = recordInput(state, at, input)
  if (input.do === 'crash') crash(state, input.container, entry)
  else if (input.do === 'restart') restart(state, input.container, entry)
  else if (agent === undefined || !isAwake(state, agent)) ignore(state, input, at, entry)
  else if (input.do === 'prompt') rouse(state, agent, input.reason, entry)
  else send(state, agent, input.to, input.letter, entry)
}

/** Nobody there who could do it: there is no such agent, or it has stopped, broken or crashed. */
function ignore(
  state: RunState,
  { agent, do: done }: Extract<Input, { agent: string }>,
  at: number,
  cause: number,
): void {
  const note = { code: 'input-ignored' satisfies KernelNote, details: { agent, do: done } }
  recordNoted(state, at, agent, note, cause)
}

/** The container's agents lose their memories, and what arrives until the restart is dropped. */
function crash(state: RunState, container: ContainerId, cause: number | null): void {
  const place = state.setting.places.numberOf(container)
  if (place === undefined || state.down[place]) return
  state.down[place] = true
  recordFall(state, place, 'crashed', cause)
  for (const agent of agentsIn(state, place)) {
    state.agents.memories.set(agent, null)
    countUp(state.agents.lives, agent)
  }
}

const agentsIn = (state: RunState, place: number): readonly number[] =>
  state.agents.members
    .map(({ container }, agent) => (container === place ? agent : -1))
    .filter((agent) => agent >= 0)

/** All agents of the container begin anew, except those that had stopped by their own wish. */
function restart(state: RunState, container: ContainerId, cause: number | null): void {
  const place = state.setting.places.numberOf(container)
  if (place === undefined || !state.down[place]) return
  state.down[place] = false
  const entry = recordFall(state, place, 'restarted', cause)
  for (const agent of agentsIn(state, place)) {
    if (state.agents.conditions.at(agent) === 'stopped') continue
    state.agents.memories.set(agent, memberAt(state, agent).firstMemory)
    start(state, agent, entry)
  }
}
