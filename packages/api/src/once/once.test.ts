import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once as event } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import type { Database, Queries } from '../db/database.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import { codeOf, fail, isFailure } from '../failure/failure.ts'
import { readKeyRing } from '../security/key-ring.ts'
import { ringOf } from '../security/testing/key-rings.ts'
import { programEnv } from '../testing/program-env.ts'
import { testContext } from '../testing/test-app.ts'
import { withoutRandom } from '../testing/without-random.ts'
import { clearOldKeys } from './clear-old-keys.ts'
import { once, unnamedKey } from './once.ts'

const script = fileURLToPath(new URL('../db/testing/work-once-until-killed.ts', import.meta.url))
const asked = { scope: 'person:1 POST /loans', key: 'k1', requestHash: 'abc' }

it('does the work once and gives 50 equal answers when 50 ask at the same moment with one key', async () => {
  const context = await emptyContext()
  const answers = await Promise.all(Array.from({ length: 50 }, () => once(context, asked, addOne)))
  expect(await effects(context.db)).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ number: 1, note: 'Ada Lovelace, 078-05-1120' })))
})

it('does the work of 50 keys that are used at the same moment', async () => {
  const context = await emptyContext()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      once(context, { ...asked, key: `k${index}` }, async (trx) => {
        await sql`insert into effects default values`.execute(trx)
        return index
      }),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => index))
  expect(await effects(context.db)).toBe(50)
})

it('gives the same answer later, whatever kind of value it is, and never does the work again', async () => {
  const context = await emptyContext()
  const values = [{ deep: [{ none: null }] }, [], 'text \u{1f600} \u0000 \ud800', 0, false, null, undefined]
  for (const [index, value] of values.entries()) {
    const mine = { ...asked, key: `k${index}` }
    expect(await once(context, mine, async () => value)).toEqual(value)
    expect(await once(context, mine, never)).toEqual(value)
  }
})

it('refuses a key that was used for another request', async () => {
  const context = await emptyContext()
  await once(context, asked, addOne)
  expect(failureOf(await once(context, { ...asked, requestHash: 'other' }, addOne))).toBe('idempotency_mismatch')
  expect(await effects(context.db)).toBe(1)
})

it('keeps the keys of one person and call apart from those of another', async () => {
  const context = await emptyContext()
  await once(context, asked, addOne)
  expect(await once(context, { ...asked, scope: 'person:2 POST /loans' }, addOne)).toMatchObject({ number: 2 })
  expect(await once(context, { ...asked, scope: 'person:1 POST', key: '/loans k1' }, addOne)).toMatchObject({ number: 3 })
})

it('says after a few seconds that the work still goes on, and holds no connection while it waits', async () => {
  const context = await emptyContext()
  const began = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const first = once(context, asked, async (trx) => {
    began.resolve()
    await finished.promise
    return addOne(trx)
  })
  await began.promise
  // More than there are connections.
  const others = Promise.all(Array.from({ length: 30 }, () => once(context, asked, addOne)))
  await pause(500)
  expect(await effects(context.db)).toBe(0)
  expect((await others).map(failureOf)).toEqual(Array.from({ length: 30 }, () => 'idempotency_in_progress'))
  finished.resolve()
  expect(await first).toEqual(await once(context, asked, never))
  expect(await effects(context.db)).toBe(1)
})

it('keeps nothing of work that is refused, and lets it be tried again', async () => {
  const context = await emptyContext()
  const refused = async (trx: Queries) => {
    await addOne(trx)
    return fail('not_enough_money', { detail: { en: 'Too little.', es: 'Muy poco.' } })
  }
  const answer = await once(context, asked, refused)
  expect(answer).toEqual(fail('not_enough_money', { detail: { en: 'Too little.', es: 'Muy poco.' } }))
  expect([await effects(context.db), await keys(context.db)]).toEqual([0, 0])
  expect(await once(context, { ...asked, requestHash: 'corrected' }, addOne)).toMatchObject({ note: expect.any(String) })
  expect(await effects(context.db)).toBe(1)
})

it('keeps nothing of work that breaks off, and lets it be tried again', async () => {
  const context = await emptyContext()
  const broken = once(context, asked, async (trx) => {
    await addOne(trx)
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect([await effects(context.db), await keys(context.db)]).toEqual([0, 0])
  expect(await once(context, asked, addOne)).toBeDefined()
  expect(await effects(context.db)).toBe(1)
})

it('lets the next in line do the work when the first one fails', async () => {
  const context = await emptyContext()
  let tries = 0
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      once(context, asked, async (trx) => {
        tries++
        const isFirst = tries === 1
        await addOne(trx)
        await pause(50)
        return isFirst ? fail('over_the_limit') : { tries }
      }),
    ),
  )
  expect(answers.filter(isFailure)).toHaveLength(1)
  expect(answers.filter((answer) => !isFailure(answer))).toEqual(Array.from({ length: 4 }, () => ({ tries: 2 })))
  expect(await effects(context.db)).toBe(1)
})

it('is done once by a retry when the first one was killed halfway', async () => {
  const { db, url } = await withEffects()
  const env = {
    ENCRYPTION_KEYS: `a:${randomBytes(32).toString('base64')}`,
    ENCRYPTION_INDEX_KEYS: `b:${randomBytes(32).toString('base64')}`,
  }
  const { ring } = readKeyRing(env, '')
  if (ring === undefined) throw new Error('no key ring')
  const child = spawn(process.execPath, [script, url, JSON.stringify(asked)], { env: { ...programEnv, ...env } })
  await event(child.stdout, 'data')
  const gone = event(child, 'close')
  child.kill('SIGKILL')
  const context = { db, keys: ring, random: Math.random }
  const answers = await Promise.all(Array.from({ length: 5 }, () => once(context, asked, addOne)))
  await gone
  expect(await effects(db)).toBe(1)
  expect(answers).toEqual(answers.map(() => answers[0]))
})

