/**
 * A Vite plugin that adds `licences.html`: the licences of Parley and of every font and library in the
 * build, read from the packages themselves.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

const fileName = 'licences.html'

/**
 * The folders of the packages that the page or one of its workers was built from. Vite builds workers apart, so each
 * build gets a collector, and all write into this one set.
 *
 * @type {Set<string>}
 */
const shipped = new Set()

/** Put among the plugins of the page and of the workers. */
export const collectShipped = () => ({
  name: 'parley:collect-shipped',
  /**
   * @param {string} _code
   * @param {string} id
   */
  transform(_code, id) {
    const folder = packageFolder(id)
    if (folder) shipped.add(folder)
    return null
  },
})

/** @returns {import('vite').Plugin} */
export const licencesPage = () => ({
  name: 'parley:licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: layOut([...shipped, ...listFonts()]) })
  },
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(layOut(listDependencies()))
    })
  },
})

/**
 * A module that a plugin made up has a zero character before its path.
 *
 * @param {string} id
 */
const packageFolder = (id) => /[^\0]*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]

const readManifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** While developing nothing is bundled, so the page lists what the build may take from. */
const listDependencies = () =>
  [...Object.keys(readManifest(root).dependencies), 'svelte'].map((name) =>
    join(root, 'node_modules', name),
  )

/** Style sheets include fonts without passing them through the plugins as modules. */
const listFonts = () => listDependencies().filter((folder) => folder.includes('@fontsource'))

/** @param {readonly string[]} folders */
function layOut(folders) {
  const packages = [...new Set(folders)].sort().map(describePackage)
  const own = { title: 'Parley', licence: 'MIT', notices: readNotices(root) }
  return page([own, ...packages].map(section).join('\n'))
}

/** @typedef {{ title: string, licence: string, notices: string[] }} Shipped */

/**
 * @param {string} folder
 * @returns {Shipped}
 */
function describePackage(folder) {
  const { name, version, license = '', author } = readManifest(folder)
  const notices = readNotices(folder)
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  const own = `The package has no licence file. It names ${license} as its licence and ${holder} as its author.`
  return {
    title: `${name} ${version}`,
    licence: license,
    notices: notices.length > 0 ? notices : [own],
  }
}

/** @param {string} folder */
const readNotices = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())

/** @param {Shipped} shipped */
const section = ({ title, licence, notices }) =>
  `<section><h2>${escapeHtml(title)} <small>${escapeHtml(licence)}</small></h2>
${notices.map((notice) => `<pre>${escapeHtml(notice)}</pre>`).join('\n')}</section>`

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param {string} sections */
const page = (sections) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'">
<meta name="color-scheme" content="light dark">
<title>Licences · Parley</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; max-width: 72ch; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1rem; margin-top: 2rem; }
small { font-weight: normal; }
pre { font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Licences <span lang="zh">许可证</span></h1>
<p>Parley and the fonts and libraries that it ships. <span lang="zh">Parley 及其随附的字体与程序库。</span></p>
<p><a href="./">Parley</a></p>
${sections}
</main>
</body>
</html>
`
