/**
 * `npm run bench`: measures against the figures that Parley has to reach, in Node, in a worker of Chromium
 * and on the built page, and exits with 1 on a miss. No part of `npm test`: it wants a quiet machine.
 */
import { build } from 'vite'
import { root } from '../setup/packages.mjs'
import { measureInWorker, openBrowser, withFolder } from './browser.ts'
import { isReached, layOutFigures, type Figure } from './figure.ts'
import { measurePage } from './page.ts'
import { measureEngine } from './suites.ts'
import { weighLastBuild } from './weight.ts'

const figures: Figure[] = []

/** Keeps what was measured, and prints it at once: the whole takes minutes. */
function add(where: string, measured: readonly Figure[]): void {
  const named = measured.map((figure) => ({ ...figure, name: `${where}  ${figure.name}` }))
  figures.push(...named)
  console.log(layOutFigures(named))
}

console.log(`Node ${process.versions.node}\n`)
// First, before the build has filled this process's heap.
add('Node  ', measureEngine())

console.log('\nBuilding …')
await build({ root, logLevel: 'warn' })
const browser = await openBrowser()
console.log(`\nChromium ${browser.version()}\n`)

add('worker', await measureInWorker(browser))
const page = await withFolder('dist', (address) => measurePage(browser, address))
add('page  ', page.figures)
add('build ', weighLastBuild(page.fontsLoaded))
await browser.close()

console.log(`\n${layOutFigures(figures)}`)
const missed = figures.filter((figure) => !isReached(figure))
console.log(`\n${figures.length - missed.length} reached, ${missed.length} missed`)
process.exit(missed.length === 0 ? 0 : 1)
