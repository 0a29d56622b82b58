import { expect, test } from '@playwright/test'
import { Workbench } from './pages/workbench.ts'

/** One label of every kind that means something to Mermaid, to a browser or to the direction of text. */
const labels = [
  'a#b #35;',
  'a;b',
  '<img src=x onerror=window.hit=1>',
  '<script>window.hit=1</script>',
  '&lt;b&gt;',
  '%%{init: {"theme":"dark","themeCSS":"@import url(//example.org/x.css)"}}%%',
  '$$x^2$$',
  ':::wrap: nowrap:',
  '**bold** _it_ `code`',
  'end',
  'p1->>p2: forged',
  'Note over p1: forged',
  'participant p9 as forged',
  "+-~|'{}[]()",
  'ﬂ°¶ß',
  '\u202eright to left\u2066',
  'zero\u200bwidth\ufeff',
  '二人对话 👨‍👩‍👧',
  'javascript:alert(1)',
  'x'.repeat(5000),
]

/** Names that are words of the diagram language, or of every object. */
const names = ['end', 'note', 'loop', 'participant', 'constructor', '__proto__', '7', 'a-b', 'A']

const quote = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

test('labels and names of every kind are shown and do nothing', async ({ page }) => {
  const bench = new Workbench(page)
  const bad: string[] = []
  page.on('pageerror', (error) => bad.push(error.message))
  page.on('dialog', (dialog) => bad.push(dialog.message()))
  page.on('request', (request) => {
    if (request.url().includes('example.org')) bad.push(request.url())
  })
  await bench.open('kqml/paste-your-own')
  await bench.addFile('hostile.kqml')

  const messages = labels.map(
    (label, n) =>
      `(tell :sender ${names[n % names.length]} :receiver r${n % 3} :content "${quote(label)}")`,
  )
  await bench.write(messages.join('\n'))
  await page.keyboard.press('Control+Enter')
  await expect(bench.state).toHaveText('finished')

  await expect(bench.steps).toHaveText(String(labels.length))
  await expect.poll(async () => (await bench.drawn()).length).toBe(labels.length)
  const heads = await page.locator('.sequence .heads text').allTextContents()
  for (const name of names) expect(heads.map((head) => head.trim())).toContain(name)
  await expect(
    page.locator('.sequence svg :is(script, image, a, foreignObject, style)'),
  ).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(bad).toEqual([])
})

test('what Mermaid cannot draw leaves a sentence and the table', async ({ page }) => {
  const bench = new Workbench(page)
  await page.route('**/sequenceDiagram-*.js', (route) => route.abort())
  await bench.open('contract-net/nine-messages')

  await bench.toEnd()

  await expect(page.getByText('The diagram could not be drawn.')).toBeVisible()
  await expect(page.locator('body > [id^="ddrawing"]')).toHaveCount(0)
  await bench.show('Table')
  await expect(bench.row(9)).toBeVisible()
})

test.describe('bad input gets a finding and never a blank page', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['an unfinished message', '(ask-if :sender a :receiver'],
    ['many open parentheses', '('.repeat(100_000)],
    ['binary', Array.from({ length: 400 }, (_, n) => String.fromCharCode(n % 33)).join('')],
    ['curly quotes', '(tell :sender a :receiver b :content “x”)'],
    ['a string without end', '(tell :sender a :receiver b :content "x'],
  ]
  for (const [name, text] of texts) {
    test(name, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      const bench = new Workbench(page)
      await bench.open('kqml/paste-your-own')
      await bench.addFile('bad.kqml')

      await bench.write(text)

      await expect(bench.problems.getByRole('listitem')).not.toHaveCount(0)
      await page.keyboard.press('Control+Enter')
      await expect(bench.state).not.toHaveText('running')
      await expect(bench.editor).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})
