import type { Json } from '../base/index.ts'
import type { Input } from './input.ts'
import type { AgentId, ContainerId, Letter, LetterId, Note, Tick } from './letter.ts'

/** How a letter travels: handed over, cloned to another container, or encoded for another platform. */
export type Route = 'container' | 'platform' | 'wire'

export type DropReason = 'lost' | 'partition' | 'crashed' | 'no-such-agent' | 'unreadable'

export type BoundName = 'messages' | 'entries' | 'ticks' | 'queue'

interface EntryHead {
  /** Index in the journal, from 0. */
  readonly i: number
  readonly tick: Tick
  readonly at: ContainerId
  /** Index of the entry that led to this one. */
  readonly cause: number | null
}

/**
 * One line of the journal, the ordered record of everything a run did.
 *
 * `due` of a sent letter is without what faults add; `delayed` says that. The copy of a duplicated letter
 * is the same but for its id. `by` of a dropped letter: the fault (`faults/0` is the first), the container
 * or agent that was down, the platform that knows no such agent, or what could not be read.
 */
export type Entry = EntryHead &
  (
    | { readonly kind: 'started' | 'stopped'; readonly agent: AgentId }
    | { readonly kind: 'moved'; readonly agent: AgentId; readonly to: ContainerId }
    | { readonly kind: 'sent'; readonly letter: Letter; readonly route: Route; readonly due: Tick }
    | { readonly kind: 'delivered'; readonly letter: LetterId }
    | {
        readonly kind: 'queued'
        readonly letter: LetterId
        readonly why: 'suspended' | 'template'
      }
    | {
        readonly kind: 'dropped'
        readonly letter: LetterId
        readonly why: DropReason
        readonly by: string
      }
    | { readonly kind: 'duplicated'; readonly letter: LetterId; readonly copy: LetterId }
    | { readonly kind: 'delayed'; readonly letter: LetterId; readonly byTicks: number }
    | { readonly kind: 'woke'; readonly agent: AgentId; readonly reason: string }
    | { readonly kind: 'consulted'; readonly consult: string; readonly question: Json }
    | { readonly kind: 'answered'; readonly consult: string; readonly answer: Json }
    | { readonly kind: 'noted'; readonly agent: AgentId; readonly note: Note }
    | { readonly kind: 'input'; readonly input: Input }
    | { readonly kind: 'crashed' | 'restarted'; readonly container: ContainerId }
    | { readonly kind: 'bound'; readonly bound: BoundName; readonly limit: number }
    | { readonly kind: 'broke'; readonly agent: AgentId; readonly error: string }
  )

/** A row is what the table shows and what a step is: a letter at its fate, or an event of note. */
export function isRow(entry: Entry): boolean {
  switch (entry.kind) {
    case 'delivered':
    case 'dropped':
    case 'queued':
    case 'crashed':
    case 'bound':
    case 'broke':
      return true
    case 'noted':
      return entry.note.row === true
    default:
      return false
  }
}
