import { expect, test, type Page } from '@playwright/test'
import { serveFolder, type FolderServer } from './pages/folder-server.ts'

const home = '/some/sub/path/'
let server: FolderServer

test.beforeAll(async () => {
  server = await serveFolder('dist', home)
})

test.afterAll(async () => {
  await server.close()
})

/** Collects what a page must never do. */
function listen(page: Page) {
  const errors: string[] = []
  const elsewhere: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, href } = new URL(request.url())
    const isOwn = href.startsWith(server.origin + home)
    if (!isOwn && !['data:', 'blob:'].includes(protocol)) elsewhere.push(href)
  })
  return { errors, elsewhere }
}

test('the build works from any sub-path, without an error and without asking another place', async ({
  page,
}) => {
  const heard = listen(page)

  await page.goto(server.origin + home)

  // The run is computed by a worker, so its number of steps shows that workers are found too.
  await expect(page.getByTestId('steps')).toContainText('9')
  await page.waitForLoadState('networkidle')
  expect(heard.errors).toEqual([])
  expect(heard.elsewhere).toEqual([])
  expect(server.missed).toEqual([])
})

test('the build names the licence of everything it ships', async ({ page }) => {
  const heard = listen(page)

  await page.goto(`${server.origin}${home}licences.html`)

  const titles = page.getByRole('heading', { level: 2 })
  for (const title of [
    /^Parley MIT/,
    /^svelte .+ MIT/,
    /^mermaid .+ MIT/,
    /^@codemirror\/view .+ MIT/,
    /^@fontsource-variable\/inter .+ OFL-1.1/,
    /^@fontsource-variable\/jetbrains-mono .+ OFL-1.1/,
  ]) {
    await expect(titles.filter({ hasText: title })).toHaveCount(1)
  }
  await expect(page.getByText('THE SOFTWARE IS PROVIDED "AS IS"').first()).toBeVisible()
  await expect(page.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible()
  expect(heard).toEqual({ errors: [], elsewhere: [] })
})

test('the page links to the licences', async ({ page }) => {
  await page.goto(server.origin + home)

  await expect(page.locator('a[href="licences.html"], a[href="./licences.html"]')).toHaveCount(1)
})
