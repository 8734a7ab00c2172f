import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'
import { countVitest, type VitestResults } from './vitest-results.ts'

type Run = {
  readonly title: string
  /** Only these files; all without. */
  readonly files?: readonly string[]
  /** Only the tests of these projects of `vitest.config.ts`. */
  readonly projects?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Beside others its output is shown when it has ended. */
  readonly isBeside?: boolean
}

export async function runVitest({ title, files = [], projects = [], env = {}, isBeside = false }: Run): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const report = join(folder, 'results.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const only = projects.map((project) => `--project=${project}`)
  const args = [vitest, 'run', ...files, ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (!isBeside) console.log(`\n── ${title}`)
  const { status, printed, seconds } = await runProgram({ command: process.execPath, args, env }, root, !isBeside)
  if (isBeside) console.log(`\n── ${title}\n${printed}`)
  const counted = countVitest(read(report), status, root)
  rmSync(folder, { recursive: true, force: true })
  return { title, seconds, ...counted }
}

function read(report: string): VitestResults | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}
