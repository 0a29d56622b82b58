import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { catalogue } from '../src/scenarios/catalogue.ts'
import { Workbench } from './pages/workbench.ts'

interface Expected {
  readonly seed: number
  readonly outcome: unknown
  readonly digest: string
}

const expectedOf = (id: string): Expected =>
  // Written by `npm run expected`, and compared with the same run in Node by the unit tests.
  parse(readFileSync(`src/scenarios/${id}/expected.yaml`, 'utf8')) as Expected

for (const { id, title } of catalogue) {
  test(`${id} comes to the same end in the browser as in Node`, async ({ page }) => {
    const expected = expectedOf(id)
    const bench = new Workbench(page)
    await bench.open(id, { seed: expected.seed })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en)

    await page.keyboard.press('Control+Enter')
    await expect(bench.state).toHaveText('finished')
    await bench.show('Checks')

    const outcome = await page.getByTestId('outcome').getAttribute('data-outcome')
    expect(JSON.parse(outcome ?? 'null')).toEqual(expected.outcome)
    expect(await bench.digest()).toBe(expected.digest)
    await expect(page.locator('[data-passed="false"]')).toHaveCount(0)
  })
}
