import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'

type Consent = { readonly may_call: boolean; readonly may_record: boolean }

/** Whether we may call a person, and record the call, by their latest answer. */
export async function findConsent(db: Queries, personId: string) {
  const row = await db.selectFrom('call_consents').selectAll().where('person_id', '=', personId).executeTakeFirst()
  return row ? { may_call: row.may_call, may_record: row.may_record, said_at: row.said_at.toISOString() } : null
}

/** Saves the present answer of a person. Earlier ones stay in the audit log. */
export async function saveConsent({ db, now }: Context, personId: string, { may_call, may_record }: Consent) {
  return db.transaction().execute(async (trx) => {
    const said_at = now()
    await putConsent(trx, personId, { may_call, may_record, said_at })
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'calls.consent', subject, detail: { may_call, may_record } })
    return { may_call, may_record, said_at: said_at.toISOString() }
  })
}

/** The answer as it is now. */
export async function putConsent(trx: Queries, personId: string, said: Consent & { readonly said_at: Date }): Promise<void> {
  await trx
    .insertInto('call_consents')
    .values({ person_id: personId, ...said })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(said))
    .execute()
}
