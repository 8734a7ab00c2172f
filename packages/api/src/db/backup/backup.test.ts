import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { samplesOf } from '../../testing/is-few.ts'
import { audit } from '../audit.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { bringUpToDate, givenPlace, withDatabase } from '../migrations/up-to-date.ts'
import { backedUp, restored } from '../testing/backups.ts'
import { emptyFolder } from '../testing/data-folders.ts'
import { freshDatabase, freshDatabaseUrl } from '../testing/test-database.ts'
import { databaseWithRoles } from '../testing/test-roles.ts'
import { ask } from '../testing/test-server.ts'
import { backUp } from './back-up.ts'

const manyRows = samplesOf({ few: 10_000, thorough: 50_000, full: 50_000 })

/** Whatever a table may hold that could come back differently, and whatever could get in the way of rows that come in. */
const nastyTables = `
  create type mood as enum ('calm', 'it''s "odd"');
  create table things (
    id bigint generated always as identity primary key, word text, detail jsonb, bytes bytea, amount numeric, at timestamptz, day date,
    tags text[], flag boolean, ratio double precision, uid uuid, span interval, feeling mood, letter char(3), number serial,
    doubled numeric generated always as (amount * 2) stored, parent bigint references things);
  create table "Odd ""Name""" ("a b""c" text, "select" int, unique ("select"));
  create table hens (id int primary key, egg int);
  create table eggs (id int primary key, hen int not null references hens);
  alter table hens add constraint hens_egg foreign key (egg) references eggs deferrable initially deferred;
  create unique index things_words on things (lower(left(word, 20)) desc nulls last, id) include (flag) where flag is not null;
  create table parts (kind text, id int, primary key (kind, id)) partition by list (kind);
  create table parts_a partition of parts for values in ('a');
  create table parts_rest partition of parts default;
  create index parts_ids on parts (id);
  create table pointers (kind text, id int, foreign key (kind, id) references parts);
  create function shout() returns trigger language plpgsql as 'begin new.word = upper(new.word); return new; end';
  create trigger things_shout before insert on things for each row execute function shout();
  create trigger things_always before insert on things for each row execute function shout();
  alter table things enable always trigger things_always;
  create trigger things_never before insert on things for each row execute function shout();
  alter table things disable trigger things_never;`

const nastyRows = `
  alter table things disable trigger user;
  insert into things (word, detail, bytes, amount, at, day, tags, flag, ratio, uid, span, feeling, letter, parent) values
    (null, null, null, null, null, null, null, null, null, null, null, null, null, null),
    ('', '{}', '', 0, '-infinity', 'infinity', '{}', false, 'NaN', gen_random_uuid(), '0', 'calm', '', 1),
    (E'\\\\N', '"\\\\u2028 \\\\\\\\"', decode('005c0a0d09ff5c2e', 'hex'), 'NaN', '0044-03-15 BC', '2024-02-29', '{null,"NULL","a,b","\\"",""}', true,
      '-0', null, '-1 year 2 mons -3 days 04:05:06.7', 'it''s "odd"', 'a', 2),
    (E'\\\\.\\n\\\\.', '[null, 1e400, -0.0, 0.1]', '\\x', 0.10, '2024-03-31 02:30:00.000001+13', null, '{{1,2},{3,4}}', null, 5e-324, null, null, null, null, 3),
    (E'\\t\\r\\n\\b\\f\\x01\\x7f\\\\', '{"a": {"b": [{"": ""}]}}', null, -1e-30, null, null, null, null, 0.1::float8 + 0.2::float8, null, null, null, null, null),
    (U&'\\+01F600 e\\0301 \\202E \\FEFF \\FFFF', null, null, 1e100, null, null, null, null, 1.7976931348623157e308, null, null, null, null, null);
  insert into things (word, bytes, amount, detail)
    select repeat(chr(33 + number % 90), number % 300) || E'\\n' || number, decode(md5(number::text), 'hex'), number / 7.0, jsonb_build_object('n', number)
    from generate_series(1, ${manyRows}) number;
  insert into things (word) values (repeat('long ', 1000000));
  alter table things enable trigger user;
  alter table things enable always trigger things_always;
  alter table things disable trigger things_never;
  insert into "Odd ""Name""" values ('x', 1), (null, null);
  begin; insert into hens values (1, 1); insert into eggs values (1, 1); commit;
  insert into parts select case when number % 2 = 0 then 'a' else 'other ' || number end, number from generate_series(1, 1000) number;
  insert into pointers select kind, id from parts`

