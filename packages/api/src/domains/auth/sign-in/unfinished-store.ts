import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

type Unfinished = Selectable<Tables['unfinished_sign_ins']>

export async function addUnfinished(trx: Queries, row: Insertable<Tables['unfinished_sign_ins']>): Promise<void> {
  await trx.insertInto('unfinished_sign_ins').values(row).execute()
}

export async function findUnfinished(db: Queries, hash: string, now: Date): Promise<Unfinished | undefined> {
  return db.selectFrom('unfinished_sign_ins').selectAll().where('hash', '=', hash).where('expires_at', '>', now).executeTakeFirst()
}

/** Ends it; false when somebody else has. */
export async function takeUnfinished(trx: Queries, hash: string): Promise<boolean> {
  const taken = await trx.deleteFrom('unfinished_sign_ins').where('hash', '=', hash).returning('hash').executeTakeFirst()
  return taken !== undefined
}

/** Sign-ins and challenges that nobody can end any more. */
export async function forgetUnfinished(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('unfinished_sign_ins').where('expires_at', '<', before).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute()
  await db.deleteFrom('mailed_codes').where('expires_at', '<', before).execute()
}

/** What has begun no longer ends in a session. */
export async function dropUnfinished(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('unfinished_sign_ins').where('person_id', '=', personId).execute()
}
