import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/database.ts'

export type KnownPerson = {
  /** Whether they have said who they are. */
  readonly hasRecord: boolean
  /** Whether their Social Security number is saved with it. */
  readonly hasSsn?: boolean
  readonly isSigned: boolean
  readonly wantsIra: boolean
  /** Whether it is settled how the service is paid: by the free plan, here. */
  readonly hasPaid?: boolean
}

/** What personal information would say of a person, without sealing anything. */
export async function letBeKnown(
  db: Queries,
  personId: string,
  { hasRecord, hasSsn = false, isSigned, wantsIra, hasPaid = false }: KnownPerson,
): Promise<void> {
  const now = new Date()
  await letPay(db, personId, hasPaid, now)
  if (!hasRecord) return
  const said = {
    ssn: hasSsn ? 'sealed' : null,
    ssn_index: hasSsn ? personId : null,
    ira_interest: wantsIra,
    signed_at: isSigned ? now : null,
    updated_at: now,
  }
  const sealed = { street_address: 'sealed', city: 'sealed', zip_code: 'sealed', phone_number: 'sealed', dob: 'sealed' }
  await db
    .insertInto('personal_information')
    .values({
      ...sealed,
      ...said,
      id: randomUUID(),
      person_id: personId,
      version: 1,
      state: 'OR',
      unknown_providers: '[]',
      user_external_id: randomUUID(),
      created_by: 'a test',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(said))
    .execute()
}

async function letPay(db: Queries, personId: string, hasPaid: boolean, now: Date): Promise<void> {
  await db.deleteFrom('fee_choices').where('person_id', '=', personId).execute()
  if (!hasPaid) return
  await db
    .insertInto('fee_choices')
    .values({ id: randomUUID(), person_id: personId, kind: 'free', product_id: 'free_plan', chosen_at: now })
    .execute()
}
