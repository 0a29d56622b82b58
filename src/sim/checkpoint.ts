import { resumeStream, type StreamState } from '../base/index.ts'
import { Journal } from './journal.ts'
import type { AgentId } from './letter.ts'
import type { Columns, RunState } from './state.ts'

/**
 * A run at one moment, kept so that later moments need not be played from the start. Memories and what is
 * due are shared with the run, for nobody changes them in place.
 */
export interface Checkpoint {
  /** How many entries lie before it. */
  readonly entry: number
  readonly state: Omit<RunState, 'journal' | 'numbers' | 'draws' | 'streams' | 'linkStreams'>
  readonly streams: readonly (StreamState | undefined)[]
  readonly linkStreams: readonly (readonly [string, StreamState])[]
}

export const takeCheckpoint = (running: RunState): Checkpoint => ({
  entry: running.journal.length,
  state: copied(running),
  streams: running.streams.map((stream) => stream?.state()),
  linkStreams: Array.from(running.linkStreams, ([link, stream]) => [link, stream.state()]),
})

/** A state that goes on from the checkpoint and writes to a journal of its own. */
export function resume({ entry, state, streams, linkStreams }: Checkpoint): RunState {
  return {
    ...copied(state),
    journal: new Journal(entry),
    numbers: new Map<AgentId, number>(state.agents.members.map(({ id }, number) => [id, number])),
    draws: [],
    streams: streams.map((stream) => stream && resumeStream(stream)),
    linkStreams: new Map(linkStreams.map(([link, stream]) => [link, resumeStream(stream)])),
  }
}

/** Named one by one, so that the compiler asks what to do with whatever a state is given later. */
const copied = (state: Checkpoint['state']): Checkpoint['state'] => ({
  setting: state.setting,
  tick: state.tick,
  agents: shareColumns(state.agents),
  queue: state.queue.copy(),
  counters: state.counters.slice(),
  down: state.down.slice(),
  matches: state.matches.slice(),
  stepCount: state.stepCount,
  messageCount: state.messageCount,
  appointmentCount: state.appointmentCount,
  awaitedCount: state.awaitedCount,
  handInputCount: state.handInputCount,
  awaitedLast: state.awaitedLast,
  asked: state.asked.slice(),
  answering: state.answering,
  answeredCount: state.answeredCount,
  ended: state.ended,
})

const shareColumns = (columns: Columns): Columns => ({
  members: columns.members.share(),
  memories: columns.memories.share(),
  conditions: columns.conditions.share(),
  lives: columns.lives.share(),
  letterCounts: columns.letterCounts.share(),
  consultCounts: columns.consultCounts.share(),
})
