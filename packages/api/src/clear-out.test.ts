import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { clearOut } from './clear-out.ts'
import { closeDatabase, openDatabase } from './db/database.ts'
import { testApp } from './testing/test-app.ts'

const dayMs = 86_400_000

it('takes away sessions and links of long ago, and leaves people and the audit log', async () => {
  const { signUp, context, db, pass } = await testApp()
  const count = async (table: 'people' | 'sessions' | 'refresh_tokens' | 'mailed_tokens' | 'audit_events' | 'attempts') =>
    (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .execute()
    ).length
  await signUp()
  const attemptsOfOne = await count('attempts')
  pass(130 * dayMs)
  await signUp()
  await clearOut(context)
  expect([await count('people'), await count('audit_events')]).toEqual([2, 2])
  expect([await count('sessions'), await count('refresh_tokens')]).toEqual([1, 1])
  expect(attemptsOfOne).toBeGreaterThan(0)
  expect(await count('attempts')).toBe(attemptsOfOne)
})

it('what cannot be removed now keeps nothing else from being removed', async () => {
  const { signUp, context, db, plainDb, pass } = await testApp()
  const impatient = openDatabase({ url: context.databaseUrl, maxConnections: 1, statementTimeoutMs: 2_000 })
  onTestFinished(() => closeDatabase(impatient))
  await signUp()
  pass(130 * dayMs)
  const sessions = async () => (await db.selectFrom('sessions').select('id').execute()).length
  expect(await sessions()).toBe(1)
  await plainDb.transaction().execute(async (trx) => {
    await sql`lock table attempts in access exclusive mode`.execute(trx)
    const failed = await clearOut({ ...context, db: impatient }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ errors: [{ code: '57014' }] })
  })
  expect(await sessions()).toBe(0)
  await clearOut(context)
})

it('more than one statement may remove in its time are removed as well', async () => {
  const { context, db, plainDb } = await testApp()
  const old = new Date(context.now().getTime() - 2 * dayMs)
  await sql`
    insert into attempts (key, failures, blocks, window_started, updated_at)
    select 'old ' || i, 1, 0, ${old}, ${old} from generate_series(1, 10002) as i`.execute(plainDb)
  await clearOut(context)
  expect(await db.selectFrom('attempts').select('key').execute()).toEqual([])
})
