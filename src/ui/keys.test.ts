import { expect, test } from 'vitest'
import { handleKey } from './keys.ts'

/** A desk that writes down what was asked of it. */
function desk() {
  const asked: string[] = []
  const note = (what: string) => () => void asked.push(what)
  const stand = {
    playOrPause: note('play'),
    step: note('step'),
    toEnd: note('end'),
    runNow: note('run'),
    run: { back: note('back'), seek: (row: number) => asked.push(`seek ${row}`) },
  }
  // Only these verbs are reached by a key.
  return { asked, desk: stand as unknown as Parameters<typeof handleKey>[1] }
}

function press(html: string, init: KeyboardEventInit): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...page.body.childNodes)
  const { asked, desk: stand } = desk()
  const target = document.body.querySelector('.here') ?? document.body
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.addEventListener('keydown', (heard) => handleKey(heard as KeyboardEvent, stand), {
    once: true,
  })
  target.dispatchEvent(event)
  return asked
}

test.each([
  [' ', 'play'],
  [',', 'back'],
  ['.', 'step'],
  ['Home', 'seek 0'],
  ['End', 'end'],
])('%j outside a text means %s', (key, meaning) => {
  expect(press('<p></p>', { key })).toEqual([meaning])
})

test.each([
  ['a text field', '<input class="here">'],
  ['the editor', '<div contenteditable="true"><p class="here"></p></div>'],
  ['a list of choices', '<select class="here"></select>'],
])('a key typed into %s is text', (_, html) => {
  expect(press(html, { key: '.' })).toEqual([])
})

test('a blank on a button presses the button, a point still steps', () => {
  expect(press('<button class="here"></button>', { key: ' ' })).toEqual([])
  expect(press('<button class="here"></button>', { key: '.' })).toEqual(['step'])
})

test('while an input method composes no key has a meaning', () => {
  expect(press('<p></p>', { key: '.', isComposing: true })).toEqual([])
})

test('with a modifier a key belongs to the browser, except Ctrl Enter', () => {
  expect(press('<p></p>', { key: '.', ctrlKey: true })).toEqual([])
  expect(press('<input class="here">', { key: 'Enter', ctrlKey: true })).toEqual(['run'])
})
