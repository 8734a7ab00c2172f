import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { backedUp, checked, restored } from '../testing/backups.ts'
import { emptyFolder } from '../testing/data-folders.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { ask } from '../testing/test-server.ts'
import { BackupProblem } from './backup-problem.ts'

const event = { actor: 'a', action: 'b', subject: 'c' }

it('knows a file that was cut, wherever that is', async () => {
  const { bytes, place } = await smallBackup()
  for (let length = 0; length < bytes.length; length += length < bytes.length - 30 ? 29 : 1) {
    writeFileSync(place, bytes.subarray(0, length))
    expect(await problemOf(place), `after ${length} bytes`).toBe('is not whole: its end is missing.')
  }
})

it('knows a file that was cut before it was packed, wherever that is', async () => {
  const { bytes, place } = await smallBackup()
  const unpacked = gunzipSync(bytes)
  for (let length = 0; length < unpacked.length; length += length < unpacked.length - 40 ? 37 : 1) {
    writeFileSync(place, gzipSync(unpacked.subarray(0, length)))
    expect(await problemOf(place), `after ${length} bytes`).toBe('is not whole: its end is missing.')
  }
})

it('knows a file in which a byte was changed', async () => {
  const { bytes, place } = await smallBackup()
  let alike = 0
  // The first ten bytes say how it was packed. What some of them say changes nothing of what is in it, and neither does a bit by which
  // what is packed points at the same words in another place.
  for (let index = 10; index < bytes.length; index += index < bytes.length - 20 ? 5 : 1) {
    const changed = flipped(bytes, index)
    if (isAlikeInside(changed, bytes)) alike++
    else {
      writeFileSync(place, changed)
      expect(await problemOf(place), `at byte ${index}`).toMatch(/^is (damaged|not whole|no backup)/)
    }
  }
  expect(alike).toBeLessThan(5)
})

it('knows a file in which a byte was changed before it was packed', async () => {
  const { bytes, place } = await smallBackup()
  const unpacked = gunzipSync(bytes)
  for (let index = 0; index < unpacked.length; index += index < 60 ? 1 : 17) {
    writeFileSync(place, gzipSync(flipped(unpacked, index), { level: 1 }))
    expect(await problemOf(place), `at byte ${index}`).toMatch(/^(is (damaged|not whole|no backup)|has the format)/)
  }
})

it('restores nothing of a file that is found to be damaged only when rows are in already', async () => {
  const { file } = await smallBackup()
  const { url } = await freshDatabase()
  const whole = readFileSync(file)
  const unpacked = gunzipSync(whole)
  const row = unpacked.indexOf('person:1')
  writeFileSync(file, gzipSync(flipped(unpacked, row)))
  await expect(restored(url, file)).rejects.toThrow('is damaged')
  expect(await ask(url, 'select * from audit_events')).toEqual([])
  writeFileSync(file, whole)
  await restored(url, file)
  expect(await ask(url, 'select actor from audit_events')).toHaveLength(3)
})

it('refuses a newer format, and says which is known', async () => {
  const { file } = await smallBackup()
  const newer = gunzipSync(readFileSync(file)).toString('latin1').replace('"format":1', '"format":2')
  writeFileSync(file, gzipSync(Buffer.from(newer, 'latin1')))
  await expect(checked(file)).rejects.toThrow(
    `${file} has the format 2, and only 1 is known here. Restore it with a newer version of the program.`,
  )
})

it.each([
  ['a text', Buffer.from('hello')],
  ['a packed text', gzipSync('hello')],
  ['a packed manifest of something else', gzipSync(Buffer.concat([Buffer.from([77, 0, 0, 0, 2]), Buffer.from('{}')]))],
  ['packed zeros', gzipSync(Buffer.alloc(1_000_000))],
])('refuses %s', async (_, bytes) => {
  const place = join(emptyFolder(), 'file')
  writeFileSync(place, bytes)
  expect(await problemOf(place)).toMatch(/^is (no backup|damaged)/)
})

it('refuses a file that is not there', async () => {
  const place = join(emptyFolder(), 'file')
  await expect(checked(place)).rejects.toThrow(`There is no file ${place}.`)
})

