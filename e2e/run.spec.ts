import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

test('nine messages are stepped through, to the end and back', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await expect(bench.steps).toHaveText('9')
  await expect(bench.point).toHaveText('0')

  await bench.step(3)
  await expect(bench.point).toHaveText('3')
  await expect(bench.state).toHaveText('paused')
  await bench.toEnd()
  await bench.button('Step back').click()

  await expect(bench.point).toHaveText('8')
  await expect(page.getByRole('slider', { name: 'Reading point' })).toHaveAttribute(
    'aria-valuetext',
    'step 8 of 9',
  )
})

test('table, drawing and list tell of the same messages', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()
  await expect.poll(async () => (await bench.drawn()).length).toBe(9)

  const drawn = await bench.drawn()
  const listed = await page
    .getByRole('list', { name: 'Messages in the diagram' })
    .getByRole('button')
    .allTextContents()
  await bench.show('Table')
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .all()

  expect(listed).toEqual(drawn)
  expect(rows.length).toBe(9)
  for (const [n, row] of rows.entries()) {
    const cells = await row.getByRole('gridcell').allTextContents()
    const [, , from, to, act, content, fate] = cells.map((cell) => cell.trim())
    expect(drawn[n]).toBe(`${n + 1}. ${from} to ${to}: ${act} ${content}, ${fate}`)
  }
})

test('what lies after the reading point is faint, and not shown before it was reached', async ({
  page,
}) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.step(4)
  await bench.button('Step back').click()
  await expect.poll(async () => (await bench.drawn()).length).toBe(4)

  await expect(page.locator('.sequence [data-row="4"]')).toHaveClass(/later/)
  await expect(page.locator('.sequence [data-row="3"]')).toHaveClass(/selected/)
  await bench.show('Table')
  await expect(bench.row(4)).toHaveClass(/later/)
  await expect(bench.row(5)).toHaveCount(0)
  await expect(page.getByText('5 more to come')).toBeVisible()
})

test('a message selected in the table is the one drawn and told of', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.toEnd()
  await bench.show('Table')

  await bench.row(4).click()

  const told = page.getByRole('region', { name: 'Selected message' })
  await expect(bench.row(4)).toHaveAttribute('aria-selected', 'true')
  await expect(told).toContainText('participant-')
  await bench.show('Sequence')
  await expect(page.locator('.sequence [data-row="4"]')).toHaveClass(/selected/)
  await page.locator('.sequence [data-row="2"] .number').click()
  await expect(told.locator('.n')).toHaveText('2')
})

test('an answer that the author wrote stands beside the agent’s own', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(
    `\n(tell :sender store :receiver buyer :in-reply-to q1 :language KIF :content (available tv-50))
(tell :sender store :receiver buyer :in-reply-to q2 :language KIF :content (stock tv-50 30))\n`,
  )
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')
  await bench.show('Table')
  const answers = page.getByTestId('answers')

  await bench.row(2).click()
  await expect(answers).toContainText('same')
  await bench.row(4).click()

  await expect(answers).toContainText('different')
  await expect(answers).toContainText('(stock tv-50 30)')
  await expect(answers).toContainText('(stock tv-50 31)')
  await expect(bench.row(4)).toContainText('different')
  await expect(bench.row(2)).not.toContainText('different')
})

test('characters that show nothing are shown by their number', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.write('(tell :sender buyer :receiver store :content "a\u202eb\u200bc")')
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')
  await bench.show('Table')
  await bench.row(1).click()

  await expect(page.getByRole('region', { name: 'Selected message' })).toContainText(
    'aU+202EbU+200Bc',
  )
  await expect(bench.row(1)).toContainText('aU+202EbU+200Bc')
})

test('a run without a message names a file that is there, and judges nothing', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  await bench.write(' ')
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')

  await expect(page.getByText('Write a message in dialogue.kqml')).toBeVisible()
  await bench.show('Checks')
  await expect(page.getByText('not judged: the run has no message').first()).toBeVisible()
  await expect(page.locator('[data-passed]')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Checks', exact: true })).toBeVisible()
})

test('where more agents speak than fit, the drawing follows the message sideways', async ({
  page,
}) => {
  const bench = new Workbench(page)
  await bench.open('kqml/buyer-and-store')
  await bench.openFile('dialogue.kqml')
  const agents = Array.from({ length: 12 }, (_, n) => `an-agent-${n}`)
  await bench.write(
    agents
      .slice(1)
      .map((to, n) => `(tell :sender ${agents[n]} :receiver ${to} :content (p ${n}))`)
      .join('\n'),
  )
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')
  await expect(page.locator('.sequence [data-row="11"] .number')).toBeInViewport({ ratio: 1 })

  await bench.button('To start').click()
  await bench.step()

  await expect(page.locator('.sequence [data-row="1"] .number')).toBeInViewport({ ratio: 1 })
})

test('playing goes to the end by itself, and the checks are judged', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('30')

  await page.keyboard.press(' ')

  await expect(bench.state).toHaveText('finished')
  await bench.show('Checks')
  await expect(page.locator('[data-passed="true"]')).toHaveCount(5)
  await expect(page.getByTestId('digest')).toHaveText(/^sha-256:[\w-]{43}$/)
})

test('the clock and the slider follow, and the slider leads', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  const slider = page.getByRole('slider', { name: 'Reading point' })
  await slider.focus()

  await page.keyboard.press('End')
  await expect(bench.point).toHaveText('9')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')

  await expect(bench.point).toHaveText('7')
  await expect(slider).toHaveAttribute('aria-valuenow', '7')
})
