/** The checks behind `npm test`, in the order in which they are started. */
import { countBrowserTests, countUnitTests, reportPath } from './counts.mjs'
import { commandPath } from './packages.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} args What Node is given.
 * @property {string} [after] The step that has to pass first.
 * @property {boolean} [alone] It keeps both cores busy, and its figures would suffer from a neighbour.
 * @property {Record<string, string>} [environment]
 * @property {(ok: boolean) => import('./counts.mjs').Counts} [count] Without it the step counts as one.
 */

/**
 * @param {number} port Where the built app is served for the browser tests.
 * @returns {readonly Step[]}
 */
export function listSteps(port) {
  const unitReport = reportPath('unit-tests')
  const browserReport = reportPath('browser-tests')
  return [
    { name: 'build', args: tool('vite', 'vite', 'build', '--logLevel', 'warn') },
    {
      name: 'unit tests',
      args: tool('vitest', 'vitest', 'run', ...reporters(unitReport)),
      count: (ok) => countUnitTests(unitReport, ok),
    },
    { name: 'types', args: tool('typescript', 'tsc', ...incremental('tsconfig.json')) },
    { name: 'core types', args: tool('typescript', 'tsc', ...incremental('tsconfig.core.json')) },
    {
      name: 'component types',
      args: tool('svelte-check', 'svelte-check', '--fail-on-warnings', '--output', 'human'),
    },
    {
      name: 'lint',
      args: tool('eslint', 'eslint', '.', '--max-warnings', '0', ...cached('eslint')),
    },
    {
      name: 'format',
      args: tool(
        'prettier',
        'prettier',
        '--check',
        '.',
        '--log-level',
        'warn',
        ...cached('prettier'),
      ),
    },
    {
      name: 'floors',
      args: tool('dependency-cruiser', 'depcruise', '--output-type', 'err', 'src', 'e2e'),
    },
    { name: 'unused code', args: tool('knip', 'knip', '--no-progress') },
    {
      name: 'browser tests',
      args: tool('@playwright/test', 'playwright', 'test'),
      after: 'build',
      alone: true,
      environment: {
        PARLEY_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      },
      count: (ok) => countBrowserTests(browserReport, ok),
    },
  ]
}

/**
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
const tool = (packageName, command, ...args) => [commandPath(packageName, command), ...args]

/** @param {string} path */
const reporters = (path) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]

/** @param {string} project */
const incremental = (project) => [
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${project}.tsbuildinfo`,
]

/**
 * By content: a fresh clone gives every file a new date.
 *
 * @param {string} name
 */
const cached = (name) => [
  '--cache',
  '--cache-location',
  `.cache/${name}`,
  '--cache-strategy',
  'content',
]
