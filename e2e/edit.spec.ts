import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

test('a changed bid asks for a new run, and another participant wins', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()
  await bench.show('Checks')
  const outcome = page.getByTestId('outcome')
  await expect(outcome).toContainText('participant-1')

  await bench.replace('cost: 50', 'cost: 20')
  await expect(page.getByText('scenario.yaml changed after this run.')).toBeVisible()
  await page.getByRole('button', { name: /^Run again/ }).click()

  await expect(bench.state).toHaveText('finished')
  await expect(outcome).toContainText('winner participant-0')
  await expect(page.getByText('changed after this run')).toHaveCount(0)
})

test('the same text and the same seed give the same digest again', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()
  const first = await bench.digest()

  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')

  expect(await bench.digest()).toBe(first)
})

test('what was typed is there after a reload, and the original can be had back', async ({
  page,
}) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  const original = await bench.text()
  await bench.write('; mine\n')
  await expect(bench.saved).toHaveAttribute('data-state', 'saved')

  await page.reload()
  await bench.openFile('dialogue.kqml')
  await expect(bench.editor).toContainText('; mine')
  await page.getByRole('button', { name: /^Scenarios/ }).click()
  await page.getByRole('menuitem', { name: 'Start over from the original' }).click()

  await expect(bench.saved).toHaveAttribute('data-state', 'shipped')
  await bench.openFile('dialogue.kqml')
  expect(await bench.text()).toBe(original)
})

test('what was typed right before a reload is there, and the database then has it', async ({
  page,
}) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.write('; typed in haste\n')
  await page.reload()

  await bench.openFile('dialogue.kqml')
  await expect(bench.editor).toContainText('; typed in haste')
  await expect(bench.saved).toHaveAttribute('data-state', 'saved')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parley:draft:kqml/buyer-and-store')))
    .toBeNull()
})

test('a text that cannot run says so and keeps the last run', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()

  await bench.write('parley: 1\nagents: 7\n')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByText('This cannot run yet.')).toBeVisible()
  await expect(bench.problems.getByRole('listitem')).not.toHaveCount(0)
  await expect(bench.steps).toHaveText('9')
})

test('files are added, renamed and deleted, and bad names refused', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')

  await bench.button('New file').click()
  const field = page.getByRole('textbox', { name: 'Name of the file' })
  await field.fill('a b')
  await expect(page.getByRole('alert')).toContainText('Use letters, digits')
  await field.fill('EN.md')
  await expect(page.getByRole('alert')).toContainText('is there already')
  await field.fill('late.kqml')
  await page.keyboard.press('Enter')
  await expect(bench.editor).toHaveAttribute('aria-label', 'late.kqml')

  await page.getByRole('button', { name: 'What to do with late.kqml' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await field.fill('later.kqml')
  await page.keyboard.press('Enter')
  await expect(bench.editor).toHaveAttribute('aria-label', 'later.kqml')

  await page.getByRole('button', { name: 'What to do with later.kqml' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await bench.button('Delete').click()
  await expect(page.getByRole('button', { name: /^later/ })).toHaveCount(0)
})

test('deleting asks where the keyboard is, and Escape takes it back', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  const menu = page.getByRole('button', { name: 'What to do with en.md' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(bench.button('Cancel')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(bench.button('Delete')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a new file is blank, and nobody is blamed for that', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.addFile('new.kqml')

  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')
  await expect(bench.problems).toContainText('No problems in this file.')
  await expect(page.locator('[data-name="new.kqml"] .errors')).toHaveCount(0)
})

test('of more files than fit the one that is shown has its tab in sight', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  for (const n of [1, 2, 3, 4, 5, 6]) await bench.addFile(`a-longer-name-${n}.kqml`)

  await expect(page.getByRole('tab', { name: 'a-longer-name-6.kqml' })).toBeInViewport({
    ratio: 0.95,
  })
  await bench.openFile('a-longer-name-1.kqml')
  await expect(page.getByRole('tab', { name: 'a-longer-name-1.kqml' })).toBeInViewport({
    ratio: 0.95,
  })
})

test('a misspelled performative is underlined, and Ctrl . repairs it', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')

  await bench.write(
    '(asc-if :sender buyer :receiver store :reply-with q1 :content (stock tv-50 ?n))\n',
  )
  await expect(page.locator('.cm-problem-error, .cm-problem-warning').first()).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+.')
  await expect(page.getByRole('dialog', { name: 'Ways to fix it' })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(bench.editor).toContainText('(ask-if')
})

test('performatives and parameters are offered while typing', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.write('')

  await page.keyboard.type('(stream-')
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible()
  await expect(page.locator('.cm-completionIcon')).toHaveCount(0)
  await page.getByRole('option', { name: /stream-all/ }).click()
  await page.keyboard.type(' :repl')
  await page.getByRole('option', { name: /:reply-with/ }).click()

  await expect(bench.editor).toContainText('(stream-all :reply-with')
})

test('a word of a message says what it means, and where that is written', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')

  await page.locator('.tok-performative').first().hover()

  const meaning = page.locator('.cm-meaning')
  await expect(meaning).toContainText('Asks whether the receiver holds the sentence.')
  await expect(meaning).toContainText('[KQML97]')
})

test('Format lays a message out, and one undo takes that back', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  const crowded =
    '(ask-one   :sender buyer :receiver   store :reply-with q1 :language KIF :ontology televisions :content (stock tv-50 ?n))\n'
  await bench.write(crowded)

  await page.keyboard.press('Shift+Alt+F')
  await expect(page.locator('.cm-line').nth(1)).toHaveText('  :sender buyer')
  await page.keyboard.press('Control+Z')

  expect(await bench.text()).toBe(crowded)
})

test('each file keeps its own undo and its own place', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.write('; one')
  await bench.openFile('store.kif')
  await bench.write('; two')
  await bench.openFile('dialogue.kqml')

  await page.keyboard.press('Control+Z')

  await expect(bench.editor).toContainText('(ask-if')
  await bench.openFile('store.kif')
  await expect(bench.editor).toHaveText('; two')
})
