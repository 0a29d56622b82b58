import type { BoundName } from './entry.ts'
import { happen, hearAnswer, keepAppointment, takeInput } from './happen.ts'
import type { Tick } from './letter.ts'
import { recordBound } from './record.ts'
import type { RunState } from './state.ts'

/** What a step came to: something happened, or why nothing can. */
export type Stepped = 'went' | 'consulting' | 'quiet' | 'bound'

/**
 * Does the one next thing. What that is follows from the state alone, so however a run is cut into
 * portions, its journal is the same.
 */
export function step(state: RunState): Stepped {
  const stepped = doNext(state)
  if (stepped === 'went') state.stepCount += 1
  return stepped
}

function doNext(state: RunState): Stepped {
  if (state.ended) return 'bound'
  if (takeHandInput(state)) return 'went'
  if (handOutAnswer(state)) return 'went'
  const { queue } = state
  if (queue.peek()?.tick === state.tick) {
    const due = queue.pop()
    if (due) happen(state, due)
    return 'went'
  }
  return endTick(state)
}

/** Inputs by hand come between two things that happen, where they came the first time. */
function takeHandInput(state: RunState): boolean {
  const next = state.setting.inputs[state.handInputCount]
  if (next === undefined || next.step > state.stepCount) return false
  state.handInputCount += 1
  takeInput(state, next.input)
  return true
}

function handOutAnswer(state: RunState): boolean {
  const next = state.answering[state.answeredCount]
  if (next === undefined) return false
  state.answeredCount += 1
  hearAnswer(state, next)
  return true
}

/** Nothing more is due at this tick: bounds, then consults, then whatever comes next. */
function endTick(state: RunState): Stepped {
  const reached = boundReached(state)
  if (reached) return endAt(state, reached)
  if (state.asked.length > 0) {
    const { answers } = state.setting
    if (!state.asked.every(({ id }) => answers.has(id))) return 'consulting'
    state.answering = state.asked
    state.answeredCount = 0
    state.asked = []
    return 'went'
  }
  return takeAwaiting(state) ?? nextTick(state)
}

function boundReached({ setting, journal, messageCount, queue }: RunState): BoundName | null {
  const { bounds } = setting.world
  if (messageCount > bounds.messages) return 'messages'
  if (journal.length > bounds.entries) return 'entries'
  if (queue.size > bounds.queue) return 'queue'
  return null
}

function endAt(state: RunState, bound: BoundName): Stepped {
  state.ended = true
  recordBound(state, bound, state.setting.world.bounds[bound])
  return 'bound'
}

/** The next item without a tick, if its time has come: the queue is empty, or its patience is over. */
function takeAwaiting(state: RunState): Stepped | null {
  const next = state.setting.awaiting[state.awaitedCount]
  if (next === undefined || state.tick < next.notBefore) return null
  const impatient = state.tick >= patienceEnd(state)
  if (state.queue.size > 0 && !impatient) return null
  state.awaitedCount += 1
  state.awaitedLast = state.tick
  takeInput(state, next.input)
  return 'went'
}

function patienceEnd(state: RunState): Tick {
  const next = state.setting.awaiting[state.awaitedCount]
  if (next?.patience === undefined) return Infinity
  return Math.max(next.notBefore, Math.max(next.after ?? 0, state.awaitedLast) + next.patience)
}

function nextTick(state: RunState): Stepped {
  const { setting, queue, appointmentCount } = state
  const appointment = setting.appointments[appointmentCount]
  const tick = Math.min(
    queue.peek()?.tick ?? Infinity,
    appointment?.tick ?? Infinity,
    patienceEnd(state),
  )
  if (tick === Infinity) return 'quiet'
  if (tick > setting.world.bounds.ticks) return endAt(state, 'ticks')
  state.tick = tick
  keepAppointments(state)
  return 'went'
}

/** The world's appointments come first in their tick. */
function keepAppointments(state: RunState): void {
  const { appointments } = state.setting
  for (
    let next = appointments[state.appointmentCount];
    next && next.tick <= state.tick;
    next = appointments[state.appointmentCount]
  ) {
    state.appointmentCount += 1
    keepAppointment(state, next)
  }
}
