import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export async function lockAuthenticator(trx: Queries, personId: string): Promise<Selectable<Tables['authenticators']> | undefined> {
  return trx.selectFrom('authenticators').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

/** What a person has set up of their second factors, in one statement. */
export async function countFactors(db: Queries, personId: string) {
  const { apps, passkeys, codes, made } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('authenticators').select(eb.fn.countAll<number>().as('n')).where('person_id', '=', personId).as('apps'),
      eb.selectFrom('passkeys').select(eb.fn.countAll<number>().as('n')).where('person_id', '=', personId).as('passkeys'),
      eb
        .selectFrom('backup_codes')
        .select(eb.fn.countAll<number>().as('n'))
        .where('person_id', '=', personId)
        .where('used_at', 'is', null)
        .as('codes'),
      eb
        .selectFrom('backup_codes')
        .select((of) => of.fn.max('made_at').as('at'))
        .where('person_id', '=', personId)
        .as('made'),
    ])
    .executeTakeFirstOrThrow()
  return { apps: Number(apps), passkeys: Number(passkeys), codes: Number(codes), made }
}

/** When this session last showed a second factor, and a code from an e-mail. */
export async function findShown(db: Queries, sessionId: string) {
  return db.selectFrom('sessions').select(['second_factor_at', 'mailed_code_at']).where('id', '=', sessionId).executeTakeFirst()
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

/** The pending secret is confirmed: the one before it no longer counts. */
export async function setAuthenticator(trx: Queries, row: Insertable<Tables['authenticators']>): Promise<void> {
  await deleteAuthenticator(trx, row.person_id)
  await trx.insertInto('authenticators').values(row).execute()
  await trx.deleteFrom('pending_authenticators').where('person_id', '=', row.person_id).execute()
}

export async function deleteAuthenticator(trx: Queries, personId: string): Promise<boolean> {
  const gone = await trx.deleteFrom('authenticators').where('person_id', '=', personId).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** New backup codes; those before no longer count. */
export async function setBackupCodes(trx: Queries, personId: string, hashes: readonly string[], now: Date): Promise<void> {
  await dropBackupCodes(trx, personId)
  await trx
    .insertInto('backup_codes')
    .values(hashes.map((hash) => ({ hash, person_id: personId, made_at: now })))
    .execute()
}

export async function dropBackupCodes(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('backup_codes').where('person_id', '=', personId).execute()
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

/** Every second factor of a person is gone, with whatever was being set up. */
export async function dropFactors(trx: Queries, personId: string): Promise<void> {
  await deleteAuthenticator(trx, personId)
  await trx.deleteFrom('pending_authenticators').where('person_id', '=', personId).execute()
  await trx.deleteFrom('passkeys').where('person_id', '=', personId).execute()
  await dropBackupCodes(trx, personId)
}

export async function recordShown(trx: Queries, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
}
