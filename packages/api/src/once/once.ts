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

type Saved<Result> = { readonly result: Result }
type Answered<Result> = Saved<Result> | Failure<'idempotency_mismatch'>

type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>

const waitMs = 4_000
const firstPauseMs = 20
const longestPauseMs = 200

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
export async function once<Result>(
  context: Context,
  asked: Asked,
  work: Work<Result>,
): Promise<Result | Failure<'idempotency_mismatch' | 'idempotency_in_progress'>> {
  const deadline = performance.now() + waitMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const known = (await findAnswer<Result>(context.db, context.keys, asked)) ?? (await tryAlone(context, asked, work))
    if (known !== undefined) return isFailure(known) ? known : known.result
    if (performance.now() > deadline) return fail('idempotency_in_progress')
    await pause(pauseMs * (0.5 + context.random()))
  }
}

/** Only one works for a key at a time; the others wait outside, without a connection. */
async function tryAlone<Result>({ db, keys, random }: Context, asked: Asked, work: Work<Result>): Promise<Answered<Result> | undefined> {
  const isBusy = new Error('The same is being worked on.')
  const takenBack = new Error('The work failed, and nothing of it is saved.')
  let failed: Saved<Result> | undefined
  const workAndSave = async (trx: Transaction<Tables>): Promise<Saved<Result>> => {
    failed = undefined
    // A lock of the transaction, not of the session: behind a pooler the next statement may run on another connection.
    const { rows } = await sql<{
      taken: boolean
    }>`select pg_try_advisory_xact_lock(hashtextextended(${lockOf(asked)}, 0)) as taken`.execute(trx)
    if (rows[0]?.taken !== true) throw isBusy
    const result = await work(trx)
    if (isFailure(result)) {
      failed = { result }
      throw takenBack
    }
    const text = JSON.stringify({ result })
    await saveAnswer(trx, keys, asked, text)
    return JSON.parse(text)
  }
  try {
    return await transaction(db, workAndSave, random)
  } catch (error) {
    if (error === isBusy || isAnswerThere(error)) return undefined
    // Refused perhaps because the same request has just been done: then its answer counts.
    if (error === takenBack && failed) return (await findAnswer<Result>(db, keys, asked)) ?? failed
    throw error
  }
}

function lockOf({ scope, key }: Asked): string {
  return JSON.stringify([scope, key])
}

/** No sender can choose a key that begins like this: theirs have no full stop. */
const unnamedStart = 'unnamed.'
const keyColumn = { table: 'idempotency_keys', column: 'key' }
const hashColumn = { table: 'idempotency_keys', column: 'request_hash' }
/** How long equal requests without a key of their own count as one. */
const isRecent = sql<boolean>`idempotency_keys.created_at > now() - interval '1 minute'`

/** A key for a request that names none: made of who asks for what, so that an equal request has the same. It says nothing of either. */
export function unnamedKey(keys: KeyRing, asked: readonly unknown[]): string {
  return `${unnamedStart}${blindIndex(keys, keyColumn, JSON.stringify(asked))}`
}

/** The answer that was given to this key before. */
async function findAnswer<Result>(db: Queries, keys: KeyRing, asked: Asked): Promise<Answered<Result> | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', asked.scope)
    .where('key', '=', asked.key)
    .$if(isUnnamed(asked.key), (query) => query.where(isRecent))
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (!blindIndexes(keys, hashColumn, asked.requestHash).includes(row.request_hash)) return fail('idempotency_mismatch')
  return JSON.parse(sealing(keys, sealedIdempotencyKeys).open('answer', rowIdOf(asked), sealedIn(row.answer)))
}

/** Saves the answer, in the transaction of its work. Throws when another process has saved one meanwhile: see `isAnswerThere`. */
export async function saveAnswer(trx: Queries, keys: KeyRing, asked: Asked, text: string): Promise<void> {
  const { scope, key } = asked
  if (isUnnamed(key)) {
    const isOld = sql<boolean>`not ${isRecent}`
    await trx.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).where(isOld).execute()
  }
  const sealed = sealing(keys, sealedIdempotencyKeys).seal('answer', rowIdOf(asked), text)
  const hash = blindIndex(keys, hashColumn, asked.requestHash)
  const row = { scope, key, request_hash: hash, status: null, answer: JSON.stringify({ sealed }) }
  await trx.insertInto('idempotency_keys').values(row).execute()
}

/** Whether saving an answer failed because another process saved one first. */
function isAnswerThere(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'
}

function isUnnamed(key: string): boolean {
  return key.startsWith(unnamedStart)
}

function sealedIn(answer: object | null): string {
  if (answer && 'sealed' in answer && typeof answer.sealed === 'string') return answer.sealed
  throw new Error('A saved answer is not sealed.')
}

function rowIdOf({ scope, key }: Asked): string {
  return JSON.stringify([scope, key])
}
