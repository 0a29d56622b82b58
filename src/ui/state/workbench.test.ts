import { beforeEach, expect, test } from 'vitest'
import { Workbench } from './workbench.svelte.ts'

let changes: number
let workbench: Workbench

beforeEach(() => {
  changes = 0
  workbench = new Workbench({ onchange: () => (changes += 1) })
  workbench.load({
    id: 'kqml/two',
    title: { en: 'Two', zh: '二' },
    files: [
      { name: 'scenario.yaml', text: 'parley: 1' },
      { name: 'dialogue.kqml', text: '(tell)' },
      { name: 'en.md', text: '# Two' },
    ],
    open: [],
    own: false,
  })
})

test('a scenario opens with what is said in it, unchanged and the original', () => {
  expect(workbench).toMatchObject({
    active: 'dialogue.kqml',
    open: ['dialogue.kqml'],
    save: 'shipped',
  })
  expect(changes).toBe(0)
})

test('a typed text is made only when somebody asks for it', () => {
  let made = 0
  workbench.edit('dialogue.kqml', () => {
    made += 1
    return '(ask-if)'
  })
  expect(made).toBe(0)

  expect(workbench.textOf('dialogue.kqml')).toBe('(ask-if)')

  expect(made).toBe(1)
  expect(workbench.save).toBe('unsaved')
})

test('what was edited is known by the revision after which it was', () => {
  const before = workbench.revision
  workbench.edit('dialogue.kqml', () => '(ask-if)')
  const between = workbench.revision
  workbench.edit('scenario.yaml', () => 'parley: 1\n')

  expect(workbench.editedSince(before)).toEqual(['dialogue.kqml', 'scenario.yaml'])
  expect(workbench.editedSince(between)).toEqual(['scenario.yaml'])
})

test('a new file is opened, sorted in, and counts as a change', () => {
  workbench.add('late.kqml')

  expect(workbench.files.map(({ name }) => name)).toEqual([
    'scenario.yaml',
    'dialogue.kqml',
    'late.kqml',
    'en.md',
  ])
  expect(workbench.active).toBe('late.kqml')
  expect(changes).toBe(1)
})

test('a renamed file keeps its text, its tab and its place in the changes', () => {
  workbench.show('dialogue.kqml')
  workbench.edit('dialogue.kqml', () => '(ask-if)')

  workbench.rename('dialogue.kqml', 'talk.kqml')

  expect(workbench.textOf('talk.kqml')).toBe('(ask-if)')
  expect(workbench.active).toBe('talk.kqml')
  expect(workbench.editedSince(0)).toEqual(['talk.kqml'])
  expect(workbench.open).toEqual(['talk.kqml'])
})

test('a deleted file leaves no tab behind', () => {
  workbench.show('scenario.yaml')

  workbench.remove('scenario.yaml')

  expect(workbench).toMatchObject({ active: 'dialogue.kqml', open: ['dialogue.kqml'] })
})

test.each([
  ['', 'badName'],
  ['..', 'badName'],
  ['a b.kqml', 'badName'],
  ['Dialogue.KQML', 'takenName'],
  ['new.kqml', null],
  ['fcop/one.md', null],
])('the name %j is refused as %s', (name, refusal) => {
  expect(workbench.refusalOf(name)).toBe(refusal)
})
