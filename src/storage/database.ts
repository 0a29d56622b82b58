import { createStore, get, set, type UseStore } from 'idb-keyval'
import { accept, refuse, type Result } from '../base/index.ts'

/** How every value lies in the database. */
export interface Kept<Data> {
  /** Version of the shape of `data`. */
  readonly v: number
  /** Counts the writes of this value. */
  readonly rev: number
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly data: Data
}

export interface NotKept {
  readonly kind: 'not-kept'
  /** What the browser called it: `QuotaExceededError`, `InvalidStateError` … */
  readonly reason: string
}

let store: UseStore | null = null
const connection = (): UseStore => (store ??= createStore('parley', 'keyval'))

/** Runs once more on a fresh connection when the first try fails: browsers close databases as they like. */
async function twice<Value>(
  work: (store: UseStore) => Promise<Value>,
): Promise<Result<Value, NotKept>> {
  for (const last of [false, true]) {
    try {
      return accept(await work(connection()))
    } catch (error) {
      store = null
      if (last) return refuse({ kind: 'not-kept', reason: reasonOf(error) })
    }
  }
  return refuse({ kind: 'not-kept', reason: 'unknown' })
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

export const readValue = <Data>(key: string): Promise<Result<Kept<Data> | undefined, NotKept>> =>
  twice((store) => get<Kept<Data>>(key, store))

export const writeValue = <Data>(key: string, kept: Kept<Data>): Promise<Result<void, NotKept>> =>
  twice((store) => set(key, kept, store))
