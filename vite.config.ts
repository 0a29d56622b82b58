import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { weighBuild } from './src/headless/setup/budget.mjs'
import { collectShipped, licencesPage } from './src/headless/setup/licences.mjs'

export default defineConfig({
  // A build works from any folder of any host.
  base: './',
  plugins: [svelte(), collectShipped(), licencesPage(), weighBuild()],
  worker: { format: 'es', plugins: () => [collectShipped()] },
  resolve: {
    // Two copies of one of these would not know each other's classes.
    dedupe: [
      'svelte',
      '@codemirror/state',
      '@codemirror/view',
      '@codemirror/language',
      '@lezer/common',
    ],
  },
  // What is imported on first use would otherwise reload the development page when it is first found.
  optimizeDeps: { include: ['mermaid'] },
  build: {
    target: 'es2022',
    // Mermaid comes in chunks above the usual limit; what matters is weighed by `weighBuild`.
    chunkSizeWarningLimit: 1500,
  },
  test: {
    // A loaded machine is slow; no test may fail for that.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/ui/**'],
        },
      },
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['src/ui/**/*.test.ts'],
        },
      },
    ],
  },
})
