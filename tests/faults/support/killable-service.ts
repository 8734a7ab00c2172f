import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programEnv } from '@app/api/testing-programs'
import { onTestFinished } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { makeDataFolder, server } from './data-folder.ts'
import { get } from './requests.ts'

export type KillableService = {
  readonly port: number
  readonly dataFolder: string
  /** Its database, for whoever looks past it. */
  readonly databaseUrl: string
  /** Ends it without a word to anybody and starts it again. Answers how long it took until it was ready. */
  readonly kill: (what: Victim) => Promise<number>
  /** Never ends well before the service does: it throws when the service ended by itself. */
  readonly failure: Promise<never>
}

export type Victim = 'service' | 'database'

/** As long as the longest that a test allows: it says what was too slow. */
const readyWithinMs = 180_000
const checkEveryMs = 20

/** The service as it is started for people, on a database of its own that keeps what it has said through any crash. */
export async function startKillable(): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const [dataFolder, logFile] = [join(folder, 'data'), join(folder, 'log')]
  await makeDataFolder(dataFolder)
  const port = await freePort()
  const begin = () => {
    const log = openSync(logFile, 'a')
    const env = { ...programEnv, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataFolder, WORK_EVERY_MS: '100' }
    const begun = spawn(process.execPath, [server], { env, stdio: ['ignore', log, log] })
    closeSync(log)
    begun.once('exit', (code) => code !== null && failing.reject(new Error(`The service ended by itself with code ${code}.`)))
    return begun
  }
  const failing = Promise.withResolvers<never>()
  // Whoever waits for it hears of it; nobody has to.
  failing.promise.catch(() => undefined)
  let child = begin()
  onTestFinished(async ({ task }) => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
    stopLeftDatabase(dataFolder)
    if (task.result?.state === 'fail') console.log(tellingLines(readFileSync(logFile, 'utf8')))
    rmSync(folder, { recursive: true, force: true })
  })
  const kill = async (what: Victim) => {
    const killedAt = performance.now()
    if (what === 'service') {
      await killProcess(child)
      child = begin()
    } else await killDatabase(dataFolder)
    await Promise.race([untilReady(port), failing.promise])
    return performance.now() - killedAt
  }
  await Promise.race([untilReady(port), failing.promise])
  return { port, dataFolder, databaseUrl: databaseUrlOf(dataFolder), kill, failure: failing.promise }
}

/** A service that ended by itself has left its database behind. */
function stopLeftDatabase(dataFolder: string): void {
  try {
    process.kill(databasePid(dataFolder), 'SIGQUIT')
  } catch {
    // It has not.
  }
}

/** Every call that met no database is in the log; what else is there may say what went wrong. */
function tellingLines(log: string): string {
  const lines = log.split('\n').filter((line) => !/\b503\b/.test(line))
  return lines.slice(-40).join('\n')
}

async function killProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Its first process: the others see that it is gone and go, too. Waits for the next one, which the service has to bring up. */
async function killDatabase(dataFolder: string): Promise<void> {
  const killed = databasePid(dataFolder)
  process.kill(killed, 'SIGKILL')
  const deadline = performance.now() + readyWithinMs
  while (databasePid(dataFolder) === killed) {
    if (performance.now() > deadline) throw new Error('The service did not bring its database up again.')
    await pause(checkEveryMs)
  }
}

function databasePid(dataFolder: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10)
  } catch {
    // It is written anew at just this moment.
    return Number.NaN
  }
}

async function untilReady(port: number): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while ((await get(port, '/readyz')).status !== 200) {
    if (performance.now() > deadline) throw new Error('The service did not get ready.')
    await pause(checkEveryMs)
  }
}

/** The private database of a service. */
export function databaseUrlOf(dataFolder: string): string {
  return `postgres://app@localhost:5432/app?host=${encodeURIComponent(join(dataFolder, 'postgres'))}&sslmode=disable`
}
