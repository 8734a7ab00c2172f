import { defineConfig } from 'vitest/config'

/** Walks in a browser are done where that is asked for: all of them (`npm run browser`), or some. What needs no browser is part of every run. */
const inBrowser = {
  none: ['tests/browser/!(*.unit).test.ts'],
  some: ['tests/browser/screenshots.test.ts'],
  all: [],
} as const
const browser = process.env['BROWSER']

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/bench/**', ...inBrowser[browser === 'all' || browser === 'some' ? browser : 'none']],
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['packages/web/src/testing/page-setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
  },
})
