import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

/** Far more work than anybody waits for. */
const endless = `parley: 1
title: Too many
bounds: {messages: 100000000, entries: 100000000, queue: 100000000}
agents:
  - {name: boss, plays: fipa/contract-net-initiator, with: {participants: [], task: (task x), reply-within: 1000, choose: lowest}}
`

test('a run without end is stopped while the page answers, and the next start is in safe mode', async ({
  page,
}) => {
  const bench = new Workbench(page)
  await bench.open('contract-net/nine-messages')
  const names = Array.from({ length: 3000 }, (_, n) => `p-${n}`)
  await bench.write(
    endless.replace('participants: []', `participants: [${names.join(', ')}]`) +
      '  - {name: p, count: 3000, plays: fipa/contract-net-participant, with: {cost: 5, result: 1}}\n',
  )
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('running')

  // The page goes on answering meanwhile.
  await bench.show('Checks')
  await expect(page.getByRole('tab', { name: /^Checks/ })).toHaveAttribute('aria-selected', 'true')
  await bench.button('Stop').click()

  await expect(bench.state).not.toHaveText('running')
  await expect(page.getByText('Stopped.')).toBeVisible()

  // The next start opens without running anything.
  await page.goto('./#/x/kqml/buyer-and-store?lang=en')
  await page.reload()
  await expect(bench.editor).toBeVisible()
  await expect(bench.steps).toHaveText('0')
  await bench.step()
  await expect(bench.point).toHaveText('1')
})
