import type { Letter, Tick } from './letter.ts'
import type { Fate } from './record.ts'
import { linkStream, type RunState } from './state.ts'
import type { Fault, Match } from './world.ts'

/** What the network's faults do to one letter on its way. */
export interface Harm {
  /** What keeps it from arriving, by the place of the rule in the list of faults, such as `faults/0`. */
  readonly lost: Fate | null
  readonly delay: Tick
  /** How many more letters like it arrive. */
  readonly copies: number
}

type ByChance = Extract<Fault, { readonly match: Match }>

/**
 * Applies every fault to a letter that has just been sent, in declared order.
 *
 * The first fault that loses it decides why; the others still count it and draw, so that what one fault
 * does never shifts the luck of another letter.
 */
export function harmOf(state: RunState, letter: Letter, from: number, to: number): Harm {
  const { faults } = state.setting.world
  let lost = partitionBetween(state, from, to)
  let delay = 0
  let copies = 0
  for (const [index, fault] of faults.entries()) {
    if (fault.kind === 'crash' || fault.kind === 'partition') continue
    if (!strikes(state, fault, index, letter)) continue
    switch (fault.kind) {
      case 'lose':
        lost ??= { why: 'lost', by: `faults/${index}` }
        break
      case 'delay':
        delay += fault.by
        break
      case 'reorder':
        delay += linkStream(state, letter.from, letter.to).draw(fault.within + 1)
        break
      case 'duplicate':
        copies += 1
        break
    }
  }
  return { lost, delay, copies }
}

/** A partition that stands between two containers now. */
export const partitionBetween = (state: RunState, from: number, to: number): Fate | null =>
  state.setting.world.faults.length === 0 ? null : findPartition(state, from, to)

function findPartition(state: RunState, from: number, to: number): Fate | null {
  const { world, places } = state.setting
  const sideOf = (sides: readonly (readonly string[])[], place: number): number =>
    sides.findIndex((side) =>
      side.some((name) => name === places.containers[place] || name === places.platforms[place]),
    )
  for (const [index, fault] of world.faults.entries()) {
    if (fault.kind !== 'partition') continue
    if (state.tick < fault.from || state.tick >= (fault.until ?? Infinity)) continue
    const [here, there] = [sideOf(fault.sides, from), sideOf(fault.sides, to)]
    if (here >= 0 && there >= 0 && here !== there) {
      return { why: 'partition', by: `faults/${index}` }
    }
  }
  return null
}

/** Counts the letter if it matches, and says whether this fault befalls it. Without nth or probability it always does. */
function strikes(state: RunState, fault: ByChance, index: number, letter: Letter): boolean {
  if (!matches(fault.match, letter)) return false
  const count = (state.matches[index] ?? 0) + 1
  state.matches[index] = count
  if (fault.nth !== undefined) return count === fault.nth
  if (fault.probability === undefined) return true
  const scale = 1_000_000
  return linkStream(state, letter.from, letter.to).draw(scale) < fault.probability * scale
}

const matches = (match: Match, { from, to, tags }: Letter): boolean =>
  (match.from === undefined || match.from === from) &&
  (match.to === undefined || match.to === to) &&
  (match.act === undefined || match.act === tags.act) &&
  (match.conversation === undefined || match.conversation === tags.conversation)
