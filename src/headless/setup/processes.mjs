/** Runs programs, keeps what they print, and ends them all when this process ends. */
import { spawn } from 'node:child_process'
import { root } from './packages.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

const hasGroups = process.platform !== 'win32'

/**
 * Runs a Node program to its end. A program that hangs is ended when its time is over, and has failed.
 *
 * @param {readonly string[]} args
 * @param {number} minutesMax
 * @param {Record<string, string>} environment
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runNode(args, minutesMax, environment) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the servers and workers it starts end with it.
      detached: hasGroups,
    })
    running.add(child)
    let output = ''
    const keep = (/** @type {Buffer} */ bytes) => void (output += bytes.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      output += `\nEnded after ${String(minutesMax)} minutes: it did not finish by itself.\n`
      end(child)
    }, minutesMax * 60_000)
    let ok = false
    const finish = () => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish()
    })
    child.on('exit', (code) => {
      ok = code === 0
      end(child)
    })
    // After `exit`, and after the last of the output was read.
    child.on('close', finish)
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined) return
  try {
    process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    // It and all it started have ended already.
  }
}

process.on('exit', () => {
  running.forEach(end)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1))
}
