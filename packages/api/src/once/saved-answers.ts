import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { type Failure, fail } from '../failure/failure.ts'
import { blindIndex, blindIndexes } from '../security/blind-index.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { sealing } from '../security/sealing.ts'
import { sealedIdempotencyKeys } from './sealed.ts'

export type Asked = {
  /** Whose key it is, and for which call. */
  readonly scope: string
  readonly key: string
  /** What is asked for, as a hash of all of it. */
  readonly requestHash: string
}

export type Saved<Result> = { readonly result: Result }
export type Answered<Result> = Saved<Result> | Failure<'idempotency_mismatch'>

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
export async function findAnswer<Result>(db: Queries, keys: KeyRing, asked: Asked): Promise<Answered<Result> | undefined> {
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
export function isAnswerThere(error: unknown): boolean {
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
