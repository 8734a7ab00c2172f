import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { importCommand } from '../commands/import.ts'
import { programEnv } from './program-env.ts'

const script = fileURLToPath(new URL('../../../../scripts/import.ts', import.meta.url))

/** A folder for the time of one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const envOf = (folder: string, url?: string) => ({ ...programEnv, INIT_CWD: folder, ...(url && { DATABASE_URL: url }) })

/** What `npm run import` does, from a folder of theirs, in this process. */
export async function runImport(folder: string, words: readonly string[], url?: string) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(`${line}\n`)
  const screen = { print: say, complain: say, progress: () => undefined }
  const code = await importCommand(words, { env: envOf(folder, url), folder, signal: new AbortController().signal, screen })
  return { code, said: lines.join('') }
}

/** The same as people give it, in a process of its own. */
export async function runImportProgram(folder: string, words: readonly string[], url?: string) {
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [script, ...words], { env: envOf(folder, url) }).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, said: `${stdout}${stderr}` }
}

/** The same, to be killed. */
export function beginImport(folder: string, words: readonly string[], url: string): ChildProcess {
  return spawn(process.execPath, [script, ...words], { env: envOf(folder, url), stdio: 'ignore' })
}
