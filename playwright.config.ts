import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './src/headless/setup/chromium.mjs'

/** `npm test` names a free one; on its own, Playwright takes this. */
const port = Number(process.env.PARLEY_PORT ?? 4317)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A loaded machine is slow; no test may fail for that.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['line'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${String(port)}/`,
    trace: 'off',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${String(port)} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${String(port)}/`,
    reuseExistingServer: false,
  },
})
