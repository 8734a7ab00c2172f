import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bringChromium, noChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const script = (name: string) => [join(root, 'scripts', `${name}.ts`)]

/** What passed is counted; what failed is kept, to be said again at the end, where whoever reads a long log looks first. */
type Outcome = { readonly passed: number; readonly failed: number; readonly failures: readonly Failure[] }
type Total = { passed: number; failed: number; failures: Failure[] }
type Failure = { readonly title: string; readonly why: string }

/** Lines of each failure that are said again. */
const shownLines = 12

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
  const total: Total = { passed: 0, failed: 0, failures: [] }
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
  for (const { title, why } of total.failures) console.log(`\n✗ ${title}\n${indented(why)}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  if (total.passed === 0) console.error('Nothing ran.')
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

function withoutChromium(): Outcome {
  console.error(noChromium)
  return failed('walks in a browser', noChromium)
}

function failed(title: string, why: string): Outcome {
  return { passed: 0, failed: 1, failures: [{ title, why }] }
}

function add(total: Total, { passed, failed, failures }: Outcome): void {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
}

function indented(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const more = lines.length > shownLines ? ['…'] : []
  return [...lines.slice(0, shownLines), ...more].map((line) => `  ${line}`).join('\n')
}

function runCheck({ title, command, args }: Check): Outcome {
  const started = performance.now()
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const holds = status === 0
  console.log(`${holds ? '✓' : '✗'} ${title} (${seconds} s)`)
  if (holds) return { passed: 1, failed: 0, failures: [] }
  const said = [error?.message, stdout, stderr].filter(Boolean).join('\n')
  console.log(said)
  return failed(title, said)
}

/** Vitest says its counts in a file; a run that breaks off before that is a failure. */
function runVitest(only: readonly string[] = [], more: Readonly<Record<string, string>> = {}): Outcome {
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
    const results = JSON.parse(readFileSync(file, 'utf8')) as VitestResults
    const outcome = { passed: results.numPassedTests, failed: results.numFailedTests, failures: results.testResults.flatMap(failuresOf) }
    if (status === 0 || outcome.failed > 0) return outcome
    const brokenOff = { title: 'vitest', why: `ended with ${status}, though no test failed: its own output above says why` }
    return { ...outcome, failed: 1, failures: [...outcome.failures, brokenOff] }
  } catch {
    return failed('vitest', `ended with ${status} before it had counted: its own output above says why`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type VitestResults = { readonly numPassedTests: number; readonly numFailedTests: number; readonly testResults: readonly VitestFile[] }
type VitestFile = {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[]
}

/** The tests of a file that failed; a file that did not even load says so itself. */
function failuresOf({ name, message, assertionResults }: VitestFile): Failure[] {
  const file = relative(root, name)
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0 && message !== '') return [{ title: file, why: message }]
  return tests.map(({ fullName, failureMessages }) => ({ title: `${file}: ${fullName}`, why: failureMessages.join('\n') }))
}

process.exitCode = main()
