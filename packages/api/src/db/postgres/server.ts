import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, lastReason } from './cluster.ts'
import { spawnProgram } from './program.ts'

/** A start of the PostgreSQL server that may still go wrong. */
export type Launch = {
  readonly hasEnded: () => boolean
  /** Why it ended. */
  readonly reason: () => string
}

const largestLogBytes = 10_000_000
const stopWithinMs = 8_000

/** Fit for a machine with two cores. Values never reach the log: errors are terse and without their statement. */
const settings: Readonly<Record<string, string>> = {
  // The server runs in its own folder: the socket is there, in a folder that PostgreSQL keeps private.
  unix_socket_directories: '.',
  listen_addresses: '',
  port: '5432',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts the server. It has a life of its own and outlives a crash of this process. */
export function launchServer(cluster: Cluster, moreSettings: Readonly<Record<string, string>>): Launch {
  const { folder, logFile, runner, programs } = cluster
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) truncateSync(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const before = statSync(logFile).size
  const options = Object.entries({ ...settings, ...moreSettings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnProgram(join(programs.folder, 'postgres'), options, { folder, runner, output: log, more: forgetStranger(cluster) })
  closeSync(log)
  child.unref()
  return watchLaunch(child, () => lastReason(readFileSync(logFile).subarray(before).toString()))
}

function watchLaunch(child: ChildProcess, said: () => string): Launch {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  return {
    hasEnded: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    reason: () => failure?.message ?? said(),
  }
}

/** Asks the server to stop and waits for it. False: it needs longer, and will finish by itself. */
export async function stopServer(cluster: Cluster): Promise<boolean> {
  const pid = serverPid(cluster)
  if (pid === undefined) return true
  interrupt(pid)
  const deadline = performance.now() + stopWithinMs
  while (serverPid(cluster) !== undefined) {
    if (performance.now() > deadline) return false
    await pause(10)
  }
  return true
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It ended just before: its file goes, or is of no account at the next start.
  }
}

/** The process that the server has written down. After a crash there may be none of that number, or a stranger. */
export function serverPid({ folder }: Cluster): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * After a restart of a container a process that has nothing to do with the database often has the number that is written
 * down, and PostgreSQL would not start. It takes no notice of the number that it is given as the one of its grandparent.
 */
function forgetStranger(cluster: Cluster): Record<string, string> {
  const pid = serverPid(cluster)
  return pid !== undefined && isStranger(pid) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

function isStranger(pid: number): boolean {
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    // A dead one whose parent took no notice still has its number and name.
    return name !== 'postgres' || state === 'Z'
  } catch {
    return false
  }
}

/** Another server is just starting or stopping, or has left its shared memory a moment ago. */
export function isPassing(reason: string): boolean {
  return /lock file .* already exists|pre-existing shared memory/.test(reason)
}
