import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type PrivatePostgres, startPrivatePostgres } from '../connections/private-postgres.ts'
import { databaseStopped } from './database-stopped.ts'

const programs = process.env['TEST_POSTGRES_BIN']
let pattern: Promise<string> | undefined

/** An empty folder, gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a database that was made before: a copy costs less than a new one. */
export async function usedFolder(): Promise<string> {
  pattern ??= makePattern()
  const folder = emptyFolder()
  spawnSync('cp', ['-a', join(await pattern, 'postgres'), folder])
  return folder
}

/** A running private PostgreSQL with all of its output, stopped after the test. */
export async function serving(dataFolder: string): Promise<PrivatePostgres & { said: readonly string[] }> {
  const said: string[] = []
  const started = await startPrivatePostgres({ dataFolder, programs, log: (line) => said.push(line) })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= started.stop()
    return stopping
  }
  onTestFinished(stop)
  return { url: started.url, stop, said }
}

/** It goes with the run of tests, whose temporary folder it is in. */
async function makePattern(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  const { stop } = await startPrivatePostgres({ dataFolder: folder, programs, log: () => undefined })
  await stop()
  await databaseStopped(folder)
  return folder
}