it('shows nothing of an answer or a request in the database', async () => {
  const context = await emptyContext()
  await once(context, { ...asked, requestHash: 'sha256-of-078-05-1120' }, addOne)
  const { rows } = await sql<{ row: string }>`select idempotency_keys::text as row from idempotency_keys`.execute(context.db)
  expect(rows[0]?.row).toContain(asked.key)
  expect(withoutRandom(String(rows[0]?.row))).not.toMatch(/Ada|1120/)
})

it('still knows a key and its request after the encryption keys were changed', async () => {
  const { db } = await withEffects()
  const before = { db, keys: ringOf('old', 'index-old'), random: Math.random }
  const after = { db, keys: ringOf('new old', 'index-new index-old'), random: Math.random }
  const answer = await once(before, asked, addOne)
  expect(await once(after, asked, never)).toEqual(answer)
  expect(failureOf(await once(after, { ...asked, requestHash: 'other' }, never))).toBe('idempotency_mismatch')
})

it('forgets keys after seven days, and not before', async () => {
  const { db, ...context } = await emptyContext()
  for (const key of ['k1', 'k2', 'k3']) await once({ db, ...context }, { ...asked, key }, addOne)
  const { made } = await db
    .selectFrom('idempotency_keys')
    .select(({ fn }) => fn.min('created_at').as('made'))
    .executeTakeFirstOrThrow()
  const later = (days: number) => () => new Date(made.getTime() + days * 86_400_000)
  expect(await clearOldKeys(db, later(6.99))).toBe(0)
  await sql`insert into idempotency_keys (scope, key, request_hash) select 'many', number::text, 'h' from generate_series(1, 12000) number`.execute(
    db,
  )
  await sql`update idempotency_keys set created_at = now() + interval '1 day' where key = 'k3'`.execute(db)
  expect(await clearOldKeys(db, later(7.01))).toBe(12_002)
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'k3' }])
})

async function emptyContext() {
  const { db } = await withEffects()
  return { db, keys: ringOf('a'), random: Math.random }
}

async function withEffects(): Promise<{ db: Database; url: string }> {
  const fresh = await freshDatabase()
  await sql`create table effects (number bigint generated always as identity)`.execute(fresh.db)
  return fresh
}

async function addOne(trx: Queries): Promise<{ number: number; note: string }> {
  const { rows } = await sql<{ number: number }>`insert into effects default values returning number`.execute(trx)
  return { number: rows[0]?.number ?? 0, note: 'Ada Lovelace, 078-05-1120' }
}

async function never(): Promise<never> {
  throw new Error('The work was done again.')
}

async function effects(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from effects`.execute(db)
  return rows[0]?.count ?? -1
}

async function keys(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from idempotency_keys`.execute(db)
  return rows[0]?.count ?? -1
}

function failureOf(answer: unknown): unknown {
  return isFailure(answer) ? codeOf(answer) : answer
}

it('says that the database is down when it is lost in the middle of the work, and lets it be tried again', async () => {
  const { db } = await freshDatabase()
  const context = testContext(db)
  const lost = once(context, asked, async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    return 'never'
  })
  const failure = await lost.catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
  expect(await once(context, asked, async () => 'done')).toBe('done')
})

describe('a request without a key of its own', () => {
  const unnamed = { ...asked, key: unnamedKey(ringOf('first'), ['a person', '/deposit', { amount: '100.00' }]) }

  it('is the same as an equal one within a minute, and another one later', async () => {
    const context = await emptyContext()
    const first = await once(context, unnamed, addOne)
    expect(await once(context, unnamed, never)).toEqual(first)
    await sql`update idempotency_keys set created_at = now() - interval '61 seconds'`.execute(context.db)
    expect(await once(context, unnamed, addOne)).toMatchObject({ number: 2 })
    expect(await once(context, unnamed, never)).toMatchObject({ number: 2 })
    expect(await effects(context.db)).toBe(2)
  })

  it('is done once when 20 equal ones come at the same moment, also after an old one', async () => {
    const context = await emptyContext()
    await once(context, unnamed, addOne)
    await sql`update idempotency_keys set created_at = now() - interval '61 seconds'`.execute(context.db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => once(context, unnamed, addOne)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await effects(context.db)).toBe(2)
  })

  it('has a key that nobody can send, and that says nothing of what is asked', () => {
    expect(unnamed.key).toMatch(/^unnamed\.b1\.[\w-]+\.[\w-]{43}$/)
    expect(unnamedKey(ringOf('first'), ['a person', '/deposit', { amount: '100.01' }])).not.toBe(unnamed.key)
  })
})

it.each([
  ['is refused for it', async () => fail('already_done')],
  ['has done it as well', addOne],
])('gives the answer of another process that was faster, when the work %s', async (_what, work: (trx: Queries) => Promise<unknown>) => {
  const context = await emptyContext()
  const other = await once(context, asked, addOne)
  await sql`create table aside as select * from idempotency_keys`.execute(context.db)
  await sql`delete from idempotency_keys`.execute(context.db)
  const late = once(context, asked, async (trx) => {
    await sql`insert into idempotency_keys select * from aside`.execute(context.db)
    return work(trx)
  })
  expect(await late).toEqual(other)
  expect(await effects(context.db)).toBe(1)
})

it('leaves no lock behind', async () => {
  const context = await emptyContext()
  await Promise.all(Array.from({ length: 20 }, (_, index) => once(context, { ...asked, key: `k${index % 5}` }, addOne)))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(context.db)
  expect(rows).toEqual([{ count: 0 }])
})
