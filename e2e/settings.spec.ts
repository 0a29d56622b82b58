import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

test('the language is changed by one button, and stays after a reload', async ({ page }) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages', { lang: 'en' })
  await page.getByRole('button', { name: '简体中文' }).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('九条消息的合同网')
  await expect(page).toHaveTitle('九条消息的合同网 · Parley')
  await page.goto('./#/')
  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test('the theme follows the system until it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()

  await bench.button('Light theme').click()
  const light = await ground()
  await page.reload()

  expect(light).not.toBe(dark)
  await expect(bench.button('Dark theme')).toBeVisible()
  expect(await ground()).toBe(light)
})

test('under reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')

  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration)
      })
      .map((element) => element.getAttribute('class') ?? ''),
  )

  expect(moving.filter((name) => !name.startsWith('cm-'))).toEqual([])
})
