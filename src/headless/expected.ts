import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../scenarios/index.ts'
import { expectationOf, expectedFile } from './expectation.ts'
import { playTarget, shippedFolder } from './files.ts'
import { playFiles } from './play.ts'

/**
 * `npm run expected -- ID…` plays shipped scenarios, writes what came out beside them, and prints the
 * difference. A changed line needs its reason in the commit.
 */
function main(ids: readonly string[]): number {
  for (const id of ids.length > 0 ? ids : catalogue.map((line) => line.id)) {
    const target = playTarget(id)
    const result = target ? playFiles(target.files) : null
    if (!result?.ok) {
      process.stderr.write(`${id} cannot be played\n`)
      return 1
    }
    const path = join(shippedFolder(id), expectedFile)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const after = expectationOf(result.played)
    process.stdout.write(`${id}: ${before === after ? 'unchanged' : 'written'}\n`)
    const known = new Set(before.split('\n'))
    const now = new Set(after.split('\n'))
    for (const line of known) if (!now.has(line)) process.stdout.write(`- ${line}\n`)
    for (const line of now) if (!known.has(line)) process.stdout.write(`+ ${line}\n`)
    writeFileSync(path, after)
  }
  return 0
}

process.exitCode = main(process.argv.slice(2))