it('brings every row back as it was, into tables with keys in circles, triggers, parts and odd names, for an owner without further rights', async () => {
  const source = await databaseWithRoles()
  const target = await databaseWithRoles()
  for (const { ownerUrl } of [source, target]) {
    await bringUpToDate(givenPlace(ownerUrl, undefined))
    await ask(ownerUrl, nastyTables)
  }
  await ask(source.ownerUrl, nastyRows)
  await withDatabase(source.ownerUrl, (db) => audit(db, { actor: 'a', action: 'b', subject: 'c' }))
  const { file, rows, tables } = await backedUp(source.ownerUrl)
  const started = performance.now()
  const { sums } = await restored(target.ownerUrl, file)
  console.log(`${rows} rows came back after ${Math.round(performance.now() - started)} ms`)
  expect(rows).toBe(manyRows + 7 + 2 + 2 + 2_000 + 1)
  expect([sums.length, sums.reduce((sum, table) => sum + table.rows, 0)]).toEqual([tables, rows])
  expect(await contentsOf(target.ownerUrl)).toEqual(await contentsOf(source.ownerUrl))
  expect(await rulesOf(target.ownerUrl)).toEqual(await rulesOf(source.ownerUrl))
})

it('lets numbers go on where they were, and rules hold as before', async () => {
  const { url: from } = await freshDatabase()
  const { url } = await freshDatabase()
  for (const one of [from, url]) await ask(one, nastyTables)
  await ask(from, nastyRows)
  await ask(from, "insert into things (word) values ('last'); delete from things where word = 'LAST'")
  await restored(url, (await backedUp(from)).file)
  const next = await ask(url, "insert into things (word) values ('next') returning id, number, word")
  expect(next).toEqual([{ id: `${manyRows + 9}`, number: manyRows + 9, word: 'NEXT' }])
  await expect(ask(url, 'insert into eggs values (2, 9)')).rejects.toThrow('violates foreign key')
  await expect(ask(url, "insert into pointers values ('b', -1)")).rejects.toThrow('violates foreign key')
  await expect(ask(url, 'delete from audit_events')).rejects.toThrow('never changed')
})

it('restores an older backup into a database without tables, which can then be brought up to date', async () => {
  const { url: from, drop } = await freshDatabaseUrl('empty')
  const { url, drop: dropOther } = await freshDatabaseUrl('empty')
  onTestFinished(async () => {
    await drop()
    await dropOther()
  })
  await withDatabase(from, async (db) => {
    await migrate(db, '0002-audit-log')
    for (const actor of ['a', 'b']) await audit(db, { actor, action: 'read', subject: 'c', detail: { why: 'x' } })
  })
  const before = await ask(from, 'select * from audit_events')
  const { manifest } = await restored(url, (await backedUp(from)).file)
  expect(manifest).toMatchObject({ migrations: ['0001-requests', '0002-audit-log'], takenAt: '2026-03-01T12:00:00.000Z' })
  expect(await bringUpToDate(givenPlace(url, undefined))).toContain('0003-people')
  expect(await ask(url, 'select * from audit_events')).toEqual(before)
  await ask(url, "insert into audit_events (actor, action, subject) values ('d', 'e', 'f')")
})

it('brings jobs back, whether or not the queue is there already, and those of a queue with a table of its own with the others', async () => {
  const { url: from } = await freshDatabase()
  await bringUpToDate(givenPlace(from, undefined))
  await ask(
    from,
    `select pgboss.create_queue('greet', '{"policy": "standard"}'), pgboss.create_queue('own', '{"policy": "standard", "partition": "true"}')`,
  )
  await ask(from, 'insert into pgboss.job (name, policy, data) select name, policy, \'{"n": 1}\' from pgboss.queue, generate_series(1, 3)')
  const { file } = await backedUp(from)
  const { url: without } = await freshDatabase()
  const { url: withOther } = await freshDatabase()
  await bringUpToDate(givenPlace(withOther, undefined))
  await ask(withOther, `select pgboss.create_queue('later', '{"policy": "standard"}')`)
  for (const url of [without, withOther]) {
    await restored(url, file)
    await bringUpToDate(givenPlace(url, undefined))
    expect(await ask(url, 'select name, partition, table_name from pgboss.queue order by name')).toEqual([
      { name: 'greet', partition: false, table_name: 'job_common' },
      { name: 'own', partition: false, table_name: 'job_common' },
    ])
    const jobs = 'select id, name, data from pgboss.job order by id'
    expect(await ask(url, jobs)).toEqual(await ask(from, jobs))
    await expect(ask(url, "insert into pgboss.job (name, policy) values ('unheard-of', 'standard')")).rejects.toThrow(
      'violates foreign key',
    )
  }
})

