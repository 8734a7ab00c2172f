import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type PasskeyRow = Selectable<Tables['passkeys']>
export type ChallengePurpose = Selectable<Tables['passkey_challenges']>['purpose']

export async function findPasskeys(db: Queries, personId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('added_at').execute()
}

/** The passkey that authenticators know by this name, held until the transaction ends: its counter is compared and set. */
export async function lockPasskey(trx: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  return trx.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).forUpdate().executeTakeFirst()
}

/** False when there is one of this name already, whoever's it is. */
export async function addPasskeyRow(trx: Queries, row: Insertable<Tables['passkeys']>): Promise<boolean> {
  const added = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function recordUse(
  trx: Queries,
  id: string,
  used: { readonly counter: number; readonly is_backed_up: boolean; readonly last_used_at: Date },
): Promise<void> {
  await trx.updateTable('passkeys').set(used).where('id', '=', id).execute()
}

export async function setPasskeyName(db: Queries, personId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  return db.updateTable('passkeys').set({ name }).where('id', '=', id).where('person_id', '=', personId).returningAll().executeTakeFirst()
}

export async function deletePasskey(trx: Queries, personId: string, id: string): Promise<boolean> {
  const gone = await trx.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** The number by which authenticators know a person; this one where they have none yet. */
export async function handleOf(db: Queries, personId: string, fresh: string): Promise<string> {
  const given = await db
    .insertInto('passkey_handles')
    .values({ person_id: personId, handle: fresh })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('handle')
    .executeTakeFirst()
  if (given) return given.handle
  const { handle } = await db.selectFrom('passkey_handles').select('handle').where('person_id', '=', personId).executeTakeFirstOrThrow()
  return handle
}

export async function isHandleOf(db: Queries, personId: string, handle: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkey_handles')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('handle', '=', handle)
    .executeTakeFirst()
  return row !== undefined
}

export async function addChallenge(db: Queries, row: Insertable<Tables['passkey_challenges']>): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute()
}

/** Uses a challenge up; false when there is none such, or it was used, or it is too old. */
export async function takeChallenge(
  trx: Queries,
  {
    hash,
    purpose,
    personId,
    now,
  }: { readonly hash: string; readonly purpose: ChallengePurpose; readonly personId: string | null; readonly now: Date },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where(({ eb }) => (personId === null ? eb('person_id', 'is', null) : eb('person_id', '=', personId)))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}
