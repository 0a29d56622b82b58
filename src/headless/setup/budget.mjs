/**
 * A Vite plugin that weighs the build. It prints what the page loads before it can answer, and leaves the
 * figures in `.cache/weight.json` for `npm run bench`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './packages.mjs'

/**
 * Bytes after gzip, fonts as they are: their format is compressed already.
 *
 * @typedef {object} Weight
 * @property {number} opening Script and style that the page imports at once.
 * @property {number} workers Script of all workers.
 * @property {number} later Script and style on first use.
 * @property {Record<string, number>} fonts By file name.
 */

/** @returns {import('vite').Plugin} */
export const weighBuild = () => ({
  name: 'parley:weigh',
  apply: 'build',
  writeBundle(_options, bundle) {
    const weight = weigh(bundle)
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(join(root, '.cache', 'weight.json'), JSON.stringify(weight))
    const fonts = Object.values(weight.fonts).reduce((sum, bytes) => sum + bytes, 0)
    console.log(
      [
        `at once  ${kilobytes(weight.opening)} of script and style`,
        `workers  ${kilobytes(weight.workers)}`,
        `later    ${kilobytes(weight.later)} on first use`,
        `fonts    ${kilobytes(fonts)} in ${String(Object.keys(weight.fonts).length)} files, of which a page loads those it shows`,
      ].join('\n'),
    )
  },
})

/** @typedef {Parameters<Extract<import('vite').Rollup.Plugin['writeBundle'], Function>>[1]} Bundle */

/**
 * @param {Bundle} bundle
 * @returns {Weight}
 */
function weigh(bundle) {
  const opening = listOpening(bundle)
  /** @type {Weight} */
  const weight = { opening: 0, workers: 0, later: 0, fonts: {} }
  for (const [fileName, file] of Object.entries(bundle)) {
    const content = file.type === 'chunk' ? file.code : file.source
    if (fileName.endsWith('.woff2')) weight.fonts[fileName] = content.length
    if (!/\.(js|css)$/.test(fileName)) continue
    const bytes = gzipSync(content).length
    // Vite builds a worker apart and hands its script to the page's build as a plain asset.
    if (opening.has(fileName)) weight.opening += bytes
    else if (file.type === 'asset' && fileName.endsWith('.js')) weight.workers += bytes
    else weight.later += bytes
  }
  return weight
}

/**
 * The entry, what it imports statically, and their style sheets.
 *
 * @param {Bundle} bundle
 */
function listOpening(bundle) {
  const found = new Set(
    Object.values(bundle)
      .filter((file) => file.type === 'chunk' && file.isEntry)
      .map((file) => file.fileName),
  )
  for (const fileName of found) {
    const file = bundle[fileName]
    if (file?.type !== 'chunk') continue
    file.imports.forEach((name) => found.add(name))
    file.viteMetadata?.importedCss.forEach((name) => found.add(name))
  }
  return found
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
