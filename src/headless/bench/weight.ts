import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weight } from '../setup/budget.mjs'
import { root } from '../setup/packages.mjs'
import type { Figure } from './figure.ts'

/** What the last build weighs, in kB of 1,000 bytes; `fontsLoaded` names the fonts that a page asked for. */
export function weighLastBuild(fontsLoaded: readonly string[]): readonly Figure[] {
  const text = readFileSync(join(root, '.cache', 'weight.json'), 'utf8')
  const weight = JSON.parse(text) as Weight // Written by the build's own plugin.
  const fonts = Object.entries(weight.fonts)
    .filter(([name]) => fontsLoaded.some((loaded) => loaded.endsWith(name)))
    .reduce((sum, [, bytes]) => sum + bytes, 0)
  return [
    figure('script and style before the workbench answers, gzip', weight.opening, 280),
    figure('fonts that the opening page loads', fonts, 100),
    figure('workers, gzip', weight.workers, 120),
  ]
}

const figure = (name: string, bytes: number, gate: number): Figure => ({
  name,
  measured: bytes / 1000,
  gate,
  sense: 'at most',
  unit: 'kB',
})
