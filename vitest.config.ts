import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Walks in a browser are done where that is asked for: all of them (`npm run browser`), or some. What needs no browser is part of every run. */
const inBrowser = {
  none: ['tests/browser/!(*.unit).test.ts'],
  some: ['tests/browser/screenshots.test.ts'],
  all: [],
} as const
const browser = process.env['BROWSER']

const service = 'packages/{schemas,engine,api}/**/*.test.ts'
const patience = { testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 60_000 } as const
const noTests = ['**/node_modules/**', 'tests/bench/**']

/** The service keeps nothing in its modules, so its tests may share them: they are loaded once for all files and not once for each. */
const ofService: TestProjectInlineConfiguration = {
  test: { ...patience, name: 'service', include: [service], exclude: noTests, isolate: false },
}

/** Pages keep what they know of a person in modules, as a browser does: each file has its own. */
const ofPages: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    name: 'pages',
    include: ['packages/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [...noTests, service, ...inBrowser[browser === 'all' || browser === 'some' ? browser : 'none']],
    setupFiles: ['packages/web/src/testing/page-setup.ts'],
  },
}

export default defineConfig({
  test: { projects: [ofService, ofPages], globalSetup: ['tests/support/run-setup.ts'], maxWorkers: 2 },
})
