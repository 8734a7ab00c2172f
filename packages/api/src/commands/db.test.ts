import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { audit } from '../db/audit.ts'
import { openStorage } from '../db/connections/storage.ts'
import { emptyFolder, usedFolder } from '../db/testing/data-folders.ts'
import { databaseStopped } from '../db/testing/database-stopped.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import { databaseWithRoles } from '../db/testing/test-roles.ts'
import { databaseCommand } from './db.ts'

const event = { actor: 'a', action: 'b', subject: 'c' }
const last = readdirSync(new URL('../db/migrations', import.meta.url))
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .at(-1)
  ?.replace('.sql', '')

it('looks after a private database while its service runs, and leaves it running', async () => {
  const DATA_DIR = await usedFolder()
  const { db } = await serviceOn(DATA_DIR)
  await audit(db, event)
  expect(await run(['migrate'], { DATA_DIR })).toEqual({
    code: 0,
    said: expect.stringMatching(/^Nothing to do: all \d+ migrations were made before/),
  })
  const { code, said } = await run(['status'], { DATA_DIR })
  expect([code, said]).toEqual([0, expect.stringContaining(`the private database in ${DATA_DIR}`)])
  expect(said).toMatch(new RegExp(`Migrations +\\d+ made, the last one is ${last}\n`))
  expect(said).toMatch(/Audit log +protected by rights: the service can only add to it/)
  expect(said).toMatch(/ audit_events +1(\n|$)/)
  const file = join(emptyFolder(), 'rows.backup')
  expect(await run(['backup', file], { DATA_DIR })).toEqual({
    code: 0,
    said: expect.stringMatching(/^✓ 1 row of \d+ tables in \d+\.\d s\. They are in \S+ \(\d\.\d kB\)\.$/m),
  })
  await audit(db, event)
})

it('starts a private database that is not running, and stops it again', async () => {
  const DATA_DIR = await usedFolder()
  expect(await run(['migrate'], { DATA_DIR })).toEqual({
    code: 0,
    said: expect.stringMatching(/✓ \d+ migrations made in \d+\.\d s, in the private database/),
  })
  await databaseStopped(DATA_DIR)
  expect((await run(['status'], { DATA_DIR })).code).toBe(0)
  await databaseStopped(DATA_DIR)
})

it('restores into a folder that has nothing, and the service goes on with it', async () => {
  const { db, url } = await freshDatabase()
  for (let count = 0; count < 3; count++) await audit(db, event)
  const file = join(emptyFolder(), 'rows.backup')
  expect((await run(['backup', 'rows.backup'], { DATABASE_URL: url }, join(file, '..'))).code).toBe(0)
  const DATA_DIR = join(emptyFolder(), 'new')
  const { code, said } = await run(['restore', file], { DATA_DIR })
  expect(said).toMatch(/^✓ 3 rows of \d+ tables in .* as they were on 2026-03-01 12:00 UTC\.$/m)
  expect(code).toBe(0)
  expect(await run(['restore', file], { DATA_DIR })).toEqual({
    code: 1,
    said: expect.stringMatching(/^There are rows in this database already \(in audit_events\).*DATA_DIR/m),
  })
  const service = await serviceOn(DATA_DIR)
  await audit(service.db, event)
  expect(await service.db.selectFrom('audit_events').select('id').orderBy('id').execute()).toEqual([1, 2, 3, 4].map((id) => ({ id })))
})

it('looks after a database that is named, and gives the service its rights', async () => {
  const { url, ownerUrl } = await databaseWithRoles()
  const env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const { code, said } = await run(['migrate'], env)
  expect([code, said]).toEqual([0, expect.stringContaining(`in the database ${new URL(url).pathname.slice(1)} on `)])
  expect(said).not.toContain(new URL(url).password)
  expect((await run(['status'], env)).said).toContain('protected by rights')
  expect((await run(['status'], { DATABASE_URL: ownerUrl })).said).toContain('protected by a trigger only')
})

it('says that the keys are not in the backup, and where they are', async () => {
  const { url } = await freshDatabase()
  const { said } = await run(['backup', join(emptyFolder(), 'b')], { DATABASE_URL: url })
  expect(said).toMatch(/The encryption keys are NOT in it.*\n.*ENCRYPTION_KEYS and ENCRYPTION_INDEX_KEYS/)
})

