import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { offerTestServer } from '@app/api/testing'
import type { TestProject } from 'vitest/node'

let close: (() => Promise<void>) | undefined

/** What all files of tests share: a database that costs nothing until a test asks for it, and a folder for whatever they leave behind. */
export async function setup(project: TestProject): Promise<void> {
  // The processes of a run load once what they test: to write down for others what they compiled takes longer than to compile it.
  delete process.env['NODE_COMPILE_CACHE']
  const folder = mkdtempSync(join(tmpdir(), 'run-'))
  // Databases in it are run by another user where root runs the tests.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  const offered = await offerTestServer(process.env)
  close = async () => {
    await offered.close()
    rmSync(folder, { recursive: true, force: true })
  }
  project.provide('testServerAddress', offered.address)
  // Whoever ends the run from outside ends its database too.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void teardown().finally(() => process.exit(1)))
}

export async function teardown(): Promise<void> {
  await close?.()
}
