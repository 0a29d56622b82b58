/** Finds a Chromium, and installs one when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commandPath, root } from './packages.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isRoot = process.getuid?.() === 0

/** A sandbox as root is refused; the rest keeps Chromium from asking the network for anything. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium on PATH that starts, or undefined: then Playwright takes its own. */
export function findChromium() {
  return names.map(findOnPath).find((path) => path !== undefined && starts(path))
}

/** @param {string} name */
function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/**
 * Some systems put a script there that only tells how to install the browser.
 *
 * @param {string} path
 */
function starts(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** Says which browser the tests take, after installing one where none is. False when none could be had. */
export async function ensureChromium() {
  const found = findChromium() ?? (await findPlaywrightsOwn())
  if (found) return announce(`Browser: ${found}`)
  if (isRoot && isDebian()) {
    console.log('No Chromium found; installing the one of Debian …')
    const installed = installFromDebian() && findChromium()
    if (installed) return announce(`Browser: ${installed}, installed just now`)
  }
  console.log('No Chromium found; installing the one of Playwright …')
  const own = installPlaywrightsOwn() && (await findPlaywrightsOwn())
  if (own) return announce(`Browser: ${own}, installed just now`)
  console.error(
    'No Chromium could be installed. Install Chromium or Chrome so that `chromium` or `google-chrome` is on PATH.',
  )
  return false
}

/** @param {string} sentence */
function announce(sentence) {
  console.log(sentence)
  return true
}

async function findPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Ubuntu's package of the same name is a snap, which does not start in containers. */
function isDebian() {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'))
}

/** With a font for Chinese, so that screenshots of the Chinese interface show it. */
function installFromDebian() {
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
  return runsWell('apt-get', ['update']) && runsWell('apt-get', install)
}

function installPlaywrightsOwn() {
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  const playwright = commandPath('@playwright/test', 'playwright')
  return runsWell(process.execPath, [playwright, 'install', ...withLibraries, 'chromium'])
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runsWell(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
