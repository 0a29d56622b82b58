/** How many tests passed and failed, read from the reports of the test runners. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

/** @typedef {{ passed: number, failed: number, remark?: string }} Counts */

/**
 * Where a runner writes its report. An old report is removed, so that a crash cannot pass for the run before it.
 *
 * @param {string} name
 */
export function reportPath(name) {
  const path = join(root, '.cache', `${name}.json`)
  rmSync(path, { force: true })
  return path
}

/**
 * Vitest writes the same form as Jest. A file that could not be loaded has no tests in it and counts as one failure.
 *
 * @param {string} path
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countUnitTests(path, ok) {
  const report = read(path)
  if (!report) return crashed
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return settle(
    report.numPassedTests,
    report.numFailedTests + unloaded,
    report.numPendingTests + report.numTodoTests,
    ok,
  )
}

/**
 * @param {string} path
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countBrowserTests(path, ok) {
  const report = read(path)
  if (!report) return crashed
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(expected, unexpected + flaky, skipped, ok)
}

const crashed = { passed: 0, failed: 1, remark: 'it ended without a report' }

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * A test that did not run has shown nothing, so it counts as failed; and so does a run without tests,
 * or one that failed beside its tests.
 *
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {boolean} ok
 * @returns {Counts}
 */
function settle(passed, failed, skipped, ok) {
  if (passed + failed + skipped === 0) return { passed, failed: 1, remark: 'no test ran' }
  if (skipped > 0) {
    return { passed, failed: failed + skipped, remark: `${String(skipped)} did not run` }
  }
  if (!ok && failed === 0) return { passed, failed: 1, remark: 'an error outside the tests' }
  return { passed, failed }
}
