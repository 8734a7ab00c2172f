import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { audit } from '../audit.ts'
import type { Database } from '../database.ts'
import { emptyFolder, usedFolder } from '../testing/data-folders.ts'
import { databaseWithRoles } from '../testing/test-roles.ts'
import { ask } from '../testing/test-server.ts'
import { openStorage, type Storage } from './storage.ts'

type Opened = Storage & { readonly said: readonly string[] }

const event = { actor: 'person:1', action: 'ssn.read', subject: 'person:2' }

/** All that the service could be made to send to change what was written. */
const attacksOn = (owner: string) => [
  "update audit_events set actor = 'nobody'",
  'delete from audit_events',
  'truncate audit_events',
  'begin; lock table audit_events in access exclusive mode',
  'drop trigger audit_events_only_added on audit_events',
  'alter table audit_events disable trigger all',
  'alter table audit_events owner to current_user',
  'alter table audit_events rename to old_events',
  'alter table audit_events add column more text',
  'drop table audit_events cascade',
  'create rule forget as on insert to audit_events do instead nothing',
  'create trigger forget before insert on audit_events for each row execute function refuse_change()',
  "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  'drop function refuse_change() cascade',
  'drop schema public cascade',
  'create table public.mine ()',
  `set role ${owner}`,
  `set session authorization ${owner}`,
  'set session_replication_role = replica',
  'create role other superuser',
  'alter role current_user superuser',
  "copy audit_events from program 'true'",
  "insert into kysely_migration (name, timestamp) values ('9999-nothing', '')",
  'delete from kysely_migration',
]

/** A refusal for want of rights. The trigger says the same with words of its own. */
const isRefused = ({ code, message }: { code: string; message: string }) => code === '42501' && !message.includes('never changed')

it('works on its private database as a role that owns nothing', async () => {
  const { db, url, ownerUrl } = await opened({ dataFolder: await usedFolder() })
  expect(await ask(url, 'select current_user as role')).toEqual([{ role: 'service' }])
  expect(await ask(ownerUrl, "select count(*) from pg_class where relowner = 'service'::regrole")).toEqual([{ count: '0' }])
  await worksOn(db)
})

it('cannot change the audit log of its private database in any way', async () => {
  const { db, url } = await opened({ dataFolder: await usedFolder() })
  await attack(db, url, 'app')
})

it('works on a database that is named as the role that is named, and the owner makes the tables', async () => {
  const { url, ownerUrl } = await databaseWithRoles()
  const { db, said } = await opened({ databaseUrl: url, databaseOwnerUrl: ownerUrl })
  expect(said).toEqual([])
  await worksOn(db)
  await attack(db, url, new URL(ownerUrl).username)
})

it('says that only a trigger protects the audit log when the service could become the owner of its table or of all tables', async () => {
  const { url, ownerUrl, adminUrl } = await databaseWithRoles()
  const saidWith = async (databaseUrl: string) => (await opened({ databaseUrl, databaseOwnerUrl: ownerUrl })).said
  const line = expect.stringMatching(/^The audit log is protected by a trigger only: .*DATABASE_OWNER_URL/)
  const [owner, guest] = [ownerUrl, url].map((one) => new URL(one).username)
  expect((await opened({ databaseUrl: ownerUrl })).said).toEqual([line])
  expect(await saidWith(ownerUrl)).toEqual([line])
  expect(await saidWith(url)).toEqual([])
  await ask(adminUrl, `grant ${owner} to ${guest}`)
  expect(await saidWith(url)).toEqual([line])
  await ask(adminUrl, `revoke ${owner} from ${guest}; alter database ${new URL(url).pathname.slice(1)} owner to ${guest}`)
  expect(await saidWith(url)).toEqual([line])
})

it('gives the service its rights on tables that come later', async () => {
  const { url, ownerUrl } = await databaseWithRoles()
  await opened({ databaseUrl: url, databaseOwnerUrl: ownerUrl })
  await ask(ownerUrl, 'create table later (id bigint generated always as identity, number serial, word text)')
  await ask(url, "insert into later (word) values ('kept')")
  await ask(url, "update later set word = 'changed'")
  expect(await ask(url, 'select word, number from later')).toEqual([{ word: 'changed', number: 1 }])
  await ask(url, 'delete from later')
})

it('brings tables, queue and rights up to date once when four services start on a new database at the same moment', async () => {
  const { url, ownerUrl } = await databaseWithRoles()
  const all = await Promise.all(Array.from({ length: 4 }, () => opened({ databaseUrl: url, databaseOwnerUrl: ownerUrl })))
  for (const { db } of all) await worksOn(db)
})

it('is ready on a new folder, and again on what it left there', async () => {
  const dataFolder = emptyFolder()
  const started = performance.now()
  const first = await opened({ dataFolder })
  const newMs = performance.now() - started
  await worksOn(first.db)
  await first.close()
  const again = performance.now()
  const second = await opened({ dataFolder })
  const againMs = performance.now() - again
  await worksOn(second.db)
  console.log(`a new folder is ready after ${Math.round(newMs)} ms, the same again after ${Math.round(againMs)} ms`)
})

type Where = { readonly dataFolder?: string; readonly databaseUrl?: string; readonly databaseOwnerUrl?: string }

async function opened({ dataFolder = '', databaseUrl, databaseOwnerUrl }: Where): Promise<Opened> {
  const said: string[] = []
  const storage = await openStorage({ databaseUrl, databaseOwnerUrl, dataFolder, log: (line) => said.push(line) })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= storage.close()
    return closing
  }
  onTestFinished(close)
  return { ...storage, close, said }
}

/** What the service does all day. */
async function worksOn(db: Database): Promise<void> {
  await audit(db, event)
  const row = { scope: 'a', key: 'k', request_hash: 'h', status: null, answer: null }
  await db.insertInto('idempotency_keys').values(row).execute()
  await db.updateTable('idempotency_keys').set({ status: 200 }).execute()
  await db.deleteFrom('idempotency_keys').execute()
  await sql`select pgboss.create_queue('greet', '{"policy": "standard"}')`.execute(db)
  await sql`insert into pgboss.job (name, policy) values ('greet', 'standard')`.execute(db)
  await sql`delete from pgboss.job`.execute(db)
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  expect(rows).toHaveLength(1)
  expect(await db.selectFrom('audit_events').select('actor').execute()).not.toEqual([])
}

async function attack(db: Database, url: string, owner: string): Promise<void> {
  const attacks = attacksOn(owner)
  await audit(db, event)
  const before = await ask(url, 'select * from audit_events order by id')
  const outcomes: [string, string][] = []
  for (const statement of attacks) {
    outcomes.push([
      statement,
      await ask(url, statement).then(
        () => 'let in',
        (error) => (isRefused(error) ? 'refused' : error.message),
      ),
    ])
  }
  expect(outcomes).toEqual(attacks.map((statement) => [statement, 'refused']))
  expect(await ask(url, 'select * from audit_events order by id')).toEqual(before)
  await worksOn(db)
}
