import fc from 'fast-check'
import { kernelProperty } from './kernel.ts'
import { rereadProperty, roundTripProperty, totalityProperty } from './reading.ts'
import { stageProperty } from './stage.ts'

export interface Target {
  readonly name: string
  /** Says what is broken, with the smallest case found; null when all is well. */
  readonly search: (seed: number, runs: number) => string | null
}

const target = <Case>(name: string, property: fc.IProperty<Case>): Target => ({
  name,
  search: (seed, runs) => {
    const { failed, errorInstance, counterexample } = fc.check(property, { seed, numRuns: runs })
    if (!failed) return null
    return `${String(errorInstance)}\nThe smallest case: ${JSON.stringify(counterexample)}`
  },
})

export const targets: readonly Target[] = [
  target('kernel', kernelProperty),
  target('totality', totalityProperty),
  target('round-trip', roundTripProperty),
  target('reread', rereadProperty),
  target('stage', stageProperty),
]
