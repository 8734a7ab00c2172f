import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../../testing/is-few.ts'
import { type Replica, startReplicas } from '../../testing/replicas.ts'
import { withDatabase } from '../migrations/up-to-date.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { databaseWithRoles } from '../testing/test-roles.ts'
import { openStorage } from './storage.ts'

const people = samplesOf({ few: 3, thorough: 6, full: 6 })
const keys = samplesOf({ few: 4, thorough: 10, full: 10 })

describe.each([
  ['directly', true, async (url: string) => url],
  ['through a pooler', hasPgBouncer, async (url: string) => `${await startPgBouncer(url)}&pooler=transaction`],
])('two services on one PostgreSQL, %s', (_way, isThere, reach) => {
  it.runIf(isThere)('do each request once, end a session everywhere, keep limits and leave no lock', async () => {
    const { url, adminUrl } = await databaseWithRoles()
    const replicas = await startReplicas(await reach(url), adminUrl)
    const [one, other] = replicas
    for (const { storage } of replicas) expect(await limitOf(storage)).toMatch(/^(2|10)s$/)

    const signedUp = await Promise.all(Array.from({ length: people }, (_, index) => signUp(replicas[index % 2] ?? one, index)))
    const asked = signedUp.flatMap((token, person) => Array.from({ length: keys }, (_, key) => ({ token, key: `manual-${person}-${key}` })))
    const answers = await Promise.all(asked.flatMap((request) => [one, other, one, other].map((replica) => addInTheEnd(replica, request))))
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    const { rows } = await sql<{ count: number }>`select count(*) from financial_accounts`.execute(one.storage.db)
    expect([answers.length, rows]).toEqual([people * keys * 4, [{ count: people * keys }]])

    const token = signedUp[0] ?? ''
    expect((await whoAmI(other, token)).status).toBe(200)
    await one.ask({ method: 'POST', url: '/api/v1/auth/logout/', token, payload: {} })
    await expect.poll(async () => (await whoAmI(other, token)).status).toBe(401)

    await setReadOnly(adminUrl, url, true)
    for (const replica of replicas) {
      const refused = await addAccount(replica, { token: signedUp[1] ?? '', key: 'during-a-failover' })
      expect([refused.status, refused.body.code]).toEqual([503, 'database_unavailable'])
    }
    await setReadOnly(adminUrl, url, false)
    for (const replica of replicas)
      expect((await addInTheEnd(replica, { token: signedUp[1] ?? '', key: 'during-a-failover' })).status).toBe(201)

    const locks = sql`select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    expect((await locks.execute(one.storage.db)).rows).toEqual([])
  })
})

describe.runIf(hasPgBouncer)('a pooler that is not named', () => {
  it.each([
    ['refuses what we ask for', 'extra_float_digits'],
    ['drops what we ask for', 'extra_float_digits,options'],
  ])('and %s is no start, with a sentence', async (_what, ignored) => {
    const { url, adminUrl } = await databaseWithRoles()
    const through = await startPgBouncer(url, { ignored })
    const opened = openStorage({ databaseUrl: through, databaseOwnerUrl: adminUrl, dataFolder: '', log: () => undefined })
    await expect(opened).rejects.toThrow('Add ?pooler=transaction to it, and name the server itself with DATABASE_OWNER_URL.')
  })

  it('nor is one without the way past it', async () => {
    const opened = openStorage({ databaseUrl: 'postgres://a@localhost/b?pooler=transaction', dataFolder: '', log: () => undefined })
    await expect(opened).rejects.toThrow('name the server itself')
  })
})

/** As after a failover: the server that connections lead to only reads. */
async function setReadOnly(adminUrl: string, url: string, isReadOnly: boolean): Promise<void> {
  const name = sql.id(new URL(url).pathname.slice(1))
  await withDatabase(adminUrl, async (db) => {
    await db
      .transaction()
      .setAccessMode('read write')
      .execute(
        async (trx) =>
          void (await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(isReadOnly ? 'on' : 'off')}`.execute(trx)),
      )
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
  })
}

async function limitOf({ db }: Replica['storage']): Promise<string> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  return rows[0]?.statement_timeout ?? ''
}

async function signUp(replica: Replica, index: number): Promise<string> {
  const payload = { first_name: 'Pat', last_name: 'Example', email: `pat${index}@example.com`, password1: 'correct horse battery staple' }
  const headers = { 'x-security-code': 'any' }
  const { status, body } = await replica.ask({
    method: 'POST',
    url: '/api/v1/auth/registration/',
    payload,
    headers,
    remoteAddress: `10.0.0.${index}`,
  })
  if (status !== 201) throw new Error(`Signing up gave ${status}: ${JSON.stringify(body)}`)
  return body.access
}

/** Asks again where the same is still being worked on, as the answer says: on a busy machine that may take some seconds. */
async function addAccount(replica: Replica, { token, key }: { readonly token: string; readonly key: string }) {
  const payload = { institution_name: key, current_balance: 100 }
  const headers = { 'idempotency-key': key }
  for (;;) {
    const answer = await replica.ask({
      method: 'POST',
      url: '/api/v1/financial_accounts/manual_accounts/create/',
      token,
      payload,
      headers,
    })
    if (answer.body.code !== 'idempotency_in_progress') return answer
  }
}

/**
 * As pages do: asks again where the database could not be reached. On a busy machine so many at once wait longer for a connection than they
 * may, and a pooler learns that a connection is lost when it reads from it.
 */
async function addInTheEnd(replica: Replica, request: Parameters<typeof addAccount>[1]) {
  for (;;) {
    const answer = await addAccount(replica, request)
    if (answer.body.code !== 'database_unavailable') return answer
    await pause(100)
  }
}

function whoAmI(replica: Replica, token: string) {
  return replica.ask({ method: 'GET', url: '/api/v1/auth/user/', token })
}
