/** Sending: ids, the route, what the network does to a letter, and its place in the queue. */

import type { Route } from './entry.ts'
import { harmOf } from './faults.ts'
import type { AgentId, Draft, Letter, LetterId } from './letter.ts'
import type { Arrival } from './queue.ts'
import { recordDelayed, recordDropped, recordDuplicated, recordSent, type Fate } from './record.ts'
import { countUp, memberAt, type RunState } from './state.ts'

/** Sends one letter to each receiver, all with the id of the first as their `message`. */
export function send(
  state: RunState,
  agent: number,
  receivers: readonly AgentId[],
  draft: Draft,
  cause: number,
): void {
  const { id: from } = memberAt(state, agent)
  let message: LetterId | null = null
  for (const to of receivers) {
    const id = mintLetterId(state, agent)
    message ??= id
    post(state, agent, letterOf(draft, id, from, to, message), cause)
  }
}

function mintLetterId(state: RunState, agent: number): LetterId {
  const count = countUp(state.agents.letterCounts, agent)
  return memberAt(state, agent).letterPrefix + String(count)
}

function letterOf(
  draft: Draft,
  id: LetterId,
  from: AgentId,
  to: AgentId,
  message: LetterId,
): Letter {
  const { protocol, tags, payload, text, origin } = draft
  // Nearly every letter has neither; all of one shape are faster to read.
  if (text === undefined && origin === undefined) {
    return { id, from, to, message, protocol, tags, payload }
  }
  return {
    id,
    from,
    to,
    message,
    protocol,
    tags,
    payload,
    ...(text === undefined ? {} : { text }),
    ...(origin === undefined ? {} : { origin }),
  }
}

function post(state: RunState, agent: number, letter: Letter, cause: number): void {
  const { places } = state.setting
  const from = memberAt(state, agent).container
  const to = containerOf(state, letter.to)
  const route: Route = to === undefined ? 'wire' : places.routeBetween(from, to)
  const due = state.tick + (to === undefined ? 1 : places.latencyBetween(from, to))
  const written = route === 'wire' ? encoded(state, letter) : letter
  const sent = recordSent(state, from, written ?? letter, route, due, cause)
  state.messageCount += 1
  if (to === undefined) {
    recordDropped(state, from, letter.id, nobodyAt(letter.to), sent)
  } else if (written === null) {
    recordDropped(state, from, letter.id, { why: 'unreadable', by: 'no-codec' }, sent)
  } else {
    const counter = nextCounter(state, from)
    const arrival: Arrival = {
      tick: due,
      to,
      from,
      counter,
      cause: sent,
      kind: 'letter',
      letter: written,
      route,
    }
    if (state.setting.world.faults.length === 0) state.queue.push(arrival)
    else endanger(state, agent, arrival, sent)
  }
}

/** Where a letter to this agent goes: to its container, else to the entrance of its platform. */
const containerOf = (state: RunState, id: AgentId): number | undefined => {
  const agent = state.numbers.get(id)
  return agent === undefined
    ? state.setting.places.entranceOf(id)
    : memberAt(state, agent).container
}

export const platformOf = (id: AgentId): string => id.slice(id.lastIndexOf('@') + 1)

/** Why a letter to somebody who is not there is dropped. */
export const nobodyAt = (id: AgentId): Fate => ({ why: 'no-such-agent', by: platformOf(id) })

/** The letter with its text for the wire; null when its protocol has none. */
function encoded(state: RunState, letter: Letter): Letter | null {
  const codec = state.setting.world.codecs[letter.protocol]
  return codec ? { ...letter, text: codec.encode(letter) } : null
}

/** Lets the network's faults have their way with a letter that is about to leave. */
function endanger(state: RunState, agent: number, arrival: Arrival, sent: number): void {
  const { letter, from, to } = arrival
  const { lost, delay, copies } = harmOf(state, letter, from, to)
  if (lost) {
    recordDropped(state, from, letter.id, lost, sent)
    return
  }
  if (delay > 0) recordDelayed(state, from, letter.id, delay, sent)
  const tick = arrival.tick + delay
  state.queue.push({ ...arrival, tick })
  for (let made = 0; made < copies; made++) {
    const copy = mintLetterId(state, agent)
    recordDuplicated(state, from, letter.id, copy, sent)
    const counter = nextCounter(state, from)
    state.queue.push({ ...arrival, tick, counter, letter: { ...letter, id: copy } })
  }
}

/** A letter that came to the entrance of a platform before its receiver was known there goes on to it. */
export function forward(state: RunState, arrival: Arrival, home: number): void {
  const { to: here } = arrival
  const tick = state.tick + state.setting.places.latencyBetween(here, home)
  state.queue.push({ ...arrival, tick, to: home, from: here, counter: nextCounter(state, here) })
}

/** What a container puts into the queue is numbered, so that nothing else need decide its order. */
export function nextCounter(state: RunState, container: number): number {
  const counter = state.counters[container] ?? 0
  state.counters[container] = counter + 1
  return counter
}
