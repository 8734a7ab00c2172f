import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { databaseStopped } from './db/testing/database-stopped.ts'
import { freshDatabaseUrl } from './db/testing/test-database.ts'
import { programEnv } from './testing/program-env.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))
/** A folder of flows in which there are none yet. */
const emptyFolder = mkdtempSync(join(tmpdir(), 'server-'))
mkdirSync(join(emptyFolder, 'modes'))
const dataFolders: string[] = []
/** Each starts a service, and most a PostgreSQL of its own: on a busy machine that takes its time. */

afterAll(() => {
  for (const folder of [...dataFolders, emptyFolder]) rmSync(folder, { recursive: true, force: true })
})

it('says which addresses are worth opening, keeps its data folder for itself, and ends its database when the terminal is closed', async () => {
  const DATA_DIR = newDataFolder()
  const child = start({ PORT: '0', HOST: '', DATA_DIR, DEMO: 'auto' })
  const { said } = await readyAt(child, /docs.*\n/)
  expect(said).toMatch(/\/dev\/people .*\n.*\/dev\/flows .*\n.*\/dev\/outbox .*\n.*\/docs /)
  const second = start({ PORT: '0', DATA_DIR })
  const [refusal, [code]] = await Promise.all([textOf(second.stderr), once(second, 'exit')])
  expect(code).toBe(1)
  expect(refusal.trim().split('\n')).toHaveLength(1)
  expect(refusal).toContain(DATA_DIR)
  child.kill('SIGHUP')
  expect(await once(child, 'exit')).toEqual([0, null])
  await databaseStopped(DATA_DIR)
})

it('waits for a database that falls silent, listens on this computer alone, and stops with 0 although a client is connected', async () => {
  const { url, drop } = await freshDatabaseUrl()
  const between = await silentAfterFirst(url)
  const child = start({ PORT: '0', HOST: '', DATABASE_URL: between.url })
  const { address, port, said } = await readyAt(child)
  expect(said).toContain('The database does not answer. Trying again …\n')
  // On Linux all of 127/8 is this computer: only what listens on every address is open there.
  expect(await Promise.all(['127.0.0.1', '127.0.0.9'].map((host) => canConnect(host, port)))).toEqual([true, false])
  const { body } = await fetch(`${address}/api/flows/events`)
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await body?.cancel()
  between.close()
  await drop()
})

it('says that it listens to other computers, and in one line that its port is taken, and stops with 1', async () => {
  const { url: DATABASE_URL, drop } = await freshDatabaseUrl()
  const first = start({ PORT: '0', HOST: '0.0.0.0', DATABASE_URL })
  const { port, said: openSaid } = await readyAt(first, /other computers.*\n/)
  expect(openSaid).toMatch(/HOST is 0\.0\.0\.0: the service answers other computers too\. Developer pages answer this computer alone\.\n/)
  expect(await canConnect('127.0.0.9', port)).toBe(true)
  const second = start({ PORT: port, DATABASE_URL })
  const [said, [code]] = await Promise.all([textOf(second.stderr), once(second, 'exit')])
  expect(code).toBe(1)
  expect(said).toBe(`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1}.\n`)
  first.kill()
  await once(first, 'exit')
  await drop()
})

it.each([
  ['is not there', 'nowhere', (folder: string) => `There is no folder of flows at ${folder}. Look at FLOWS_DIR.\n`],
  ['is another folder', 'modes', (folder: string) => `${folder} has no “modes”: it is no folder of flows. Look at FLOWS_DIR.\n`],
])('says in one line that the folder of flows %s, and stops with 1', async (_what, name, words) => {
  const folder = join(emptyFolder, name)
  const child = start({ PORT: '0', FLOWS_DIR: folder })
  const [said, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')])
  expect([code, said]).toEqual([1, words(folder)])
})

it('says line by line what is wrong with its settings, and never repeats a password', async () => {
  const child = start({ PORT: 'many', HOST: 'a b', DATABASE_URL: 'mysql://me:secret@there' })
  const [said, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'HOST', 'DATABASE_URL'])
  expect(said).not.toContain('secret')
})

/** Stands before a database: passes its first connection on, leaves those after it without a word until one is given up, and is itself again. */
async function silentAfterFirst(url: string) {
  const { searchParams, pathname } = new URL(url)
  const socketPath = join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  let [count, isSilent] = [0, true]
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (++count > 1 && isSilent) return socket.resume().once('close', () => (isSilent = false))
    const there = connect(socketPath)
    socket.pipe(there).on('error', () => undefined)
    return there.pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `postgres://app@127.0.0.1:${port}${pathname}?sslmode=disable`,
    close: () => {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  dataFolders.push(folder)
  return folder
}

function start(env: Record<string, string>): ChildProcess {
  const DATA_DIR = newDataFolder()
  return spawn(process.execPath, [server], {
    env: { ...programEnv, HOST: '127.0.0.1', FLOWS_DIR: emptyFolder, DATA_DIR, ...env },
  })
}

/** When it is ready and has printed what is looked for too. */
async function readyAt({ stdout }: ChildProcess, wanted = /Ready/) {
  let said = ''
  for await (const chunk of stdout ?? []) {
    said += chunk
    const address = /Ready on (http:\S+)\n/.exec(said)?.[1]
    if (address !== undefined && wanted.test(said)) return { address, said, port: new URL(address).port }
  }
  throw new Error(`The server did not get ready: ${said}`)
}

async function canConnect(host: string, port: string): Promise<boolean> {
  const socket = connect({ host, port: Number(port) })
  return new Promise((answer) => {
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  }).then((isOpen) => {
    socket.destroy()
    return isOpen === true
  })
}

async function textOf(stream: ChildProcess['stderr']): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += chunk
  return text
}
