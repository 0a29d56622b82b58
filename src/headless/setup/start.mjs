/** `npm start`: installs what is missing, serves the app for development and opens it. */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensurePackages, requireNode, root } from './packages.mjs'

const { values: wishes } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  },
})

requireNode()
ensurePackages()

const { createServer } = await import('vite')
const server = await createServer({
  root,
  clearScreen: false,
  server: {
    ...(wishes.port === undefined ? {} : { port: Number(wishes.port) }),
    ...(wishes.host === undefined ? {} : { host: wishes.host }),
  },
})
await server.listen()
console.log('\nParley is running. Ctrl-C ends it.\n')
server.printUrls()

const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
if (address && !wishes['no-open'] && !process.env.CI) openBrowser(address)

/**
 * Opens the address where there is a screen to open it on; without one the printed address has to do.
 *
 * @param {string} url
 */
function openBrowser(url) {
  const opener = findOpener(url)
  if (!opener) return
  const [command, ...args] = opener
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => {
    console.log('No browser opened by itself; open the address above.')
  })
  child.unref()
}

/**
 * @param {string} url
 * @returns {[string, ...string[]] | undefined}
 */
function findOpener(url) {
  if (process.platform === 'darwin') return ['open', url]
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '""', url]
  const hasScreen = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY
  return hasScreen ? ['xdg-open', url] : undefined
}
