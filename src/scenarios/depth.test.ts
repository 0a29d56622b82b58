import { expect, test } from 'vitest'
import { yamlDepth, yamlDepthMax } from './depth.ts'

test.each([
  ['a flat file', 'parley: 1\nseed: 7\n', 1],
  ['a list of maps', 'agents:\n  - name: a\n    plays: b\n', 3],
  ['flow braces', 'agents: [{name: a, with: {cost: 1}}]', 4],
  ['brackets inside quotes do not count', 'title: "[[[[[[[["', 1],
  ['brackets in a comment do not count', 'seed: 1 # [[[[[[', 1],
  ['a dedent comes back up', 'a:\n  b:\n    c: 1\nd: 2\n', 3],
])('%s', (_name, text, depth) => {
  expect(yamlDepth(text)).toBe(depth)
})

test.each([
  ['flow brackets', '['.repeat(10_000)],
  ['flow brackets over many lines', '[\n'.repeat(10_000)],
  ['list marks on one line', '- '.repeat(10_000) + 'x'],
  ['indentation', Array.from({ length: 10_000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ['braces', '{a: '.repeat(10_000)],
])('10,000 levels of %s are found too deep', (_name, text) => {
  expect(yamlDepth(text)).toBeGreaterThan(yamlDepthMax)
})
