import type { Insertable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

/** The newest code of a person takes the place of the one before. */
export async function putMailedCode(trx: Queries, row: Insertable<Tables['mailed_codes']>): Promise<void> {
  const { hash, expires_at } = row
  await trx
    .insertInto('mailed_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ hash, expires_at }))
    .execute()
}

/** False when it is another one, was used, or is too old. */
export async function takeMailedCode(trx: Queries, personId: string, hash: string, now: Date): Promise<boolean> {
  const taken = await trx
    .deleteFrom('mailed_codes')
    .where('person_id', '=', personId)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function dropMailedCode(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('mailed_codes').where('person_id', '=', personId).execute()
}

export async function recordMailedCode(trx: Queries, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ mailed_code_at: now }).where('id', '=', sessionId).execute()
}
