import { createStream, type Json, type Stream } from '../base/index.ts'
import { appointmentsOf, awaitingOf, type Appointment, type Awaiting } from './agenda.ts'
import type { Behaviour } from './behaviour.ts'
import { Column } from './column.ts'
import type { Input } from './input.ts'
import { Journal } from './journal.ts'
import type { AgentId, ContainerId, Tick } from './letter.ts'
import { createPlaces, type Places } from './places.ts'
import { createDueQueue, type DueQueue } from './queue.ts'
import type { AgentSeed, World } from './world.ts'

/** What does not change while a run runs. */
export interface Setting {
  readonly world: World
  readonly places: Places
  readonly appointments: readonly Appointment[]
  readonly awaiting: readonly Awaiting[]
  /** Answers to consults by their id: given by the shell, or taken from an earlier run. */
  readonly answers: Map<string, Json>
  /** What was done by hand, in the order of its steps. */
  readonly inputs: HandInput[]
}

/** Something done by hand, after so many steps of the run. (A step may leave no entry: a wake that nobody hears.) */
export interface HandInput {
  readonly step: number
  readonly input: Input
}

/** An agent is unborn until its first `started`. */
export type Condition = 'unborn' | 'running' | 'stopped' | 'broke'

/** What stays the same of an agent, whatever happens to it. */
export interface Member {
  readonly id: AgentId
  /** Its letters are called this and a number; joined once, since that is done for every letter. */
  readonly letterPrefix: string
  readonly container: number
  readonly behaviour: Behaviour
  readonly firstMemory: Json
}

/** A consult of this tick that waits for its answer. */
export interface Asked {
  readonly id: string
  /** The asker's own name for it. */
  readonly name: string
  readonly agent: number
  readonly life: number
  readonly question: Json
  readonly entry: number
}

/** What changes about agents. An agent's number is its place here: in declared order, then as they were made. */
export interface Columns {
  readonly members: Column<Member>
  readonly memories: Column<Json>
  readonly conditions: Column<Condition>
  /** One life lasts from start to crash. */
  readonly lives: Column<number>
  /** How many letters, and how many consults, each has made. */
  readonly letterCounts: Column<number>
  readonly consultCounts: Column<number>
}

/** Everything that changes while a run runs. */
export interface RunState {
  readonly setting: Setting
  readonly journal: Journal
  tick: Tick
  readonly agents: Columns
  readonly numbers: Map<AgentId, number>
  /** The `draw` that each agent is given. */
  readonly draws: (((below: number) => number) | undefined)[]
  /** Each agent's own luck, from when it first draws. */
  readonly streams: (Stream | undefined)[]
  /** One per directed link on which luck decided something, by `from>to`. */
  readonly linkStreams: Map<string, Stream>
  readonly queue: DueQueue
  /** Per container: how much it has put into the queue, and whether it is down. */
  readonly counters: number[]
  readonly down: boolean[]
  /** Per fault: how many letters it has matched. */
  readonly matches: number[]
  /** How many things have happened, and how many letters were sent. */
  stepCount: number
  messageCount: number
  /** How many appointments, awaiting items and hand inputs are done. */
  appointmentCount: number
  awaitedCount: number
  handInputCount: number
  /** The tick of the awaiting item that was done last. */
  awaitedLast: Tick
  /** Consults of this tick, and those whose answers are being handed out. */
  asked: Asked[]
  answering: readonly Asked[]
  answeredCount: number
  /** A bound was reached: nothing happens any more. */
  ended: boolean
}

export function createSetting(
  world: World,
  answers: Map<string, Json>,
  inputs: HandInput[],
): Setting {
  return {
    world,
    places: createPlaces(world.containers, world.network),
    appointments: appointmentsOf(world.faults, world.timeline),
    awaiting: awaitingOf(world.timeline),
    answers,
    inputs,
  }
}

/** A run before its first entry: its agents are due to start at tick 0. */
export function createState(setting: Setting): RunState {
  const { world, places } = setting
  const state: RunState = {
    setting,
    journal: new Journal(),
    tick: 0,
    agents: {
      members: new Column(),
      memories: new Column(),
      conditions: new Column(),
      lives: new Column(),
      letterCounts: new Column(),
      consultCounts: new Column(),
    },
    numbers: new Map(),
    draws: [],
    streams: [],
    linkStreams: new Map(),
    queue: createDueQueue(),
    counters: places.containers.map(() => 0),
    down: places.containers.map(() => false),
    matches: world.faults.map(() => 0),
    stepCount: 0,
    messageCount: 0,
    appointmentCount: 0,
    awaitedCount: 0,
    handInputCount: 0,
    awaitedLast: 0,
    asked: [],
    answering: [],
    answeredCount: 0,
    ended: false,
  }
  for (const seed of world.agents) {
    const agent = addAgent(state, seed)
    const to = memberAt(state, agent).container
    const order = { tick: 0, to, from: -1, counter: agent, cause: null }
    state.queue.push({ ...order, kind: 'start', agent, life: 0 })
  }
  return state
}

/** Gives an agent its number. Throws when the world puts it nowhere or twice: that is our own mistake. */
export function addAgent(state: RunState, seed: AgentSeed): number {
  const { id, behaviour, memory } = seed
  const container = state.setting.places.numberOf(seed.container)
  if (container === undefined) throw new Error(`No container ${seed.container} for ${id}`)
  if (state.numbers.has(id)) throw new Error(`Two agents are called ${id}`)
  const { agents, numbers } = state
  const number = agents.members.length
  agents.members.push({ id, letterPrefix: `${id}#`, container, behaviour, firstMemory: memory })
  agents.memories.push(memory)
  agents.conditions.push('unborn')
  agents.lives.push(0)
  agents.letterCounts.push(0)
  agents.consultCounts.push(0)
  numbers.set(id, number)
  return number
}

export const memberAt = (state: RunState, number: number): Member => state.agents.members.at(number)

/** Counts one more, and returns the count. */
export function countUp(counts: Column<number>, number: number): number {
  const count = counts.at(number) + 1
  counts.set(number, count)
  return count
}

export const containerName = (state: RunState, container: number): ContainerId =>
  state.setting.places.containers[container] ?? ''

/** Says whether an agent perceives anything now. */
export const isAwake = (state: RunState, number: number): boolean =>
  state.agents.conditions.at(number) === 'running' &&
  state.down[memberAt(state, number).container] !== true

/** The `draw` of an agent, made once: it perceives far more often than it draws. */
export function drawOf(state: RunState, number: number): (below: number) => number {
  const known = state.draws[number]
  if (known) return known
  const { id } = memberAt(state, number)
  const draw = (below: number): number => {
    const stream = state.streams[number] ?? createStream(state.setting.world.seed, `agent ${id}`)
    state.streams[number] = stream
    return stream.draw(below)
  }
  state.draws[number] = draw
  return draw
}

/** The stream of the way from one agent to another, made when luck first decides there. */
export function linkStream(state: RunState, from: AgentId, to: AgentId): Stream {
  const link = `${from}>${to}`
  const known = state.linkStreams.get(link)
  if (known) return known
  const made = createStream(state.setting.world.seed, `link ${link}`)
  state.linkStreams.set(link, made)
  return made
}
