import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { words } from '../../words/index.ts'
import { Desk } from '../state/desk.svelte.ts'
import { letters, TestClient } from '../state/run-client.fixture.ts'
import { Settings } from '../state/settings.svelte.ts'
import Transport from '../transport/Transport.svelte'
import WithDesk from '../WithDesk.fixture.svelte'
import Checks from './Checks.svelte'
import MessagePanel from './MessagePanel.svelte'
import Notice from './Notice.svelte'
import Table from './Table.svelte'

let client: TestClient
let desk: Desk
let close: (() => void)[]

beforeEach(() => {
  client = new TestClient()
  close = []
  desk = new Desk({
    settings: new Settings({ language: 'en', theme: 'light' }),
    words,
    open: (onreport) => {
      client.report = onreport
      return client
    },
    onkilled: () => undefined,
    safe: false,
  })
})
afterEach(() => {
  for (const one of close) one()
})

/** Puts a part of the screen into the page, with the desk around it. */
function show(
  part: Component<{ narrow: boolean }> | Component<Record<string, never>>,
): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (place) => {
      // A part that takes nothing does not look at what it is given.
      const inner = mount(part as Component<{ narrow: boolean }>, {
        target: place,
        props: { narrow: false },
      })
      return () => void unmount(inner)
    },
  }))
  const outer = mount(WithDesk, { target, props: { desk, children } })
  flushSync()
  close.push(() => {
    void unmount(outer)
    target.remove()
  })
  return target
}

function computed(count: number): void {
  desk.run.start([], 1, 'prepare')
  client.loaded()
  client.progressed(letters(count))
  client.finished()
}

test('of 100,000 rows the page holds only a few', () => {
  computed(100_000)
  desk.run.toEnd()

  const page = show(Table)

  expect(page.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe('100001')
  const rows = page.querySelectorAll('[data-testid^="row-"]')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(60)
})

test('rows after the reading point are faint, and those never reached are only counted', () => {
  computed(9)
  desk.run.seek(4)
  desk.run.back()

  const page = show(Table)

  expect(page.querySelector('[data-testid="row-3"]')?.className).not.toContain('later')
  expect(page.querySelector('[data-testid="row-4"]')?.className).toContain('later')
  expect(page.querySelector('[data-testid="row-5"]')).toBeNull()
  expect(page.textContent).toContain('5 more to come')
})

test('a selected row is marked as selected, and the panel tells its text', () => {
  computed(3)
  desk.run.toEnd()
  const table = show(Table)
  const panel = show(MessagePanel)

  table.querySelector<HTMLElement>('[data-testid="row-2"]')?.click()
  flushSync()

  expect(table.querySelector('[data-testid="row-2"]')?.getAttribute('aria-selected')).toBe('true')
  expect(panel.textContent).toContain('(tell :content 2)')
})

test('the grid is walked by arrows; Enter goes to the row', () => {
  computed(5)
  desk.run.toEnd()
  const grid = show(Table).querySelector('[role="grid"]')
  const press = (key: string): void => {
    grid?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    flushSync()
  }

  press('Home')
  press('ArrowDown')
  expect(desk.run).toMatchObject({ selected: 2, point: 5 })
  press('Enter')

  expect(desk.run.point).toBe(2)
})

test('the transport says where the reading stands, in words for a screen reader', () => {
  computed(9)
  desk.run.seek(3)

  const page = show(Transport)

  const slider = page.querySelector('[role="slider"]')
  expect(slider?.getAttribute('aria-valuetext')).toBe('step 3 of 9')
  expect(page.querySelector('[data-testid="step"]')?.textContent).toBe('3')
  expect(page.querySelector('[data-testid="run-state"]')?.textContent).toBe('paused')
})

test('every word of the transport follows the language', () => {
  computed(2)
  const page = show(Transport)

  desk.settings.toggleLanguage()
  flushSync()

  expect(page.querySelector('[role="slider"]')?.getAttribute('aria-valuetext')).toBe(
    '第 0 步，共 2 步',
  )
  desk.settings.toggleLanguage()
})

test('while a run computes there is a way to stop it', () => {
  desk.run.start([], 1, 'end')
  client.loaded()
  client.progressed(letters(4))
  const page = show(Notice)

  expect(page.textContent).toContain('Running: 4 steps so far.')
  page.querySelector('button')?.click()
  flushSync()

  expect(client.asked.at(-1)).toBe('stop')
  expect(page.textContent).toContain('Stopped.')
})

test('checks wait for the end of the run, and the end brings the digest', () => {
  desk.run.open([], 1, null)
  client.loaded()
  const page = show(Checks)
  expect(page.textContent).toContain('not judged yet')

  computed(2)
  flushSync()

  expect(page.querySelector('[data-testid="digest"]')?.textContent).toBe('sha-256:x')
  const outcome = page.querySelector('[data-testid="outcome"]')?.getAttribute('data-outcome')
  expect(JSON.parse(outcome ?? '')).toMatchObject({ ended: 'quiet', messages: { count: 2 } })
})
