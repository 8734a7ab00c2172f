import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export async function lockAuthenticator(trx: Queries, personId: string): Promise<Selectable<Tables['authenticators']> | undefined> {
  return trx.selectFrom('authenticators').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

/** How far a person is with their second factor, and whether this session has shown it. */
export async function findSecondFactor(db: Queries, { id, sessionId }: { readonly id: string; readonly sessionId: string }) {
  return db
    .selectFrom('sessions')
    .leftJoin('authenticators', 'authenticators.person_id', 'sessions.person_id')
    .select((eb) => [
      'authenticators.confirmed_at',
      'sessions.second_factor_at',
      eb
        .selectFrom('backup_codes')
        .select((codes) => codes.fn.countAll<number>().as('left'))
        .whereRef('backup_codes.person_id', '=', 'sessions.person_id')
        .where('used_at', 'is', null)
        .as('codes_left'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.person_id', '=', id)
    .executeTakeFirst()
}

/** A new secret. It takes the place of one that was never confirmed; the one in use stays until then. */
export async function putPending(trx: Queries, row: Insertable<Tables['pending_authenticators']>): Promise<void> {
  await trx.deleteFrom('pending_authenticators').where('person_id', '=', row.person_id).execute()
  await trx.insertInto('pending_authenticators').values(row).execute()
}

/** The secret that waits for its first code; it does not wait for long. */
export async function lockPending(trx: Queries, personId: string, begunAfter: Date) {
  return trx
    .selectFrom('pending_authenticators')
    .selectAll()
    .where('person_id', '=', personId)
    .where('begun_at', '>', begunAfter)
    .forUpdate()
    .executeTakeFirst()
}

/** The pending secret is confirmed: the one before it, and its backup codes, no longer count. */
export async function setAuthenticator(
  trx: Queries,
  row: Insertable<Tables['authenticators']>,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('authenticators').where('person_id', '=', row.person_id).execute()
  await trx.insertInto('authenticators').values(row).execute()
  await trx.deleteFrom('pending_authenticators').where('person_id', '=', row.person_id).execute()
  await trx.deleteFrom('backup_codes').where('person_id', '=', row.person_id).execute()
  await trx
    .insertInto('backup_codes')
    .values(codeHashes.map((hash) => ({ hash, person_id: row.person_id })))
    .execute()
}

export async function setCounter(trx: Queries, personId: string, counter: number): Promise<void> {
  await trx.updateTable('authenticators').set({ last_counter: counter }).where('person_id', '=', personId).execute()
}

/** Uses a backup code up; false when it is not one, or was used before. */
export async function useBackupCode(trx: Queries, personId: string, hash: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('backup_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function recordShown(trx: Queries, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}
