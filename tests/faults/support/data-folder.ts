import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseStopped } from '@app/api/testing-database-stopped'
import { programEnv } from '@app/api/testing-programs'

export const server = fileURLToPath(new URL('../../../packages/api/src/server.ts', import.meta.url))

/** In the folder of the run of tests, and gone with it. */
const pattern = join(tmpdir(), 'data-pattern')
const isMade = join(pattern, 'is-made')
const lookEveryMs = 100

/**
 * Makes the data folder of a service that was started before and stopped, with nobody in it: a copy costs a tenth of a database that is made
 * and migrated. How a service makes its first one, `server.test.ts` tries.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  while (!existsSync(isMade)) await makePattern()
  const { status, stderr } = spawnSync('cp', ['-a', join(pattern, 'data'), folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The data folder was not copied: ${stderr}`)
}

/** A folder of flows in which there are none. */
export function makeEmptyFlows(folder: string): string {
  const flows = join(folder, 'flows')
  mkdirSync(join(flows, 'modes'), { recursive: true })
  return flows
}

/** By whoever comes first of all processes; the others wait for it, and try it themselves where it failed. */
async function makePattern(): Promise<void> {
  if (mkdirSync(pattern, { recursive: true }) === undefined) return pause(lookEveryMs)
  const env = { ...programEnv, HOST: '127.0.0.1', PORT: '0', FLOWS_DIR: makeEmptyFlows(pattern), DATA_DIR: join(pattern, 'data') }
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.includes('Ready on')) child.kill('SIGTERM')
  })
  const [code] = await exit
  await databaseStopped(join(pattern, 'data'))
  if (code === 0) return writeFileSync(isMade, '')
  rmSync(pattern, { recursive: true, force: true })
  throw new Error(`The service did not get ready: ${said}`)
}
