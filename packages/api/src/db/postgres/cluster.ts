import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem, folderProblem, startProblem } from './database-problem.ts'
import { makeFolder } from './make-folder.ts'
import { spawnProgram } from './program.ts'
import { findPrograms, type Programs } from './programs.ts'
import { type Runner, runnerFor } from './runner.ts'

/** One database on disk, with all that is needed to run it. */
export type Cluster = {
  /** The data folder of the service. */
  readonly dataFolder: string
  /** PostgreSQL's own folder in it. Its socket is in there too. */
  readonly folder: string
  readonly logFile: string
  readonly runner: Runner
  readonly programs: Programs
}

const newPrefix = 'postgres.new-'

/** Finds the database in the data folder, or makes it. */
export async function openCluster(dataFolder: string, log: (line: string) => void, givenPrograms?: string): Promise<Cluster> {
  const folder = join(dataFolder, 'postgres')
  try {
    makeFolder(dataFolder)
    const writtenBy = majorOf(folder)
    const runner = runnerFor(folder, dataFolder)
    const programs = findPrograms(runner, writtenBy, givenPrograms)
    const cluster = { dataFolder, folder, runner, programs, logFile: join(dataFolder, 'postgres.log') }
    if (writtenBy === undefined) await makeCluster(cluster, log)
    checkOwner(cluster)
    return cluster
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : folderProblem(dataFolder, error)
  }
}

/** What a start that was cut off left behind. */
export function removeUnfinished({ dataFolder }: Cluster): void {
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(newPrefix)) rmSync(join(dataFolder, name), { recursive: true, force: true })
}

function majorOf(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Made beside its place and moved there when it is whole: what is cut off halfway is never taken for a database. */
async function makeCluster({ dataFolder, folder, runner, programs, logFile }: Cluster, log: (line: string) => void): Promise<void> {
  log(`Making a new database in ${folder} …`)
  const fresh = mkdtempSync(join(dataFolder, newPrefix))
  try {
    if (runner) chownSync(fresh, runner.uid, runner.gid)
    await initialise(fresh, runner, programs, dataFolder, logFile)
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another service that started at the same moment was first: it has the folder now.
    if (majorOf(folder) === undefined) throw error
  }
}

async function initialise(folder: string, runner: Runner, programs: Programs, dataFolder: string, logFile: string): Promise<void> {
  const options = ['--username=app', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--locale=C']
  const child = spawnProgram(join(programs.folder, 'initdb'), options, { folder, runner, output: 'pipe' })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  child.stdout?.resume()
  const [code] = await once(child, 'close')
  if (code !== 0) throw startProblem(dataFolder, lastReason(said), logFile)
}

/** The line with the reason, out of a program’s whole output. */
export function lastReason(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.findLast((line) => /FATAL:|PANIC:|error:/.test(line)) ?? lines.join(' ')
  return reason.replace(/^(postgres: |.*?(FATAL|PANIC|error):\s+)/, '').trim()
}

/** Data that root has put back from a copy belongs to root: it is given to the user who runs the database. */
function checkOwner({ folder, runner }: Cluster): void {
  const { uid } = statSync(folder)
  const wanted = runner?.uid ?? process.getuid?.() ?? uid
  if (uid === wanted) return
  if (runner) spawnSync('chown', ['-R', `${runner.uid}:${runner.gid}`, folder])
  else throw new DatabaseProblem(`The database in ${folder} belongs to another user. Start as that user, or give the folder to this one.`)
}
