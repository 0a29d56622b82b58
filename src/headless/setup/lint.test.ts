import { ESLint } from 'eslint'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from './packages.mjs'

const eslint = new ESLint({ cwd: root })
const coreFile = 'src/base/result.ts'
const shellFile = 'src/headless/setup/lint.test.ts'

/** The rules that a text breaks when it stands in place of a file's own. */
async function listBroken(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return (result?.messages ?? []).map(({ ruleId }) => String(ruleId))
}

// The first text waits until the compiler has read the whole project.
beforeAll(() => listBroken(coreFile, ''), 60_000)

test.each([
  ['a clock', 'export const now = (): number => Date.now()', 'no-restricted-properties'],
  ['a date of today', 'export const today = new Date()', 'no-restricted-syntax'],
  ['luck', 'export const luck = (): number => Math.random()', 'no-restricted-properties'],
  ['a timer', 'setTimeout(() => undefined, 1)', 'no-restricted-globals'],
  ['a performance clock', 'export const now = performance.now()', 'no-restricted-globals'],
  ['a page', 'export const title = document.title', 'no-restricted-globals'],
  ['a promise', 'export const soon = Promise.resolve(1)', 'no-restricted-globals'],
  ['waiting', 'export const soon = async () => undefined', 'no-restricted-syntax'],
  ['Node', `import { cwd } from 'node:process'\nexport const here = cwd()`, 'no-restricted-syntax'],
  ['an order that depends on the place', `'a'.localeCompare('b')`, 'no-restricted-properties'],
  ['an enum', 'export enum Colour { Red }', 'no-restricted-syntax'],
  ['a default export', 'export default 1', 'no-restricted-syntax'],
  ['a list of everything', `export * from './json.ts'`, 'no-restricted-syntax'],
  ['markup', 'export const put = (e: Element) => (e.innerHTML = "")', 'no-restricted-syntax'],
  ['a worker of its own', `export const w = new Worker('x.js')`, 'no-restricted-syntax'],
  ['any', 'export const it: any = 1', '@typescript-eslint/no-explicit-any'],
  ['an `as` without a reason', 'export const it = 1 as unknown', 'parley/reason-for-as'],
  [
    'an exclamation mark',
    'export const at = (all: string[]): string => all[0]!',
    '@typescript-eslint/no-non-null-assertion',
  ],
])('the core may not have %s', async (_what, text, rule) => {
  expect(await listBroken(coreFile, text)).toContain(rule)
})

test('an `as` with a reason beside it or above it is fine', async () => {
  const text = `export const one = JSON.parse('1') as number // It is a number.
// It is one, too.
export const two = JSON.parse('2') as number
export const three = [3] as const
`
  expect(await listBroken(coreFile, text)).toEqual([])
})

test('above the core there is a clock', async () => {
  expect(await listBroken(shellFile, 'export const now = Date.now()')).toEqual([])
})