it('leaves the queue of a database alone when the backup has none', async () => {
  const { db, url: from } = await freshDatabase()
  await audit(db, { actor: 'a', action: 'b', subject: 'c' })
  const { url } = await freshDatabase()
  await bringUpToDate(givenPlace(url, undefined))
  await ask(url, `select pgboss.create_queue('greet', '{"policy": "standard"}')`)
  await restored(url, (await backedUp(from)).file)
  expect(await ask(url, 'select name from pgboss.queue')).toEqual([{ name: 'greet' }])
})

it('shows one moment, however much is written meanwhile', async () => {
  const { db, url } = await freshDatabase()
  await sql`create table accounts as select number, 1000 as cents, repeat('x', 500) as word from generate_series(1, 2000) number`.execute(
    db,
  )
  await sql`create table taken (cents int)`.execute(db)
  const moving = moveMoney(db)
  const { file } = await backedUp(url)
  await moving.stop()
  const { url: target } = await freshDatabase()
  await ask(target, 'create table accounts (number int, cents int, word text); create table taken (cents int)')
  await restored(target, file)
  const totals = 'select (select sum(cents) from accounts) + (select coalesce(sum(cents), 0) from taken) as total'
  expect(await ask(target, totals)).toEqual([{ total: '2000000' }])
  expect(await ask(url, 'select count(*) > 10 as moved from taken')).toEqual([{ moved: true }])
})

it('makes a file that only its owner can read, and overwrites none', async () => {
  const { url } = await freshDatabase()
  const { file, bytes } = await backedUp(url)
  expect(statSync(file)).toMatchObject({ size: bytes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['rows.backup'])
  await expect(backUp({ ...quiet(), url, file })).rejects.toThrow(`There is already a file ${file}.`)
})

it('leaves nothing behind when it is stopped, or loses the database, halfway', async () => {
  const { db, url } = await freshDatabase()
  await sql`create table large as select repeat(md5(number::text), 30) as word from generate_series(1, 100000) number`.execute(db)
  const folder = emptyFolder()
  const file = join(folder, 'rows.backup')
  const stopping = new AbortController()
  await expect(backUp({ ...quiet(), url, file, signal: stopping.signal, progress: () => stopping.abort() })).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  let cutting: Promise<unknown> | undefined
  const cut = () => {
    cutting ??= ask(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'backup %' and datname = current_database()",
    )
  }
  await expect(backUp({ ...quiet(), url, file, progress: cut })).rejects.toThrow()
  // Before its database goes, and its connection with it.
  await cutting
  expect(readdirSync(folder)).toEqual([])
  await expect(backUp({ ...quiet(), url, file: join(folder, 'none/rows.backup') })).rejects.toThrow(`There is no folder ${folder}/none.`)
})

it('has nothing to do with a database without tables', async () => {
  const { url, drop } = await freshDatabaseUrl('empty')
  onTestFinished(drop)
  await expect(backedUp(url)).rejects.toThrow('There is nothing to back up')
})

function quiet() {
  return { progress: () => undefined, signal: new AbortController().signal, now: () => new Date() }
}

/** Every table with all that stands in it, computed columns too. */
async function contentsOf(url: string): Promise<readonly unknown[]> {
  const tables = await ask(
    url,
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by 1",
  )
  const contents: unknown[] = []
  for (const { name } of tables)
    contents.push([name, ...(await ask(url, `select count(*), md5(string_agg(row::text, e'\\n' order by row::text)) from ${name} row`))])
  return contents
}

async function rulesOf(url: string): Promise<readonly unknown[]> {
  const keys =
    "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0 and connamespace = 'public'::regnamespace order by 1, 2"
  const triggers = 'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2'
  const indexes = "select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2"
  return [await ask(url, keys), await ask(url, triggers), await ask(url, indexes)]
}

/** Takes a cent here and puts it there, over and over. */
function moveMoney(db: Database): { readonly stop: () => Promise<void> } {
  let isStopping = false
  const loop = async () => {
    for (let number = 1; !isStopping; number = (number % 2000) + 1) {
      await db.transaction().execute(async (trx) => {
        await sql`update accounts set cents = cents - 1 where number = ${number}`.execute(trx)
        await sql`insert into taken values (1)`.execute(trx)
      })
    }
  }
  const ended = loop()
  const stop = () => {
    isStopping = true
    return ended
  }
  return { stop }
}