it('refuses a database that has a single row, names its table, and leaves it alone', async () => {
  const { file } = await smallBackup()
  const { db, url } = await freshDatabase()
  await sql`insert into idempotency_keys (scope, key, request_hash) values ('a', 'k', 'h')`.execute(db)
  await expect(restored(url, file)).rejects.toThrow('There are rows in this database already (in idempotency_keys)')
  expect(await ask(url, 'select count(*) from audit_events')).toEqual([{ count: '0' }])
  expect(await ask(url, 'select count(*) from idempotency_keys')).toEqual([{ count: '1' }])
})

it('refuses a database whose tables are newer than the file', async () => {
  const { db, url: from } = await freshDatabase()
  await audit(db, event)
  const { rows } = await sql<{
    name: string
  }>`delete from kysely_migration where name = (select max(name) from kysely_migration) returning name`.execute(db)
  const { file } = await backedUp(from)
  const { url } = await freshDatabase()
  await expect(restored(url, file)).rejects.toThrow(`they have the migration ${rows[0]?.name}. Restore into a database without tables`)
})

it('refuses a file from a newer version of the program', async () => {
  const { db, url: from } = await freshDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01T00:00:00Z')`.execute(db)
  const { file } = await backedUp(from)
  const { url } = await freshDatabase()
  await expect(restored(url, file)).rejects.toThrow('a newer version of the program, which has the migration 9999-later')
})

it('refuses tables and columns that are not known here, and leaves no trace', async () => {
  const { db, url: from } = await freshDatabase()
  await audit(db, event)
  await sql`alter table audit_events add column more text`.execute(db)
  const { url } = await freshDatabase()
  await expect(restored(url, (await backedUp(from)).file)).rejects.toThrow(
    'has a column more in the table audit_events, which is not known here',
  )
  await sql`create table other (id int)`.execute(db)
  await sql`alter table audit_events drop column more`.execute(db)
  await expect(restored(url, (await backedUp(from)).file)).rejects.toThrow('has a table other, which is not known here')
  expect(await ask(url, 'select count(*) from audit_events')).toEqual([{ count: '0' }])
})

it('refuses rows whose keys lead nowhere', async () => {
  const { db, url: from } = await freshDatabase()
  const tables = 'create table hens (id int primary key); create table eggs (hen int)'
  await ask(from, `${tables}; insert into eggs values (7)`)
  await audit(db, event)
  const { url } = await freshDatabase()
  await ask(url, `${tables}; alter table eggs add foreign key (hen) references hens`)
  await expect(restored(url, (await backedUp(from)).file)).rejects.toThrow('violates foreign key')
  expect(await ask(url, 'select count(*) from audit_events')).toEqual([{ count: '0' }])
})

it('notices rows that the database has changed on their way in', async () => {
  const { url: from } = await freshDatabase()
  await ask(from, 'create table amounts (amount numeric); insert into amounts values (0.005)')
  const { url } = await freshDatabase()
  await ask(url, 'create table amounts (amount numeric(10, 2))')
  await expect(restored(url, (await backedUp(from)).file)).rejects.toThrow(
    'The rows of amounts are not the same in the database as in the file.',
  )
  expect(await ask(url, 'select * from amounts')).toEqual([])
})

/** A backup of few rows, and a place for what is made of it. */
async function smallBackup() {
  const { db, url } = await freshDatabase()
  for (const actor of ['person:1', 'person:2', 'person:3']) await audit(db, { ...event, actor })
  const { file } = await backedUp(url)
  return { file, bytes: readFileSync(file), place: join(emptyFolder(), 'changed.backup') }
}

/** Whether the same comes out of both, to the last byte. */
function isAlikeInside(packed: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(gunzipSync(other))
  } catch {
    return false
  }
}

function flipped(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[index] = (changed[index] ?? 0) ^ 0x01
  return changed
}

/** What is wrong with the file: always a line of ours. */
async function problemOf(file: string): Promise<string> {
  const error = await checked(file).then(
    () => new Error('It was taken for whole.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof BackupProblem)) return String(error)
  return error.message.replace(`${file} `, '').replace(/(is not whole: its end is missing\.).*/, '$1')
}
