import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'
import { type Base, isCurrent } from '../../../db/transactions/base-version.ts'
import { type RequestEnd, waiting } from './request-end.ts'

export type AltRow = Selectable<Tables['alt_loans']>
export type RefinanceRow = Selectable<Tables['refinance_loans']>

type Own = 'id' | 'person_id' | 'version' | 'created_at' | 'updated_at' | 'sent_at' | 'sent_version' | keyof RequestEnd
export type AltAnswers = Omit<AltRow, Own>
export type RefinanceAnswers = Omit<RefinanceRow, Own>

export async function findAlt(db: Queries, personId: string): Promise<AltRow | undefined> {
  return db.selectFrom('alt_loans').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Whether a request was sent and not answered yet, to be read with other facts in one statement. */
export function findWaiting(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  const isWaiting = sql`from alt_loans where person_id = ${personId} and sent_version is not null and outcome is null`
  const isReplacing = sql`from refinance_loans where person_id = ${personId} and sent_version is not null and outcome is null`
  return db.selectNoFrom(sql<unknown>`to_jsonb(exists (select ${isWaiting}) or exists (select ${isReplacing}))`.as('found'))
}

/** Nothing comes back when there is one already. */
export async function addAlt(trx: Queries, row: Insertable<Tables['alt_loans']>): Promise<AltRow | undefined> {
  return trx
    .insertInto('alt_loans')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when another request was faster. */
export async function saveAlt(trx: Queries, id: string, base: Base, answers: AltAnswers, now: Date): Promise<AltRow | undefined> {
  return trx
    .updateTable('alt_loans')
    .set((eb) => ({ ...answers, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

export async function findRefinance(db: Queries, personId: string): Promise<RefinanceRow | undefined> {
  return db.selectFrom('refinance_loans').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function addRefinance(trx: Queries, row: Insertable<Tables['refinance_loans']>): Promise<RefinanceRow | undefined> {
  return trx
    .insertInto('refinance_loans')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function saveRefinance(
  trx: Queries,
  id: string,
  base: Base,
  answers: RefinanceAnswers,
  now: Date,
): Promise<RefinanceRow | undefined> {
  return trx
    .updateTable('refinance_loans')
    .set((eb) => ({ ...answers, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

/** Nothing comes back when it is no longer at that version. */
export async function markAltSent(trx: Queries, id: string, base: Base, now: Date): Promise<AltRow | undefined> {
  return trx
    .updateTable('alt_loans')
    .set((eb) => ({ sent_at: now, sent_version: eb.ref('version'), ...waiting }))
    .where('id', '=', id)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

export async function markRefinanceSent(trx: Queries, id: string, base: Base, now: Date): Promise<RefinanceRow | undefined> {
  return trx
    .updateTable('refinance_loans')
    .set((eb) => ({ sent_at: now, sent_version: eb.ref('version'), ...waiting }))
    .where('id', '=', id)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

export async function endAlt(trx: Queries, id: string, end: RequestEnd): Promise<void> {
  await trx.updateTable('alt_loans').set(end).where('id', '=', id).execute()
}

export async function endRefinance(trx: Queries, id: string, end: RequestEnd): Promise<void> {
  await trx.updateTable('refinance_loans').set(end).where('id', '=', id).execute()
}
