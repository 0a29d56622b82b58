import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandPath, root } from './packages.mjs'

/** A small house in which every import but the last three breaks a rule. */
const files = {
  'src/base/index.ts': `export { ground } from './ground.ts'`,
  'src/base/ground.ts': `export const ground = 0`,
  'src/base/clock.ts': `import { readFileSync } from 'node:fs'\nexport const clock = readFileSync`,
  'src/sim/index.ts': `import { fipa } from '../protocols/fipa/index.ts'\nexport const sim = fipa`,
  'src/sim/types.ts': `import type { Fipa } from '../protocols/fipa/index.ts'\nexport type Sim = Fipa`,
  'src/protocols/fipa/index.ts': `export const fipa = 1\nexport type Fipa = typeof fipa`,
  'src/protocols/kqml/index.ts': `import { fipa } from '../fipa/index.ts'\nexport const kqml = fipa`,
  'src/notation/index.ts': `import { ground } from '../base/ground.ts'\nexport const notation = ground`,
  'src/storage/index.ts': `import { editor } from '../editor/index.ts'\nexport const storage = editor`,
  'src/editor/index.ts': `export const editor = 1`,
  'src/words/index.ts': `import { App } from '../main.ts'\nexport const words = App`,
  'src/main.ts': `export const App = 1`,
  'src/attic/index.ts': `import { ground } from '../base/index.ts'\nexport const attic = ground`,
  'src/views/index.ts': `import { attic } from '../attic/index.ts'\nexport const views = attic`,
  'src/lessons/one.ts': `import { two } from './two.ts'\nexport const one = two`,
  'src/lessons/two.ts': `import { one } from './one.ts'\nexport const two = one`,
  'src/content/index.ts': `import { gone } from './gone.ts'\nexport const content = gone`,
  'src/sim/kernel.test.ts': `import { readFileSync } from 'node:fs'\nexport const test = readFileSync`,
  'src/scenarios/index.ts': `import { kqml } from '../protocols/kqml/index.ts'\nexport const all = kqml`,
  'src/ui/index.ts': `import { editor } from '../editor/index.ts'\nexport const ui = editor`,
}

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

const house = mkdtempSync(join(tmpdir(), 'parley-floors-'))
let violations: readonly string[] = []

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), text)
  }
  writeFileSync(join(house, 'tsconfig.json'), '{}')
  violations = cruise()
}, 60_000)

afterAll(() => {
  rmSync(house, { recursive: true })
})

function cruise(): readonly string[] {
  const command = commandPath('dependency-cruiser', 'depcruise')
  const config = join(root, '.dependency-cruiser.cjs')
  const text = execFileSync(
    process.execPath,
    [command, '--config', config, '--output-type', 'json', '--', 'src'],
    { cwd: house, encoding: 'utf8' },
  )
  const report = JSON.parse(text) as { summary: { violations: Violation[] } } // The tool's own form.
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

test.each([
  ['a floor may not import from above', 'floor-of-sim: src/sim/index.ts'],
  ['a type from above binds as much as a value', 'floor-of-sim: src/sim/types.ts'],
  ['one protocol may not import another', 'floor-of-protocols-kqml: src/protocols/kqml/index.ts'],
  ['parts of the shell may not import one another', 'floor-of-storage: src/storage/index.ts'],
  ['the core may not import from Node', 'floor-of-base: src/base/clock.ts'],
  ['a folder is entered through its index', 'door-of-base: src/notation/index.ts'],
  ['nobody imports the app', 'below-the-app: src/words/index.ts'],
  ['a folder without a place may import nothing', 'unplaced: src/attic/index.ts'],
  ['a folder without a place may not be imported', 'floor-of-views: src/views/index.ts'],
  ['a cycle is refused', 'no-cycle: src/lessons/one.ts'],
  ['an import must lead somewhere', 'resolvable: src/content/index.ts'],
])('%s', (_sentence, violation) => {
  expect(violations).toContain(violation)
})

test.each([
  ['a floor may import from below', 'src/scenarios/index.ts'],
  ['the interface may import from the shell', 'src/ui/index.ts'],
  ['a test may read files', 'src/sim/kernel.test.ts'],
])('%s', (_sentence, file) => {
  expect(violations.filter((violation) => violation.endsWith(file))).toEqual([])
})
