import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Walks in a browser are done where that is asked for: all of them (`npm run browser`), or some. What needs no browser is part of every run. */
const inBrowser = {
  none: ['tests/browser/**'],
  some: ['tests/browser/screenshots.test.ts'],
  all: [],
} as const
const browser = process.env['BROWSER']
/** Pictures of every page as every customer sees it, which nobody looks at unless they ask for them (`npm run screenshots`). */
const pictures = process.env['SCREENSHOTS'] ? [] : ['tests/browser/screenshots-dashboard.test.ts']
/**
 * Where few samples are wanted, the clock is moved in walks that are written out (`loan.test.ts`), pages are looked at as one customer sees
 * them (`own-pages.test.ts`), people act at random in the machine, and what a browser shows of the desk, of calls, loans and saved files, and
 * of money that people move, is left to the tests of their domains and pages.
 */
const moreSamples = 'tests/browser/thorough/**'
/**
 * `kill-money.test.ts` kills as well, `rotate.test.ts` changes keys while people write, `database.test.ts` freezes a database, `server.test.ts`
 * stops a service with its own PostgreSQL, `db.test.ts` restores a backup, `accept-file.test.ts` refuses a file of each kind, and
 * `once.test.ts` sends one key at the same moment. What leaves the service, and jobs whose service or database goes away, are followed on the
 * way to main.
 */
const moreFaults = [
  'tests/faults/{kill,same-key,change-keys,frozen-database,egress,stop}.test.ts',
  'packages/api/src/domains/brokerage/killed.test.ts',
  'packages/api/src/domains/documents/hostile-uploads.test.ts',
  'packages/api/src/db/{backup/backup,connections/private-postgres,connections/storage}.test.ts',
  'packages/api/src/jobs/start-jobs-outages.test.ts',
]
const isFew = process.env['SAMPLES'] === 'few'
const furtherShares = isFew ? [moreSamples, ...moreFaults] : []

/** `enumeration.test.ts` starts no program: it asks the service in its own process. */
const service = ['packages/{schemas,engine,api}/**/*.test.ts', 'tests/faults/enumeration.test.ts']
const pages = 'packages/web/src/**/*.test.{ts,tsx}'
/** Programs that are started, killed and waited for. Most of their time they wait. */
const programs = [
  'tests/faults/!(enumeration).test.ts',
  'packages/api/**/{killed,private-postgres,start-jobs,start-jobs-outages,storage,backup,refusals}.test.ts',
  'packages/api/src/server.test.ts',
]
const walks = ['tests/browser/!(*.unit).test.ts', 'tests/browser/thorough/*.test.ts']
/** On another PostgreSQL it is the SQL that is tried: not how the service starts its own, and not what is wrong with a file. */
const ofOwnPostgres = ['**/private-postgres.test.ts', '**/copy-programs.test.ts', '**/damaged-files.test.ts']
const noTests = ['**/node_modules/**', 'tests/bench/**', ...(process.env['TEST_POSTGRES_BIN'] ? ofOwnPostgres : [])]

/** Two cores: workers wait for a database, a browser or the clock an eighth of their time, and a third one has use for it. */
const workers = Number(process.env['TEST_WORKERS'] ?? 3)
/** What is waited for is never late, whatever else the machine does: a fault shows by what is there, and not by when. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  teardownTimeout: 60_000,
  maxWorkers: workers,
  expect: { poll: { timeout: 60_000 } },
} as const
/** Workers live long and throw away much: with room for it, V8 spends an eighth less of their time on collecting it. */
const roomy: { execArgv: string[] } = { execArgv: ['--max-semi-space-size=64'] }
/** What runs in Node as it stands is loaded by Node: nothing is rewritten, an import costs what it costs the service, and compiled code is kept. */
const native: { experimental: { viteModuleRunner: false; nodeLoader: false } } = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** The service keeps nothing in its modules, so its tests may share them: they are loaded once for all files and not once for each. */
const ofService: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    ...roomy,
    ...native,
    name: 'service',
    include: service,
    exclude: [...noTests, ...programs, ...furtherShares],
    isolate: false,
    setupFiles: ['tests/support/fixed-day.ts'],
  },
}

/** Pages keep what they know of a person in modules, as a browser does: `page-setup.ts` empties them after each file. */
const ofPages: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    ...roomy,
    name: 'pages',
    include: [pages],
    exclude: noTests,
    environment: 'jsdom',
    // What is spoken of days and times is compared word by word.
    env: { TZ: 'UTC' },
    isolate: false,
    setupFiles: ['tests/support/fixed-day.ts', 'packages/web/src/testing/page-setup.ts'],
    // Where a test sets the clock and lets it go on, everything that a person does waits for its next move: it makes small ones.
    fakeTimers: { advanceTimeDelta: 2 },
  },
}

/** What looks at the product from outside: its flows, its command lines, its builds, its repository. */
const ofWhole: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    ...roomy,
    ...native,
    name: 'whole',
    include: ['tests/**/*.test.ts', 'scripts/**/*.test.ts', 'packages/web/*.test.ts'],
    exclude: [...noTests, ...service, ...programs, ...walks],
    isolate: false,
  },
}

/** There is room for two more that mostly wait. */
const ofPrograms: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    ...roomy,
    ...native,
    name: 'programs',
    include: programs,
    exclude: [...noTests, ...furtherShares],
    maxWorkers: workers + 2,
    sequence: { groupOrder: 1 },
  },
}

/**
 * Files share a service and a browser (`tests/browser/support/stage.ts`). To start both takes seconds: for few samples a third pair costs
 * more than it has to do.
 */
const ofWalks: TestProjectInlineConfiguration = {
  test: {
    ...patience,
    ...roomy,
    ...native,
    name: 'walks',
    maxWorkers: isFew ? Math.min(2, workers) : workers,
    include: walks,
    exclude: [...pictures, ...inBrowser[browser === 'all' || browser === 'some' ? browser : 'none'], ...furtherShares],
    isolate: false,
    sequence: { groupOrder: 2 },
  },
}

export default defineConfig({
  test: {
    projects: [ofService, ofPages, ofWhole, ofPrograms, ofWalks],
    globalSetup: ['tests/support/run-setup.ts'],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
  },
})
