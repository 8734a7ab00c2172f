import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../tests/faults/support/figures.ts'
import { knownWords } from './support/known-words.ts'

type Results = {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly meta: { readonly figures?: readonly Figure[] } }[] }[]
}

/** What does more when it is asked to: faults, requests that are malformed, and two who write at once. */
const whole = [
  'tests/faults',
  'http/contracts.test.ts',
  'lost-updates.test.ts',
  'journeys/save-journey.test.ts',
  'progress/progress.test.ts',
  'settings/personal.test.ts',
]

const root = join(import.meta.dirname, '..')

/** `npm run faults`: what is done to the running service in every run of the tests, at its full length; ends in what was measured. */
function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const file = join(folder, 'results.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    vitest,
    'run',
    ...whole,
    'packages/api/src/security/rotation',
    '--no-file-parallelism',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  try {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, FAULTS: 'full' } })
    print(figuresIn(file))
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresIn(file: string): readonly Figure[] {
  // A run that broke off has left none.
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.figures ?? []))
}

function print(figures: readonly Figure[]): void {
  const rows = [{ bar: 'bar', what: 'what', measured: 'measured', limit: 'at most' }, ...figures]
  const width = (name: keyof Figure) => Math.max(...rows.map((row) => row[name].length))
  const [bar, what, measured] = [width('bar'), width('what'), width('measured')]
  for (const row of rows) console.log(`${row.bar.padEnd(bar)}  ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.limit}`)
}

knownWords('npm run faults', 'kills, freezes and stops the running service at full length, and prints what was measured.')
process.exitCode = main()
