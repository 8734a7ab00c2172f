import type { UnclaimedState } from '@app/schemas/rules/accounts/unclaimed-life'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type MatchRow = Selectable<Tables['unclaimed_matches']>

/** What a person has answered about a match: all of it, in its new state. */
export type MatchAnswer = Pick<MatchRow, 'how' | 'claimed_cents' | 'claim_started_at' | 'claimed_at' | 'filed_on'> & {
  readonly state: UnclaimedState
}

export async function findMatchRows(db: Queries, personId: string): Promise<MatchRow[]> {
  return db
    .selectFrom('unclaimed_matches')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('confidence', 'desc')
    .orderBy('found_at')
    .orderBy('id')
    .execute()
}

/** The same for those that are named, and nobody changes them before the transaction ends. In one order: nobody waits for each other. */
export async function lockMatchRows(trx: Queries, personId: string, ids: readonly string[]): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select * from unclaimed_matches where person_id = ${personId} and id = any(${ids}::uuid[]) order by id for update`.execute(trx)
  return rows
}

/** The same for claims that we were asked to file and have not. */
export async function lockUnfiledRows(trx: Queries, personId: string): Promise<MatchRow[]> {
  return trx
    .selectFrom('unclaimed_matches')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '=', 'claim-started')
    .where('how', '=', 'with-help')
    .where('filed_on', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function updateMatch(trx: Queries, personId: string, id: string, said: MatchAnswer): Promise<void> {
  await trx
    .updateTable('unclaimed_matches')
    .set((eb) => ({ ...said, version: eb('version', '+', 1) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute()
}

export async function addMatchRow(trx: Queries, row: Insertable<Tables['unclaimed_matches']>): Promise<void> {
  await trx.insertInto('unclaimed_matches').values(row).execute()
}

/** The record’s latest data. The person’s answers stay. */
export async function refreshMatchRow(
  trx: Queries,
  id: string,
  now: Pick<MatchRow, 'details' | 'confidence' | 'is_retirement_money'>,
): Promise<void> {
  await trx.updateTable('unclaimed_matches').set(now).where('id', '=', id).execute()
}

export async function removeMatchRow(trx: Queries, id: string): Promise<void> {
  await trx.deleteFrom('unclaimed_matches').where('id', '=', id).where('state', '=', sql.lit('found')).execute()
}

export async function recordShown(db: Queries, personId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update unclaimed_matches set shown_at = ${now}
    where person_id = ${personId} and id = any(${ids}::uuid[]) and shown_at is null`.execute(db)
}
