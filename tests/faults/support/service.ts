import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programEnv } from '@app/api/testing-programs'
import { onTestFinished } from 'vitest'
import { makeDataFolder, makeEmptyFlows, server } from './data-folder.ts'

export type Service = {
  readonly port: number
  readonly pid: number
  readonly dataFolder: string
  /** Sends it the signal to stop, and waits until it is gone. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly tookMs: number }>
}

type Start = {
  /** Settings beside the usual ones. Without flows of its own the service has none: it starts sooner. */
  readonly env?: Readonly<Record<string, string>>
  /** A command that runs the service. */
  readonly under?: readonly string[]
}

/** The service as it is started for people, with a database of its own, gone after the test. */
export async function startService({ env, under = [] }: Start = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const dataFolder = join(folder, 'data')
  await makeDataFolder(dataFolder)
  const [command = '', ...words] = [...under, process.execPath, server]
  const child = spawn(command, words, {
    env: { ...programEnv, HOST: '127.0.0.1', PORT: '0', FLOWS_DIR: makeEmptyFlows(folder), DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await exit
    rmSync(folder, { recursive: true, force: true })
  })
  const stop = async () => {
    const toldAt = performance.now()
    child.kill('SIGTERM')
    await exit
    return { code: child.exitCode, tookMs: performance.now() - toldAt }
  }
  return { port: await readyPort(child), pid: child.pid ?? 0, dataFolder, stop }
}

async function readyPort({ stdout }: ChildProcess): Promise<number> {
  let said = ''
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      const port = /Ready on http:\/\/\S+:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    stdout?.once('end', () => reject(new Error(`The service did not get ready: ${said}`)))
  })
}
