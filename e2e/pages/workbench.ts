import { expect, type Locator, type Page } from '@playwright/test'

export interface OpenOptions {
  readonly seed?: number
  readonly lang?: 'en' | 'zh'
  readonly theme?: 'light' | 'dark'
}

export type RunView = 'Sequence' | 'Table' | 'Checks'

/** The workbench as a person finds it: by role, name and the few test ids that are promised. */
export class Workbench {
  readonly page: Page
  readonly point: Locator
  readonly steps: Locator
  readonly state: Locator
  readonly saved: Locator
  readonly problems: Locator
  readonly editor: Locator

  constructor(page: Page) {
    this.page = page
    this.point = page.getByTestId('step')
    this.steps = page.getByTestId('steps')
    this.state = page.getByTestId('run-state')
    this.saved = page.getByTestId('save-state')
    this.problems = page.getByTestId('problems')
    this.editor = page.locator('.cm-content')
  }

  /** Opens a shipped scenario and waits until it can be stepped through, or at least be edited. */
  async open(id: string, options: OpenOptions = {}): Promise<void> {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ lang: 'en', ...options })) {
      query.set(name, String(value))
    }
    await this.page.goto(`./#/x/${id}?${query.toString()}`)
    await expect(this.editor).toBeVisible({ visible: !this.isNarrow() })
    await expect(this.state).toBeAttached()
  }

  isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 1280) < 1100
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async show(view: RunView): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${view}`) }).click()
  }

  async step(times = 1): Promise<void> {
    for (let n = 0; n < times; n += 1) await this.button('Step').last().click()
  }

  async toEnd(): Promise<void> {
    await this.button('To end').click()
    await expect(this.state).toHaveText('finished')
  }

  row(n: number): Locator {
    return this.page.getByTestId(`row-${n}`)
  }

  /** The messages that are drawn and seen, as the drawing names them. */
  async drawn(): Promise<string[]> {
    const rows = this.page.locator('.sequence svg [data-row]:not(.unseen)')
    return rows.evaluateAll((all) =>
      all
        .toSorted((a, b) => Number(a.getAttribute('data-row')) - Number(b.getAttribute('data-row')))
        .map((row) => row.getAttribute('aria-label') ?? ''),
    )
  }

  async openFile(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${name.replace('.', '\\.')}`) })
      .click()
    await expect(this.editor).toHaveAttribute('aria-label', name)
  }

  /** Replaces the whole text of the file that is open. */
  async write(text: string): Promise<void> {
    await this.editor.click()
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.insertText(text)
  }

  /** Replaces the first occurrence of some words, as by hand. */
  async replace(words: string, other: string): Promise<void> {
    await this.write((await this.text()).replace(words, other))
  }

  /** The text of the open file; lines of it that are out of sight are not in the page. */
  async text(): Promise<string> {
    const lines = await this.editor.locator('.cm-line').allTextContents()
    return lines.join('\n')
  }

  async addFile(name: string): Promise<void> {
    await this.button('New file').click()
    await this.page.getByRole('textbox', { name: 'Name of the file' }).fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.editor).toHaveAttribute('aria-label', name)
  }

  async digest(): Promise<string> {
    return (await this.page.getByTestId('digest').textContent()) ?? ''
  }
}
