/** `npm test`: installs what is missing, runs every check, and ends with `N passed, N failed`. */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensurePackages, requireNode, root } from './packages.mjs'
import { runNode } from './processes.mjs'
import { listSteps } from './steps.mjs'

/** More than any step needs on two slow cores; it only ends what hangs. */
const minutesMax = 15
const slotCount = 2

requireNode()
ensurePackages()
mkdirSync(join(root, '.cache'), { recursive: true })
await ensureChromium()

const began = Date.now()
const total = { passed: 0, failed: 0 }
/** @type {Map<string, Promise<boolean>>} */
const outcomes = new Map()
/** @type {Set<Promise<boolean>>} */
const busy = new Set()

for (const step of listSteps(await findFreePort())) {
  const slotsFree = step.alone ? slotCount : 1
  while (slotCount - busy.size < slotsFree) await Promise.race(busy)
  const outcome = run(step)
  outcomes.set(step.name, outcome)
  busy.add(outcome)
  void outcome.finally(() => busy.delete(outcome))
}
await Promise.all(outcomes.values())

console.log(`\n${secondsSince(began)} in all\n`)
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/**
 * Runs one step, adds to the total and prints its line; true when all of it passed.
 *
 * @param {import('./steps.mjs').Step} step
 */
async function run(step) {
  if (step.after && !(await outcomes.get(step.after))) {
    return report(step, { passed: 0, failed: 1 }, `not run, because ${step.after} failed`, '')
  }
  const start = Date.now()
  const { ok, output } = await runNode(step.args, minutesMax, step.environment ?? {})
  const counts = step.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const count = step.count ? `${String(counts.passed)} passed, ${String(counts.failed)} failed` : ''
  const remarks = [secondsSince(start), count, counts.remark ?? ''].filter((part) => part !== '')
  return report(step, counts, remarks.join(', '), output)
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {import('./counts.mjs').Counts} counts
 * @param {string} remark
 * @param {string} output
 */
function report(step, counts, remark, output) {
  total.passed += counts.passed
  total.failed += counts.failed
  const passed = counts.failed === 0
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(16)}  ${remark}`)
  if (!passed) console.log(`\n${output.trimEnd()}\n`)
  return passed
}

/** @param {number} start */
function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => {
        resolve(port)
      })
    })
  })
}
