/** Work to be timed. It returns something, so that no engine may leave the work out. */
export type Work = () => unknown

const roundsPerTurn = 4

/**
 * The time of each work in milliseconds: the lower quartile over `turns` turns of a few rounds each.
 *
 * Turns make a slow moment of the machine hit all alike. The first round of a turn is not counted, since it
 * clears up what the work before left behind; the first turn only warms the engine up. Interruptions make a
 * round slower and nothing makes it faster, so low times tell more than the middle; but the least would
 * leave out the garbage that a work has to collect now and then.
 */
export function timeWorks<Works extends readonly Work[]>(
  turns: number,
  ...works: Works
): { readonly [Index in keyof Works]: number } {
  const times = works.map((): number[] => [])
  for (let turn = 0; turn <= turns; turn++) {
    works.forEach((work, index) => {
      // Each begins with a clean heap, where the engine lets it: none pays for what another left behind.
      globalThis.gc?.()
      timeMs(work)
      for (let round = 0; round < roundsPerTurn; round++) {
        const ms = timeMs(work)
        if (turn > 0) times[index]?.push(ms)
      }
    })
  }
  // One number per work: that is what `map` makes.
  return times.map(lowerQuartile) as { readonly [Index in keyof Works]: number }
}

function lowerQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 4)] ?? NaN
}

/** No work returns it; but an engine cannot know that, and so has to do the work. */
const nothing = Symbol('nothing')

function timeMs(work: Work): number {
  const begin = performance.now()
  const result = work()
  const ms = performance.now() - begin
  if (result === nothing) throw new Error('The work did nothing')
  return ms
}
