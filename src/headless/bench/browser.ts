import { chromium, type Browser } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { chromiumArguments, findChromium } from '../setup/chromium.mjs'
import { root } from '../setup/packages.mjs'
import type { Figure } from './figure.ts'

/** Opens the browser that the tests use too. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

/** Serves a folder under `root`, hands its address over, and closes it afterwards. */
export async function withFolder<Value>(
  folder: string,
  use: (address: string) => Promise<Value>,
): Promise<Value> {
  const server = await preview({
    root,
    configFile: false,
    base: '/',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 4400 },
  })
  try {
    return await use(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '')
  } finally {
    await server.close()
  }
}

const workerFolder = '.cache/bench'

/** Runs the suites in a worker of Chromium, bundled as the app's own workers are. */
export async function measureInWorker(browser: Browser): Promise<readonly Figure[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: workerFolder,
      target: 'es2022',
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: {
        input: 'src/headless/bench/suites.worker.ts',
        output: { entryFileNames: 'suites.js' },
      },
    },
  })
  mkdirSync(join(root, workerFolder), { recursive: true })
  writeFileSync(join(root, workerFolder, 'index.html'), '<!doctype html><title>Bench</title>')
  return withFolder(workerFolder, async (address) => {
    const page = await browser.newPage()
    await page.goto(address)
    const figures = await page.evaluate(
      () =>
        new Promise<readonly Figure[]>((resolve, reject) => {
          const worker = new Worker('./suites.js', { type: 'module' })
          worker.onmessage = ({ data }: MessageEvent<readonly Figure[]>) => {
            resolve(data)
          }
          worker.onerror = ({ message }) => {
            reject(new Error(message))
          }
        }),
    )
    await page.close()
    return figures
  })
}
