import { expect, test } from 'vitest'
import { visibleParts } from './controls.ts'

test('a text without such characters stays whole, whatever its script', () => {
  const text = '(tell :content "שלום 你好")\n\t; é'
  expect(visibleParts(text)).toEqual([{ text, control: false }])
})

test.each([
  ['\u202a', 'U+202A'],
  ['\u202e', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\u2069', 'U+2069'],
  ['\u200b', 'U+200B'],
  ['\u200f', 'U+200F'],
  ['\ufeff', 'U+FEFF'],
  ['\u0000', 'U+0000'],
])('%j is shown by its number', (character, name) => {
  expect(visibleParts(`a${character}b`)).toEqual([
    { text: 'a', control: false },
    { text: name, control: true },
    { text: 'b', control: false },
  ])
})
