import { PriorityQueue } from '../base/index.ts'
import type { Route } from './entry.ts'
import type { Letter, Tick } from './letter.ts'

/** Its place in the order of the run. No two things that are due have the same. */
interface Key {
  readonly tick: Tick
  /** The receiving container, by its number in declared order. */
  readonly to: number
  /** The sending container; -1 is the world that starts its agents. */
  readonly from: number
  /** Counts what the sending container has put into the queue. */
  readonly counter: number
  /** Index of the entry that led to it; null for the start of an agent of the world. */
  readonly cause: number | null
}

/** Something that will happen at its tick. */
export type Due = Key &
  (
    | { readonly kind: 'letter'; readonly letter: Letter; readonly route: Route }
    /** A life is one time between start and crash; a wake does not outlive it. */
    | {
        readonly kind: 'wake'
        readonly agent: number
        readonly life: number
        readonly reason: string
      }
    | { readonly kind: 'start'; readonly agent: number; readonly life: number }
  )

/**
 * The order of the run: tick, receiving container, sending container, counter of the sending container.
 * Nothing in it depends on the host, nor on how containers are spread over workers. [Parley shapes §2]
 */
export function isBefore(first: Key, second: Key): boolean {
  if (first.tick !== second.tick) return first.tick < second.tick
  if (first.to !== second.to) return first.to < second.to
  if (first.from !== second.from) return first.from < second.from
  return first.counter < second.counter
}

/** A letter on its way. */
export type Arrival = Extract<Due, { readonly kind: 'letter' }>

export type DueQueue = PriorityQueue<Due>

export const createDueQueue = (): DueQueue => PriorityQueue.create<Due>(isBefore)
