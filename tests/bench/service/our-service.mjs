import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { memoryFlags } from '../../../scripts/memory-flags.mjs'

const server = fileURLToPath(new URL('../../../packages/api/src/server.ts', import.meta.url))
const readyWithinMs = 120_000
const lookEveryMs = 2
const preparedMs = 40_000

/** Starts the service as people start it, with everything switched on, and waits until it says that it is ready. */
export async function startOurs({ dataFolder, logFile, words = [], heard, more = {} }) {
  const begunAt = performance.now()
  const child = spawnOurs({ dataFolder, logFile, words, heard, more })
  const exit = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await exit
  }
  try {
    const port = await readyPort(child, logFile)
    return { name: 'ours', pid: child.pid, port, readyMs: performance.now() - begunAt, stop, ...figuresOf(port) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The same, once it has done what it does after a start for the first file of a flow that is saved: a fifth of a processor, for a while. */
export async function startPrepared(where) {
  const service = await startOurs(where)
  await pause(preparedMs)
  return service
}

/** The address of its private database, for code that looks past it. */
export function databaseUrl(dataFolder) {
  return `postgres://service@localhost:5432/app?host=${encodeURIComponent(join(dataFolder, 'postgres'))}&sslmode=disable`
}

function spawnOurs({ dataFolder, logFile, words, heard, more }) {
  const log = openSync(logFile, 'w')
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'info',
    // As behind a proxy; that people sign up from different addresses can be said in this way only.
    TRUST_PROXY: '127.0.0.1',
    ...more,
  }
  const child = spawn(process.execPath, [...memoryFlags, ...words, server], {
    env,
    stdio: ['ignore', log, log, ...(heard ? ['ipc'] : [])],
    serialization: 'advanced',
  })
  closeSync(log)
  if (heard) child.on('message', heard)
  return child
}

async function readyPort(child, logFile) {
  const deadline = performance.now() + readyWithinMs
  for (;;) {
    const said = readFileSync(logFile, 'utf8')
    const port = /^Ready on http:\/\/\S+:(\d+)$/m.exec(said)?.[1]
    if (port !== undefined) return Number(port)
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`the service did not get ready: ${said.trim()}`)
    await pause(lookEveryMs)
  }
}

/** What the service says of itself. */
function figuresOf(port) {
  const read = async (name) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  return {
    cpuMs: async () => (await read('process_cpu_seconds_total')) * 1000,
    memoryBytes: () => read('process_resident_memory_bytes'),
  }
}
