import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { canReach, runnerFor } from '../postgres/runner.ts'
import { emptyFolder, serving, usedFolder } from '../testing/data-folders.ts'
import { databaseStopped } from '../testing/database-stopped.ts'
import { ask } from '../testing/test-server.ts'
import { startPrivatePostgres } from './private-postgres.ts'

const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
/** Whom root runs the database as; the same user may start it itself. */
const nobody = runnerFor()

it('makes a new database, and finds its rows again after a stop', async () => {
  const folder = emptyFolder()
  const first = await timed('a new database is ready', () => serving(folder))
  await ask(first.url, 'create table kept as select 42 as number')
  await timed('stopped', first.stop)
  await databaseStopped(folder)
  const second = await timed('a database that was stopped is ready', () => serving(folder))
  expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 42 }])
})

it('keeps what is on disk safe, and values out of its log', async () => {
  const folder = await usedFolder()
  const { url } = await serving(folder)
  expect(await ask(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await ask(url, 'create table kept (secret text unique)')
  const insert = "insert into kept values ('4111-secret')"
  await ask(url, insert)
  await expect(ask(url, insert)).rejects.toThrow('duplicate key')
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('4111')
  expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0)
})

it('uses the database again that still runs after the service was killed, and nothing acknowledged is lost', async () => {
  const folder = await usedFolder()
  const { child, acknowledged } = await writing(folder)
  await killed(child)
  const pid = serverPid(folder)
  const { url } = await timed('a database that still runs is ready', () => serving(folder))
  expect(serverPid(folder)).toBe(pid)
  expect(await numbersLost(url, acknowledged())).toEqual([])
})

it('starts again after the service and the database were both killed, and nothing acknowledged is lost', async () => {
  const folder = await usedFolder()
  const { child, acknowledged } = await writing(folder)
  process.kill(serverPid(folder), 'SIGKILL')
  await killed(child)
  const { url } = await timed('a database that was killed is ready', () => serving(folder))
  expect(await numbersLost(url, acknowledged())).toEqual([])
})

it('starts the database again when that alone is killed', async () => {
  const folder = await usedFolder()
  const { url, said } = await serving(folder)
  await ask(url, 'create table kept as select 42 as number')
  process.kill(serverPid(folder), 'SIGKILL')
  await timed('back after a kill', () => expect.poll(() => said).toContain('The database is back.'))
  expect(await ask(url, 'select number from kept')).toEqual([{ number: 42 }])
})

it('refuses a second service on the same folder in one line, and leaves the first one alone', async () => {
  const folder = await usedFolder()
  const { url } = await serving(folder)
  const second = run(folder)
  const [said, [code]] = await Promise.all([textOf(second.stderr), once(second, 'exit')])
  expect(code).toBe(1)
  expect(said).toBe(
    `Another service (process ${process.pid}) already uses the data folder ${folder}. Stop that one, or choose another folder with DATA_DIR.\n`,
  )
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('lets one of two services have a new folder that both start on at the same moment', async () => {
  const folder = emptyFolder()
  const both = await Promise.allSettled([serving(folder), serving(folder)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain('already uses the data folder')
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.log'])
})

const strangers = {
  'a stranger': 'echo $$; exec sleep 60',
  // A shell that becomes another program does not take notice of what it started.
  'a dead process that nobody took notice of': 'ln -s "$(command -v sleep)" postgres; ./postgres 0 & echo $!; exec sleep 60',
}

it.each(Object.entries(strangers))('starts although the number of its last process belongs to %s', async (_, command) => {
  const folder = await usedFolder()
  const place = emptyFolder()
  if (isRoot && nobody) chownSync(place, nobody.uid, nobody.gid)
  const stranger = spawn('sh', ['-c', command], { ...nobody, cwd: place })
  onTestFinished(() => killed(stranger))
  const [number] = await once(stranger.stdout, 'data')
  await pause(50)
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${String(number).trim()}\n${join(folder, 'postgres')}\n1\n5432\n.\n\n`)
  const { url } = await serving(folder)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('works in a folder whose path is too long for a socket', async () => {
  const folder = join(emptyFolder(), 'long'.repeat(30))
  const { url } = await serving(folder)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it.runIf(isRoot)('runs for root, even in a folder that only root can enter', async () => {
  const home = emptyFolder()
  chmodSync(home, 0o700)
  const { url } = await serving(join(home, 'app/data'))
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it.runIf(isRoot && canReach(nobody, import.meta.dirname))('runs for a user without rights, who is then its owner', async () => {
  const folder = emptyFolder()
  if (nobody) chownSync(folder, nobody.uid, nobody.gid)
  const { child, acknowledged } = await writing(folder, { ...nobody })
  await killed(child)
  expect(statSync(join(folder, 'postgres')).uid).toBe(nobody?.uid)
  // Root finds it too, and goes on as its owner.
  const { url } = await serving(folder)
  expect(await numbersLost(url, acknowledged())).toEqual([])
})

it.runIf(isRoot && canReach(nobody, import.meta.dirname))('says in one line that a folder cannot be used by this user', async () => {
  const child = run(join(emptyFolder(), 'data'), { ...nobody })
  expect(await textOf(child.stderr)).toMatch(/^The data folder \S+ cannot be used by this user\. .*DATA_DIR\.\n$/)
})

it('says in one line that the folder is a file', async () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(`The data folder ${file} is not a folder. Choose another one with DATA_DIR.`)
})

it('says in one line that the data was written by another version', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '9\n')
  await expect(start(folder)).rejects.toThrow(/^The data was written by PostgreSQL 9, and here is PostgreSQL \d+.*DATA_DIR\.$/)
})

it('gives the reason when the database does not start', async () => {
  const folder = await usedFolder()
  rmSync(join(folder, 'postgres/global/pg_control'))
  await expect(start(folder)).rejects.toThrow(/^The database in \S+ could not start: could not .*postgres\.log\.$/)
})

it('stops a server again that was started and does not answer', async () => {
  const folder = await usedFolder()
  // It takes connections, and says nothing on them for longer than anybody waits.
  const silent = startPrivatePostgres({ dataFolder: folder, log: () => undefined, settings: { pre_auth_delay: '5' }, patienceMs: 500 })
  await expect(silent).rejects.toThrow(/^PostgreSQL was started and has not answered in \d+ seconds, so it was stopped\./)
  await databaseStopped(folder)
  const { url } = await serving(folder)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

function start(dataFolder: string) {
  return startPrivatePostgres({ dataFolder, log: () => undefined })
}

function run(dataFolder: string, user: { uid?: number; gid?: number } = {}): ChildProcess {
  return spawn(process.execPath, [script, dataFolder], { ...user, cwd: '/', env: { PATH: process.env['PATH'] } })
}

/** A service in a process of its own that has already written something. */
async function writing(dataFolder: string, user: { uid?: number; gid?: number } = {}) {
  const child = run(dataFolder, user)
  let said = ''
  let failed = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  child.stderr?.on('data', (chunk) => {
    failed += chunk
  })
  const whole = () => said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number)
  while (whole().length < 50) {
    if (child.exitCode !== null) throw new Error(failed)
    await pause(10)
  }
  return { child, acknowledged: whole }
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

async function numbersLost(url: string, acknowledged: readonly number[]): Promise<number[]> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
  const kept = new Set((await ask(url, 'select number from kept')).map(({ number }) => number))
  return acknowledged.filter((number) => !kept.has(number))
}

function serverPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
}

async function textOf(stream: ChildProcess['stderr']): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += chunk
  return text
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  console.log(`${what} after ${Math.round(performance.now() - started)} ms`)
  return result
}
