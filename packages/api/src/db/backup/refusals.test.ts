import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { backedUp, checked, restored } from '../testing/backups.ts'
import { flipped, problemOf, smallBackup } from '../testing/damaged-backups.ts'
import { emptyFolder } from '../testing/data-folders.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { ask } from '../testing/test-server.ts'

const event = { actor: 'a', action: 'b', subject: 'c' }

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
