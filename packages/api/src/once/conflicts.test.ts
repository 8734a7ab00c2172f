import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ira = { provider: 'Larch Trust', account_number: 'IRA12345678', existing_ira: true, ira_type: 'traditional' }

async function newPerson() {
  const { access: token } = await service.signUp()
  return {
    add: (key: string = randomUUID()) =>
      service.ask({
        method: 'POST',
        url: '/api/v1/accounts/add_ira_account/',
        token,
        headers: { 'idempotency-key': key },
        payload: ira,
      }),
    list: async () => (await service.ask({ url: '/api/v1/accounts/ira/', token })).body.results,
  }
}

/** As if somebody else were at work on the same rows each time, for as long as it takes. */
async function withConflicts(code: string, work: () => Promise<void>) {
  await sql`create function conflict() returns trigger language plpgsql as ${sql.lit(`begin raise exception 'conflict' using errcode = '${code}'; end`)}`.execute(
    service.plainDb,
  )
  await sql`create trigger conflict before insert on ira_accounts for each row execute function conflict()`.execute(service.plainDb)
  await work().finally(() => sql`drop function conflict cascade`.execute(service.plainDb))
}

it('eight honest requests at once are all done', async () => {
  const { add, list } = await newPerson()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(await list()).toHaveLength(8)
})

it.each([
  ['a conflict that does not end', '40001', 'overloaded'],
  ['a deadlock that does not end', '40P01', 'overloaded'],
  ['a server that only reads, after a failover', '25006', 'database_unavailable'],
  ['a standby', '0A000', 'database_unavailable'],
  ['a statement that takes too long', '57014', 'overloaded'],
])('%s is answered with when to try again, and the same key then works', async (_what, code, answered) => {
  const { add, list } = await newPerson()
  const key = randomUUID()
  await withConflicts(code, async () => {
    const { status, body, headers } = await add(key)
    expect([status, body.code]).toEqual([503, answered])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
  expect((await add(key)).status).toBe(201)
  expect((await add(key)).status).toBe(201)
  expect(await list()).toHaveLength(1)
})
