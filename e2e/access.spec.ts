import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

// A look at the whole page takes seconds on a busy machine, and each test takes several.
test.describe.configure({ timeout: 120_000 })

const widths = [
  { width: 1440, height: 900 },
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
]

for (const viewport of widths) {
  for (const theme of ['light', 'dark'] as const) {
    for (const lang of ['en', 'zh'] as const) {
      test(`axe finds nothing at ${viewport.width} px, ${theme}, ${lang}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        const bench = new Workbench(page)
        await bench.open('contract-net/nine-messages', { theme, lang })
        await expect(bench.steps).toHaveText('9')
        const found: string[] = []
        const look = async (where: string): Promise<void> => {
          const { violations } = await new AxeBuilder({ page }).analyze()
          for (const { id, nodes } of violations) {
            found.push(
              `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
            )
          }
        }

        await look('before the first step')
        for (let n = 0; n < 5; n += 1) await page.keyboard.press('.')
        await page.keyboard.press(',')
        for (const view of ['sequence', 'table', 'checks']) {
          await page.locator(`#tab-${view}`).click()
          if (view === 'sequence') await expect(page.locator('.sequence [data-row]')).toHaveCount(9)
          await look(view)
        }
        const views = page.getByRole('navigation').getByRole('button')
        for (let n = 0; n < (await views.count()); n += 1) {
          await views.nth(n).click()
          await look(`view ${n + 1}`)
        }

        expect(found).toEqual([])
      })
    }
  }
}

for (const width of [1100, 1150, 1199]) {
  test(`at ${width} px the run has its room, and files open over the editor`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const bench = new Workbench(page)
    await bench.open('contract-net/nine-messages')
    await bench.toEnd()
    await bench.show('Table')
    const cut = await bench.row(7).evaluate((row) => {
      const act = row.querySelector('code')?.parentElement
      return act === null || act === undefined || act.scrollWidth > act.clientWidth
    })
    const run = await page.locator('.pane.run').boundingBox()
    expect(run?.width).toBeGreaterThanOrEqual(560)
    expect((run?.x ?? 0) + (run?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(cut).toBe(false)

    await bench.button('Files').click()
    await page.keyboard.press('Escape')
    await expect(bench.button('Files')).toBeFocused()
    await bench.button('Files').click()
    await bench.openFile('en.md')
    await expect(bench.button('Files')).toHaveAttribute('aria-expanded', 'false')
  })
}

test('on a phone the text is run from where it is edited', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await page.getByRole('navigation').getByRole('button', { name: 'Edit' }).click()

  await page.getByRole('region', { name: 'Editor' }).getByRole('button', { name: 'Run' }).click()

  await expect(bench.state).toHaveText('finished')
  await expect(bench.row(1)).toBeVisible()
})

test('at 390 px nothing sticks out, and what is pressed is large enough to touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  await bench.step(3)

  const views = page.getByRole('navigation').getByRole('button')
  for (let n = 0; n < 3; n += 1) {
    await views.nth(n).click()
    const small = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
      const targets = [...document.querySelectorAll('button, a, select, [role="tab"]')]
      return targets
        .filter((target) => target.checkVisibility() && !target.closest('.hidden, .cm-editor'))
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return Math.min(width, height) < 43.5
        })
        .map((target) => target.textContent.trim() || (target.getAttribute('aria-label') ?? ''))
        .concat(wide)
    })
    expect(small).toEqual([])
  }
})
