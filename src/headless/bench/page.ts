import type { Browser, Page } from '@playwright/test'
import type { Figure } from './figure.ts'

const taskGateMs = 100
const participantCount = 100
const initiatorCount = 333
/** For each initiator: a call, a bid and a verdict with every participant, and one result. */
const rowCount = initiatorCount * (participantCount * 3 + 1)

export interface PageFigures {
  readonly figures: readonly Figure[]
  /** The addresses of the fonts that the opening page asked for. */
  readonly fontsLoaded: readonly string[]
}

/** Opens the built page as a person would, then gives it a run of 100,000 rows and moves about in it. */
export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const fontsLoaded: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) fontsLoaded.push(request.url())
  })
  await page.goto(address)
  await page.getByTestId('steps').filter({ hasText: '9' }).waitFor()
  await page.waitForLoadState('networkidle')

  await openLongRun(page, address)
  await page.getByRole('tab', { name: 'Table' }).click()
  // The diagram that the run drew last is another matter.
  await page.waitForTimeout(2_000)
  const scrollMs = await longestTaskWhile(page, () => scrollAbout(page))
  const seekMs = await longestTaskWhile(page, () => seekAbout(page))
  await page.getByRole('tab', { name: 'Sequence' }).click()
  await page.waitForTimeout(2_000)
  const drawMs = await longestTaskWhile(page, () => seekAbout(page))
  await page.close()
  return {
    figures: [
      figure('longest task while scrolling 100,000 rows', scrollMs),
      figure('longest task while seeking in 100,000 rows, table', seekMs),
      figure('longest task while seeking in 100,000 rows, diagram', drawMs),
    ],
    fontsLoaded,
  }
}

const figure = (name: string, measured: number): Figure => ({
  name,
  measured,
  gate: taskGateMs,
  sense: 'at most',
  unit: 'ms',
})

const scenario = 'kqml/paste-your-own'

/** Lays a project into the browser's database, as if a person had written it, and runs it to the end. */
async function openLongRun(page: Page, address: string): Promise<void> {
  const files = [{ name: 'scenario.yaml', text: longRunText }]
  const id = 'benchbenchbenchb'
  const origin = { kind: 'catalogue', id: scenario }
  await page.evaluate(keepValues, [
    [`project:${id}`, kept({ id, title: 'Bench', origin, files, open: ['scenario.yaml'] })],
    ['index', kept({ projects: [{ id, origin: scenario }] })],
  ] as const)
  await page.goto(`${address}#/x/${scenario}`)
  await page.reload()
  await page.getByTestId('save-state').and(page.locator('[data-state="saved"]')).waitFor()
  await page.getByRole('button', { name: 'To end' }).click()
  const finished = page.getByTestId('run-state').and(page.locator('[data-state="finished"]'))
  await finished.waitFor({ timeout: 180_000 })
  const steps = await page.getByTestId('steps').textContent()
  if (steps !== String(rowCount)) throw new Error(`The page has ${String(steps)} rows`)
}

const longRunText = `parley: 1
title: Many contract nets at once
bounds: {messages: 1000000, entries: 10000000, ticks: 86400000, queue: 1000000}
agents:
  - name: initiator
    count: ${initiatorCount}
    plays: fipa/contract-net-initiator
    with:
      participants: [${Array.from({ length: participantCount }, (_, n) => `p-${n}`).join(', ')}]
      task: (task compute-result)
      reply-within: 1000
  - {name: p, count: ${participantCount}, plays: fipa/contract-net-participant, with: {cost: 27, result: 125}}
`

/** The form in which `src/storage/` keeps a value, and reads it. */
const kept = (data: unknown) => ({ v: 1, rev: 1, savedAt: new Date().toISOString(), data })

/** Runs in the page; a function with a name inside would not survive the way there. */
function keepValues(values: readonly (readonly [string, unknown])[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('parley')
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval')
    opening.onerror = () => {
      reject(new Error('The database did not open'))
    }
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('keyval', 'readwrite')
      for (const [key, value] of values) transaction.objectStore('keyval').put(value, key)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** The longest task of the page's main thread in milliseconds; 0 when none was over 50. */
async function longestTaskWhile(page: Page, work: () => Promise<void>): Promise<number> {
  const observer = await page.evaluateHandle(() => {
    const tasks: number[] = []
    const watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    })
    watching.observe({ type: 'longtask' })
    return { tasks, watching }
  })
  await work()
  await page.waitForTimeout(500)
  return observer.evaluate(({ tasks, watching }) => {
    watching.disconnect()
    return Math.max(0, ...tasks)
  })
}

/** With the wheel, a little at a time; then from end to end with the keyboard. */
async function scrollAbout(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  await grid.hover()
  for (const distance of [300, 3_000, 30_000, 300_000, -300, -3_000, -30_000, -300_000]) {
    for (let turn = 0; turn < 15; turn++) {
      await page.mouse.wheel(0, distance)
      await page.waitForTimeout(16)
    }
  }
  await grid.focus()
  for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'End', 'PageUp', 'ArrowUp', 'Home']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
}

/** Moves the reading point: to both ends, by pages along the scrubber, and step by step. */
async function seekAbout(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const name of ['To start', 'Step', 'Step', 'To end', 'Step back', 'Step back']) {
    await press(name)
    await page.waitForTimeout(100)
  }
  await page.getByRole('slider').focus()
  for (const key of ['Home', 'PageUp', 'PageUp', 'End', 'PageDown', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
}
