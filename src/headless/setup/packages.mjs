/**
 * Installs the packages when they are missing. Plain JavaScript without dependencies, because it runs
 * before there are any.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Ends the process with a sentence when this Node cannot run the tools. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (fits) return
  console.error(
    `Parley needs Node 20.19, 22.12 or later; this is ${process.versions.node}. Install a newer one from nodejs.org and start again.`,
  )
  process.exit(1)
}

/** Runs `npm ci` when a package of the lock file is not there in its version. */
export function ensurePackages() {
  if (arePackagesThere()) return
  console.log('Installing packages (npm ci) …')
  // Without --include=dev a NODE_ENV=production in the environment would leave out the build tools.
  const { status } = runNpm(['ci', '--include=dev'])
  if (status === 0) return
  console.error('The packages could not be installed; what npm said stands above.')
  process.exit(1)
}

/**
 * Compares the lock file with the copy that npm leaves in node_modules when it has finished. Optional
 * packages are left out: npm skips those that belong to another system.
 */
function arePackagesThere() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional ||
      (installed[path]?.version === version && existsSync(join(root, path))),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** @param {string[]} args */
function runNpm(args) {
  const cli = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * The path of a package's command, to be run with Node: the same on every system.
 *
 * @param {string} packageName
 * @param {string} command
 */
export function commandPath(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
