import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringChromium, noChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const script = (name: string) => [join(root, 'scripts', `${name}.ts`)]

type Counts = { passed: number; failed: number }

/** A check that is one test: it holds or it does not. */
type Check = { readonly title: string; readonly command: string; readonly args: readonly string[] }

const checks: readonly Check[] = [
  { title: 'format and lint', command: bin('biome'), args: ['ci', '.', '--colors=off'] },
  { title: 'workspace, imports and lock file', command: process.execPath, args: script('check-workspace') },
  { title: 'types: packages', command: bin('turbo'), args: ['run', 'typecheck', '--output-logs=errors-only'] },
  { title: 'types: scripts and tests', command: bin('tsc'), args: ['--noEmit', '-p', '.'] },
  { title: 'types: tests in the browser', command: bin('tsc'), args: ['--noEmit', '-p', 'tests/browser'] },
  { title: 'unused code', command: bin('knip'), args: ['--no-progress'] },
  { title: 'editor schemas are up to date', command: process.execPath, args: [...script('schemas'), '--check'] },
  { title: 'flows: checked and proven', command: process.execPath, args: [...script('flows/main'), 'check'] },
  { title: 'the web builds', command: bin('turbo'), args: ['run', 'build', '--output-logs=errors-only'] },
]

/** `npm test`: everything, one after the other; ends in the sum over all runners. */
function main(): number {
  const total: Counts = { passed: 0, failed: 0 }
  for (const check of checks) add(total, runCheck(check))
  console.log('\n── unit, property and model tests')
  const recorded = mkdtempSync(join(tmpdir(), 'sql-'))
  add(total, runVitest([], { SQL_RECORD: recorded }))
  add(
    total,
    runCheck({ title: 'the SQL for review is up to date', command: process.execPath, args: [...script('sql'), '--check', recorded] }),
  )
  rmSync(recorded, { recursive: true, force: true })
  const older = '/usr/lib/postgresql/15/bin'
  if (existsSync(join(older, 'postgres'))) {
    console.log('\n── the database again, on PostgreSQL 15')
    add(total, runVitest(['packages/api/src/db'], { TEST_POSTGRES_BIN: older }))
  }
  console.log('\n── walks in a browser (npm run browser does them all)')
  add(total, bringChromium() ? runVitest(['tests/browser'], { BROWSER: 'some' }) : withoutChromium())
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  if (total.passed === 0) console.error('Nothing ran.')
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

function withoutChromium(): Counts {
  console.error(noChromium)
  return { passed: 0, failed: 1 }
}

function add(total: Counts, { passed, failed }: Counts): void {
  total.passed += passed
  total.failed += failed
}

function runCheck({ title, command, args }: Check): Counts {
  const started = performance.now()
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const holds = status === 0
  console.log(`${holds ? '✓' : '✗'} ${title} (${seconds} s)`)
  if (!holds) console.log([error?.message, stdout, stderr].filter(Boolean).join('\n'))
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Vitest says its counts in a file; a run that breaks off before that is a failure. */
function runVitest(only: readonly string[] = [], more: Readonly<Record<string, string>> = {}): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'results.json')
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } })
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
    }
    const brokenOff = status !== 0 && results.numFailedTests === 0
    return { passed: results.numPassedTests, failed: results.numFailedTests + (brokenOff ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = main()
