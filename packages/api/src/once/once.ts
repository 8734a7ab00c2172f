import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database, Queries, Tables } from '../db/database.ts'
import { transaction } from '../db/transactions/transaction.ts'
import { type Failure, fail, isFailure } from '../failure/failure.ts'
import { blindIndex, blindIndexes } from '../security/blind-index.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { hashToken } from '../security/random-token.ts'
import { sealing } from '../security/sealing.ts'
import { sealedIdempotencyKeys } from './sealed.ts'

type Context = { readonly db: Database; readonly keys: KeyRing; readonly random: () => number }

type Asked = {
  /** Whose key it is, and for which call. */
  readonly scope: string
  readonly key: string
  /** What is asked for, as a hash of all of it. */
  readonly requestHash: string
}

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>
type Refusal = Failure<'idempotency_mismatch' | 'idempotency_in_progress'>
type Kept<Result> = { readonly result: Result }

const waitMs = 4_000
const firstPauseMs = 20
const longestPauseMs = 200
const hashColumn = { table: 'idempotency_keys', column: 'request_hash' }

type PersonAsked = { readonly personId: string; readonly call: string; readonly key: string; readonly request: unknown }

/** Does what a request of a person asks for once for its key; the key belongs to that person, call and request. */
export function doOnce<Result>(context: Context, { personId, call, key, request }: PersonAsked, work: Work<Result>) {
  return once(context, { scope: `person:${personId} ${call}`, key, requestHash: hashToken(JSON.stringify(request)) }, work)
}

/**
 * Does the work once for a key, however often it is asked for: all of it and its answer in one transaction. Asked again, it gives the
 * same answer; asked while it runs, it waits for that. Work that fails, in whatever way, leaves nothing behind and may be tried
 * again. The answer goes through JSON, also the first time.
 */
export async function once<Result>(context: Context, asked: Asked, work: Work<Result>): Promise<Result | Refusal> {
  const deadline = performance.now() + waitMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const known = (await find<Result>(context.db, context.keys, asked)) ?? (await tryAlone(context, asked, work))
    if (known !== undefined) return isFailure(known) ? known : known.result
    if (performance.now() > deadline) return fail('idempotency_in_progress')
    await pause(pauseMs * (0.5 + context.random()))
  }
}

/**
 * The lock is taken before the transaction begins, so that what others have kept is seen, and looked for outside of it: read inside,
 * keys that have nothing to do with each other would count as a conflict. It goes with the connection when the process dies.
 */
async function tryAlone<Result>(context: Context, asked: Asked, work: Work<Result>): Promise<Kept<Result> | Refusal | undefined> {
  return context.db.connection().execute(async (db) => {
    const lock = JSON.stringify([asked.scope, asked.key])
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtextextended(${lock}, 0)) as taken`.execute(db)
    if (rows[0]?.taken !== true) return undefined
    try {
      return (await find<Result>(db, context.keys, asked)) ?? (await doAndKeep({ ...context, db }, asked, work))
    } finally {
      // On a connection that is lost the lock is too: what was wrong with it is told by the work.
      await sql`select pg_advisory_unlock(hashtextextended(${lock}, 0))`.execute(db).catch(() => undefined)
    }
  })
}

async function doAndKeep<Result>({ db, keys, random }: Context, asked: Asked, work: Work<Result>): Promise<Kept<Result>> {
  const takenBack = new Error('The work failed, and nothing of it is kept.')
  let failed: Kept<Result> | undefined
  const workAndKeep = async (trx: Transaction<Tables>): Promise<Kept<Result>> => {
    failed = undefined
    const result = await work(trx)
    if (isFailure(result)) {
      failed = { result }
      throw takenBack
    }
    const text = JSON.stringify({ result })
    await keep(trx, keys, asked, text)
    return JSON.parse(text)
  }
  try {
    return await transaction(db, workAndKeep, random)
  } catch (error) {
    if (error === takenBack && failed) return failed
    throw error
  }
}

async function find<Result>(db: Queries, keys: KeyRing, asked: Asked): Promise<Kept<Result> | Refusal | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', asked.scope)
    .where('key', '=', asked.key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (!blindIndexes(keys, hashColumn, asked.requestHash).includes(row.request_hash)) return fail('idempotency_mismatch')
  return JSON.parse(sealing(keys, sealedIdempotencyKeys).open('answer', rowIdOf(asked), sealedIn(row.answer)))
}

async function keep(trx: Queries, keys: KeyRing, asked: Asked, text: string): Promise<void> {
  const sealed = sealing(keys, sealedIdempotencyKeys).seal('answer', rowIdOf(asked), text)
  await trx
    .insertInto('idempotency_keys')
    .values({
      scope: asked.scope,
      key: asked.key,
      request_hash: blindIndex(keys, hashColumn, asked.requestHash),
      status: null,
      answer: JSON.stringify({ sealed }),
    })
    .execute()
}

function sealedIn(answer: object | null): string {
  if (answer && 'sealed' in answer && typeof answer.sealed === 'string') return answer.sealed
  throw new Error('A kept answer is not sealed.')
}

function rowIdOf({ scope, key }: Asked): string {
  return JSON.stringify([scope, key])
}
