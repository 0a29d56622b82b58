/** Work to be timed. It returns something, so that no engine may leave the work out. */
export type Work = () => unknown

/**
 * The median time of each work in milliseconds, over `rounds` rounds in which they take turns.
 *
 * Turns make a slow moment of the machine hit all alike. The median counts the collection of garbage, which
 * the least time would leave out, and not the odd interruption, which the mean would count. The first
 * rounds only warm the engine up.
 */
export function medianMs<Works extends readonly Work[]>(
  rounds: number,
  ...works: Works
): { readonly [Index in keyof Works]: number } {
  const times = works.map((): number[] => [])
  const warmUpRounds = Math.ceil(rounds / 3)
  for (let round = -warmUpRounds; round < rounds; round++) {
    works.forEach((work, index) => {
      const ms = timeMs(work)
      if (round >= 0) times[index]?.push(ms)
    })
  }
  // One number per work: that is what `map` makes.
  return times.map(median) as { readonly [Index in keyof Works]: number }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
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
