/**
 * `npm run fuzz`: throws random texts and worlds at readers and kernel until stopped, with rising seeds.
 *
 * `npm run fuzz -- --seed 7 --seeds 1` repeats one. The first seed is the time of day unless named; a
 * fixed part of the same properties is in the unit tests.
 */
import { parseArgs } from 'node:util'
import { targets } from './targets.ts'

const { values: wishes } = parseArgs({
  options: { seed: { type: 'string' }, seeds: { type: 'string' }, only: { type: 'string' } },
})
const first = wishes.seed === undefined ? Date.now() % 1_000_000_000 : Number(wishes.seed)
const count = wishes.seeds === undefined ? Infinity : Number(wishes.seeds)
const chosen = targets.filter(({ name }) => wishes.only === undefined || name === wishes.only)
const runsPerSeed = 200

if (chosen.length === 0 || !Number.isInteger(first) || Number.isNaN(count)) {
  console.error(`--only takes one of: ${targets.map(({ name }) => name).join(', ')}`)
  console.error('--seed and --seeds take a whole number')
  process.exit(2)
}

for (let seed = first; seed < first + count; seed++) {
  for (const { name, search } of chosen) {
    const broken = search(seed, runsPerSeed)
    if (broken === null) continue
    console.error(`\n${name}: broken at seed ${seed}\n${broken}`)
    console.error(`\nRepeat it with: npm run fuzz -- --seed ${seed} --seeds 1 --only ${name}`)
    process.exit(1)
  }
  const runs = (seed - first + 1) * runsPerSeed * chosen.length
  process.stdout.write(`seed ${seed}: ${runs} cases, all well${process.stdout.isTTY ? '\r' : '\n'}`)
}
