import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { DatabaseProblem } from './database-problem.ts'
import { canReach, type Runner } from './runner.ts'

type Start = {
  /** The folder of the database. */
  readonly folder: string
  readonly runner: Runner
  /** Where it writes: to us, or to an open file. */
  readonly output: 'pipe' | number
  readonly more?: Readonly<Record<string, string>>
}

/** The programs get nothing of our environment: it may hold secrets, and PG… variables change what they do. */
const environment: Readonly<Record<string, string>> = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }

/** Starts a program of PostgreSQL for this folder, in a session of its own: it does not hear Ctrl+C. */
export function spawnProgram(program: string, options: readonly string[], { folder, runner, output, more }: Start): ChildProcess {
  const open = canReach(runner, folder) ? undefined : openFolder(folder)
  try {
    return spawn(program, ['-D', open === undefined ? folder : '/proc/self/fd/3', ...options], {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output, open ?? 'ignore'],
      env: { ...environment, ...more },
      ...runner,
    })
  } finally {
    if (open !== undefined) closeSync(open)
  }
}

/** A user without access to a folder in a private home can still inherit an open handle to it. Linux has a path for that. */
function openFolder(folder: string): number {
  if (process.platform === 'linux') return openSync(folder, 'r')
  throw new DatabaseProblem(`The user that runs the database cannot reach ${folder}. Choose a folder that all may enter with DATA_DIR.`)
}
