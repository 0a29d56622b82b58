import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

test('a run is stepped, changed and run again without a mouse', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await expect(bench.steps).toHaveText('9')

  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await page.keyboard.press(',')
  await expect(bench.point).toHaveText('1')
  await page.keyboard.press('End')
  await expect(bench.state).toHaveText('finished')
  await page.keyboard.press('Home')
  await expect(bench.point).toHaveText('0')

  await bench.editor.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('# mine.')
  await expect(bench.editor).toContainText('# mine.')
  await expect(bench.point).toHaveText('0')
  await page.keyboard.press('Control+Enter')

  await expect(bench.state).toHaveText('finished')
})

test('Escape and then Tab leaves the editor; Tab alone writes', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.editor.focus()
  const way = 'Escape, then Tab, leaves the editor'
  await expect(bench.editor).toHaveAttribute('aria-description', way)
  await expect(page.getByText(way)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(bench.editor).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')

  await expect(bench.editor).not.toBeFocused()
})

test('rows of the table and of the drawing are reached by arrows', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()
  await bench.show('Table')
  await page.getByRole('grid').focus()

  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(bench.row(2)).toHaveAttribute('aria-selected', 'true')
  await expect(bench.point).toHaveText('9')
  await page.keyboard.press('Enter')
  await expect(bench.point).toHaveText('2')

  await page.getByRole('tab', { name: /^Table/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Sequence' })).toBeFocused()
  const list = page.getByRole('list', { name: 'Messages in the diagram' })
  await list.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.sequence [data-row="3"]')).toHaveClass(/selected/)
})

test('the menu of scenarios opens, moves and closes by keyboard', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  const menu = page.getByRole('button', { name: /^Scenarios/ })
  await menu.focus()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A buyer and a store')
})
