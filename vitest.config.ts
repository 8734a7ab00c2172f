import { defineConfig } from 'vitest/config'

/** Walks in a browser have a command of their own, `npm run browser`. What is said of every step file is part of every run. */
const inBrowser = ['tests/browser/!(points.unit).test.ts']

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/bench/**', ...(process.env['BROWSER'] === 'all' ? [] : inBrowser)],
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['packages/web/src/testing/page-setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
