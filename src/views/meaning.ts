import type { DropReason, Entry } from '../sim/index.ts'

/**
 * What became of a message, told the same way in every view: by a sign, a line and a colour. The signs
 * and their names are ours; no protocol defines them.
 */
export const meanings = [
  'delivered',
  'withheld',
  'refused',
  'lost',
  'purged',
  'wrong-turn',
  'waiting',
] as const

export type Meaning = (typeof meanings)[number]

/** The end of a letter: delivered, held in a queue, or dropped for one of the kernel's reasons. */
export type Fate = 'delivered' | 'queued' | DropReason

/** A letter that nobody could read was refused where it arrived; every other drop never arrived. */
export function meaningOfFate(fate: Fate): Meaning {
  if (fate === 'delivered') return 'delivered'
  if (fate === 'queued') return 'waiting'
  return fate === 'unreadable' || fate === 'no-such-agent' ? 'refused' : 'lost'
}

export function meaningOfEvent(entry: Entry): Meaning {
  switch (entry.kind) {
    case 'noted':
      return entry.note.code === 'out-of-sequence' ? 'wrong-turn' : 'waiting'
    case 'crashed':
      return 'lost'
    default:
      return 'refused'
  }
}
