import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringChromium, noChromium } from '../support/chromium.ts'
import { installPackage } from '../support/install-package.ts'
import { allChecks, fewChecks } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { runCheck } from './run-check.ts'
import { runVitest } from './run-vitest.ts'
import { twoAtATime } from './two-at-a-time.ts'

const olderPostgres = '/usr/lib/postgresql/15/bin'
const pooler = '/usr/sbin/pgbouncer'

/** How many samples a rule is shown with, where it is shown by samples. Tests read it as the variable SAMPLES. */
type Samples = 'few' | 'many'

/** Every check and every test. Chromium is installed and the database tried on PostgreSQL 15 while the checks run. */
export async function testEverything(samples: Samples): Promise<readonly Outcome[]> {
  const bringing = bringPrograms()
  const first = (samples === 'few' ? fewChecks : allChecks).map((check) => () => runCheck(check))
  const older = existsSync(join(olderPostgres, 'postgres')) ? [() => testOlderPostgres(samples)] : []
  const checked = await twoAtATime([...older, ...first], (work) => work())
  const browser = (await bringing) ? [] : [withoutChromium()]
  return [...checked, ...browser, ...(await testAll(browser.length === 0, samples))]
}

/** A browser, and a pooler to put before the database. One after the other: packages are installed by one at a time. */
async function bringPrograms(): Promise<boolean> {
  if (!existsSync(pooler)) await installPackage('pgbouncer', 'the tests behind a pooler')
  return bringChromium()
}

/** What can differ by version is the SQL: every migration and every query. With many samples also what is done with them. */
function testOlderPostgres(samples: Samples): Promise<Outcome> {
  const env = { TEST_POSTGRES_BIN: olderPostgres, TEST_WORKERS: '1', SAMPLES: samples }
  const folder = 'packages/api/src/db'
  const files = samples === 'few' ? [`${folder}/migrations`, `${folder}/testing`] : [folder]
  return runVitest({ title: 'the database on PostgreSQL 15', files, env, isBeside: true })
}

/**
 * The walks in a browser are part of it when there is one. Programs that are killed and waited for leave most of their time to others, and
 * so run beside them. Vitest has one size for all that run together, so they are a run of their own.
 */
async function testAll(hasBrowser: boolean, samples: Samples): Promise<readonly Outcome[]> {
  const env = { SAMPLES: samples, ...(hasBrowser && { BROWSER: 'some' }) }
  return Promise.all([
    runVitest({ title: 'tests, walks in a browser last', projects: ['!programs'], env }),
    runVitest({
      title: 'programs that are started and killed',
      projects: ['programs'],
      env: { TEST_WORKERS: '1', SAMPLES: samples },
      isBeside: true,
    }),
  ])
}

function withoutChromium(): Outcome {
  const title = 'walks in a browser'
  return { title, seconds: 0, passed: 0, failures: [{ title, why: noChromium }], files: [] }
}
