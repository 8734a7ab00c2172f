import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type MailedPurpose = Selectable<Tables['mailed_tokens']>['purpose']

export async function addMailedToken(db: Queries, hash: string, purpose: MailedPurpose, personId: string, expiresAt: Date): Promise<void> {
  await db.insertInto('mailed_tokens').values({ hash, purpose, person_id: personId, expires_at: expiresAt, used_at: null }).execute()
}

/** The person that an e-mail went to, the first time its token is shown. */
export async function useMailedToken(db: Queries, hash: string, purposes: readonly MailedPurpose[], now: Date) {
  return db
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'purpose'])
    .executeTakeFirst()
}

export async function findMailedToken(db: Queries, hash: string, purposes: readonly MailedPurpose[], now: Date) {
  return db
    .selectFrom('mailed_tokens')
    .select('person_id')
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** E-mails of these purposes that were sent before no longer count. */
export async function spendMailedTokens(db: Queries, personId: string, purposes: readonly MailedPurpose[], now: Date): Promise<void> {
  await db
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}
