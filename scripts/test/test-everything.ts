import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bringChromium, noChromium } from '../chromium.ts'
import { installPackage } from '../install-package.ts'
import { checks, webBuild } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { runCheck } from './run-check.ts'
import { runVitest } from './run-vitest.ts'
import { twoAtATime } from './two-at-a-time.ts'

const olderPostgres = '/usr/lib/postgresql/15/bin'
const pooler = '/usr/sbin/pgbouncer'

/** How many samples a rule is shown with, where it is shown by samples. Tests read it as the variable SAMPLES. */
type Samples = 'few' | 'many'

/**
 * Every check and every test, in two rows beside each other. What is started, killed and waited for, and what waits for a browser, leaves much
 * of its time to others: so these stand in one row.
 */
export async function testEverything(samples: Samples): Promise<readonly Outcome[]> {
  const bringing = bringPrograms()
  const rows = await Promise.all([checkAndTest(samples, bringing), testFromOutside(samples, bringing)])
  return rows.flat()
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

/** Tests behind a pooler need it, so they wait for what is installed meanwhile. */
async function checkAndTest(samples: Samples, bringing: Promise<unknown>): Promise<readonly Outcome[]> {
  const first = checks.filter((check) => check !== webBuild).map((check) => () => runCheck(check))
  const older = existsSync(join(olderPostgres, 'postgres')) ? [() => testOlderPostgres(samples)] : []
  const checked = await twoAtATime([...older, ...first], (work) => work())
  await bringing
  const others = { title: 'all other tests', projects: ['service', 'pages', 'whole'], env: { SAMPLES: samples } }
  return [...checked, await runVitest(others)]
}

/** Programs, and then walks in a browser: both serve the web that was built. */
async function testFromOutside(samples: Samples, bringing: Promise<boolean>): Promise<readonly Outcome[]> {
  const built = await runCheck(webBuild)
  const env = { TEST_WORKERS: '1', SAMPLES: samples }
  const programs = await runVitest({ title: 'programs that are started and killed', projects: ['programs'], env, isBeside: true })
  const walks = { title: 'walks in a browser', projects: ['walks'], env: { SAMPLES: samples, BROWSER: 'some' }, isBeside: true }
  return [built, programs, (await bringing) ? await runVitest(walks) : withoutChromium()]
}

function withoutChromium(): Outcome {
  const title = 'walks in a browser'
  return { title, seconds: 0, passed: 0, failures: [{ title, why: noChromium }], files: [] }
}
