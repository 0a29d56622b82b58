import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  worker: { format: 'es' },
  resolve: {
    dedupe: ['svelte', '@codemirror/state', '@codemirror/view', '@codemirror/language', '@lezer/common'],
  },
  build: { target: 'es2022' },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'core', environment: 'node', include: ['src/**/*.test.ts'], exclude: ['src/ui/**'] },
      },
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: { name: 'components', environment: 'happy-dom', include: ['src/ui/**/*.test.ts'] },
      },
    ],
  },
})