it.each([
  [[], 'npm run db -- COMMAND'],
  [['bakcup', 'x'], 'There is no command “bakcup”.'],
  [['backup'], 'Say one file: npm run db -- backup FILE'],
  [['restore', 'a', 'b'], 'Say one file: npm run db -- restore FILE'],
  [['backup', '--help'], 'Say one file'],
  [['status', 'now'], '“status” takes no further words.'],
])('answers %j with how it is used, and 2', async (words, line) => {
  const { code, said } = await run(words, { DATA_DIR: '/nowhere' })
  expect([code, said]).toEqual([2, expect.stringContaining(line)])
  expect(said).toContain('restore FILE')
})

it.each([
  ['status', {}, /^There is no database in \S+ yet\. “npm start” makes one, and so does “npm run db -- migrate”\.$/],
  [
    'status',
    { DATABASE_URL: 'postgres://me:secret@localhost:1/app' },
    /^The database app on localhost:1 cannot be reached: nobody answers there \(ECONNREFUSED\)\. Look at DATABASE_URL\.$/,
  ],
  [
    'migrate',
    { DATABASE_URL: 'postgres://me:secret@nowhere.invalid/app' },
    /^The database app on nowhere\.invalid cannot be reached: there is no computer of this name\./,
  ],
  ['migrate', { DATABASE_URL: 'mysql://me:secret@there' }, /^DATABASE_URL must begin with postgres:/],
  ['backup /nowhere/at/all', {}, /^There is no database in/],
  ['restore /nowhere', {}, /^There is no file \/nowhere\.$/],
  ['restore /dev/null', {}, /^\/dev\/null is not whole/],
  ['restore /dev', {}, /^\/dev is no file\.$/],
])('says in one line why “%s” with %j cannot be done, never a password, and makes nothing', async (words, env, line) => {
  const DATA_DIR = join(emptyFolder(), 'data')
  const { code, said } = await run(words.split(' '), { DATA_DIR, ...env })
  expect([code, said]).toEqual([1, expect.stringMatching(line)])
  expect(said).not.toContain('secret')
  expect(existsSync(DATA_DIR)).toBe(false)
})

it('stops when it is aborted, and leaves no file', async () => {
  const { db, url } = await freshDatabase()
  for (let count = 0; count < 10; count++) await audit(db, event)
  const folder = emptyFolder()
  const stopping = new AbortController()
  const stopped = await run(['backup', 'b'], { DATABASE_URL: url }, folder, stopping)
  expect(stopped.code).toBe(0)
  stopping.abort()
  expect(await run(['backup', 'c'], { DATABASE_URL: url }, folder, stopping)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Stopped\. .*$/m),
  })
  expect(readdirSync(folder)).toEqual(['b'])
  expect(statSync(join(folder, 'b')).mode & 0o077).toBe(0)
})

it('tells a damaged file in one line, before it touches the database', async () => {
  const { url } = await freshDatabase()
  const folder = emptyFolder()
  await run(['backup', 'b'], { DATABASE_URL: url }, folder)
  const bytes = readFileSync(join(folder, 'b'))
  writeFileSync(join(folder, 'b'), bytes.subarray(0, -1))
  const DATA_DIR = join(folder, 'data')
  expect(await run(['restore', 'b'], { DATA_DIR }, folder)).toEqual({
    code: 1,
    said: `${folder}/b is not whole: its end is missing. Nothing was restored. Take another backup.`,
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

async function run(words: readonly string[], env: Record<string, string>, folder = '/', stopping = new AbortController()) {
  const said: string[] = []
  const speak = (line: string) => void said.push(line)
  const screen = { print: speak, complain: speak, progress: () => undefined }
  const code = await databaseCommand(words, { env, folder, now: () => new Date('2026-03-01T12:00:00Z'), signal: stopping.signal, screen })
  return { code, said: said.join('\n') }
}

async function serviceOn(dataFolder: string) {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder, log: () => undefined })
  onTestFinished(storage.close)
  return storage
}
