import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Where a stream stands: four 32-bit words, plain data for a checkpoint. */
export type StreamState = readonly [number, number, number, number]

/** A seeded source of luck. Two streams of one run know nothing of one another. */
export interface Stream {
  /** A whole number from 0 up to, but not including, `below`; every one is equally likely. */
  readonly draw: (below: number) => number
  readonly state: () => StreamState
}

/**
 * The stream of this name under this seed, at its beginning.
 *
 * Each consumer of luck has one of its own, so that a new one does not shift what the others draw.
 */
export const createStream = (seed: number, name: string): Stream =>
  resumeStream(mixed(`${seed}:${name}`))

/** The stream that stood in this state; it draws what the other would have drawn. */
export function resumeStream(state: StreamState): Stream {
  const generator = xoroshiro128plusFromState(state)
  return {
    draw: (below) => {
      if (!Number.isSafeInteger(below) || below < 1) {
        throw new RangeError(`A draw is below a whole number of at least 1, not ${below}`)
      }
      return uniformInt(generator, 0, below - 1)
    },
    state: () => {
      const [a = 0, b = 0, c = 0, d = 0] = generator.getState()
      return [a, b, c, d]
    },
  }
}

/**
 * Spreads a text over 128 bits: four lanes of multiply and fold, each with constants of its own, then
 * stirred into one another. Our own choice; it need not withstand an adversary, only keep names apart.
 */
function mixed(text: string): StreamState {
  let [a, b, c, d] = [0x3c6ef372, 0x1b873593, 0x2545f491, 0x6a09e667]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = fold(a ^ unit, 0x85ebca6b)
    b = fold(b ^ unit, 0xc2b2ae35)
    c = fold(c ^ unit, 0x27d4eb2f)
    d = fold(d ^ unit, 0x165667b1)
  }
  // Twice round, so that every lane depends on every other.
  for (let round = 0; round < 2; round++) {
    a = fold(a + b, 0x9e3779b1)
    b = fold(b + c, 0x85ebca77)
    c = fold(c + d, 0xc2b2ae3d)
    d = fold(d + a, 0x27d4eb2f)
  }
  // The generator cannot leave a state of zeros.
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d]
}

function fold(lane: number, factor: number): number {
  const product = Math.imul(lane, factor)
  return product ^ (product >>> 15)
}
