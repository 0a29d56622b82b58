/** Work to be timed. It returns something, so that no engine may leave the work out. */
export type Work = () => unknown

/** The times of one work, round by round, in milliseconds. */
export type Times = readonly number[]

/**
 * Times works in turns, round after round, so that a slow moment of the machine hits all alike. The first
 * rounds only warm the engine up and are not counted.
 */
export function takeTurns<Works extends readonly Work[]>(
  rounds: number,
  ...works: Works
): { readonly [Index in keyof Works]: Times } {
  const times = works.map((): number[] => [])
  const warmUpRounds = Math.ceil(rounds / 3)
  for (let round = -warmUpRounds; round < rounds; round++) {
    works.forEach((work, index) => {
      const ms = timeMs(work)
      if (round >= 0) times[index]?.push(ms)
    })
  }
  // One list per work: that is what `map` makes.
  return times as { readonly [Index in keyof Works]: Times }
}

/**
 * The one in the middle. It counts the garbage that a work collects, which the least would leave out, and
 * not the odd interruption, which the mean would count.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** How many times longer the first took than the second, in the median of the rounds. */
export const medianRatio = (first: Times, second: Times): number =>
  median(first.map((ms, round) => ms / (second[round] ?? NaN)))

/** No work returns it; but an engine cannot know that, and so has to do the work. */
const nothing = Symbol('nothing')

function timeMs(work: Work): number {
  const begin = performance.now()
  const result = work()
  const ms = performance.now() - begin
  if (result === nothing) throw new Error('The work did nothing')
  return ms
}
