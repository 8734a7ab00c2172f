import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { startPrivatePostgres } from '../connections/private-postgres.ts'
import { closeDatabase, openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the PostgreSQL of this run of tests can be asked for. */
    testServerAddress: string
  }
}

/** What a test needs to make a database of its own: those of a run begin with its prefix, and one, `…template`, is migrated and empty. */
export type TestServer = { readonly url: string; readonly prefix: string }

type Started = TestServer & { readonly stop: () => Promise<void> }

/** Nothing here has to outlive a loss of power, be copied elsewhere, or be tidied up before it is gone. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}
const memory = { folder: '/dev/shm', leastBytes: 1_000_000_000 }

/** One PostgreSQL for a run of tests, started when the first test asks for it at this address. */
export async function offerTestServer(env: Readonly<Record<string, string | undefined>>) {
  const folder = mkdtempSync(join(quickFolder(), 'test-db-'))
  // A pooler runs as the user who runs PostgreSQL, and finds its way in by this path.
  chmodSync(folder, 0o711)
  const address = join(folder, 'ask')
  let started: Promise<Started> | undefined
  const server = createServer((socket) => {
    started ??= startTestServer(folder, env)
    const answer = started.then(({ url, prefix }) => ({ url, prefix }))
    answer.then(
      (found) => socket.end(JSON.stringify(found)),
      (error) => socket.end(JSON.stringify({ problem: String(error) })),
    )
    socket.on('error', () => undefined)
  }).listen(address)
  await once(server, 'listening')
  const close = async () => {
    server.close()
    await started?.then(({ stop }) => stop()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, close }
}

/** Starts the server that is offered at this address, if nobody has yet. */
export async function findTestServer(address: string): Promise<TestServer> {
  const found = JSON.parse(await text(connect(address))) as TestServer | { problem: string }
  if ('problem' in found) throw new Error(found.problem)
  return found
}

async function startTestServer(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<Started> {
  const given = env['TEST_DATABASE_URL']
  const own = given ? undefined : await startOwn(folder, env['TEST_POSTGRES_BIN'])
  const url = given || own?.url || ''
  const prefix = `test_${randomUUID().slice(0, 8)}_`
  await ask(url, `create database ${prefix}template`)
  const template = openDatabase({ url: urlFor(url, `${prefix}template`), maxConnections: 1, statementTimeoutMs: 0 })
  await migrate(template)
  await closeDatabase(template)
  const stop = async () => {
    if (own) await own.stop()
    else await dropAll(url, prefix)
  }
  return { url, prefix, stop }
}

async function startOwn(folder: string, programs: string | undefined) {
  const own = await startPrivatePostgres({ dataFolder: join(folder, 'data'), programs, settings: careless, log: () => undefined })
  stopWithUs(folder)
  return own
}

/** The server outlives its service. That of a run of tests must not: a shell waits for the end of this process, however it comes. */
function stopWithUs(folder: string): void {
  const script = 'read -r _; kill -INT "$(head -n 1 "$0/data/postgres/postmaster.pid")" && sleep 2; rm -rf "$0"'
  const shell = spawn('sh', ['-c', script, folder], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  shell.unref()
}

/** In memory a database is made in a tenth of the time, where there is enough of it. */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory.folder)
    if (bavail * bsize > memory.leastBytes) return memory.folder
  } catch {
    // Not every system has it.
  }
  return tmpdir()
}

/** The same server with another database. */
export function urlFor(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Makes and removes databases. */
export async function ask(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const rows = await ask(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of rows) await ask(url, `drop database if exists ${datname} with (force)`)
}
