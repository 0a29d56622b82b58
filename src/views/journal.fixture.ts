import type { Entry, Letter, ProtocolName } from '../sim/index.ts'

/** A letter of a made-up conversation; `says` overrides what the test is about. */
export function letter(id: string, says: Partial<Letter> = {}): Letter {
  return {
    id,
    from: 'buyer@main',
    to: 'store@main',
    message: id,
    protocol: 'kqml' satisfies ProtocolName,
    tags: { act: 'ask-if' },
    payload: null,
    ...says,
  }
}

type Tail = Entry extends infer One ? (One extends Entry ? Omit<One, 'i' | 'at'> : never) : never

/** A journal from what its entries are about; their numbers and the place are filled in. */
export const journal = (...tails: readonly (Tail & { tick?: number })[]): Entry[] =>
  tails.map((tail, i) => ({ ...tail, i, at: 'main/main' }))

/** A letter that is sent and arrives one tick later. */
export const arrival = (sent: Letter, tick = 0): Tail[] => [
  { kind: 'sent', letter: sent, route: 'container', due: tick + 1, tick, cause: null },
  { kind: 'delivered', letter: sent.id, tick: tick + 1, cause: null },
]
