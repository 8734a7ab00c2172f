import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type RecharacterizationRow = Selectable<Tables['ira_recharacterizations']>

/** WAITING: not with the partner yet. TAKEN_BACK: it never was, and will not be. SENT: under way. SETTLED: it is in the other account. */
export type RecharacterizationState = RecharacterizationRow['state']

const undone = ['REFUSED', 'TAKEN_BACK'] as const

/** Whether the money has moved, or will unless it is refused or taken back. */
export function isStanding({ state }: Pick<RecharacterizationRow, 'state'>): boolean {
  return undone.every((one) => one !== state)
}

export async function addRecharacterization(
  trx: Queries,
  row: Insertable<Tables['ira_recharacterizations']>,
): Promise<RecharacterizationRow> {
  return trx.insertInto('ira_recharacterizations').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findRecharacterization(db: Queries, id: string): Promise<RecharacterizationRow | undefined> {
  return db.selectFrom('ira_recharacterizations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** By the partner's name of it, in the account that the money leaves. */
export async function findRecharacterizationOfPartner(
  db: Queries,
  accountId: string,
  partnerId: string,
): Promise<RecharacterizationRow | undefined> {
  return db
    .selectFrom('ira_recharacterizations')
    .selectAll()
    .where('from_account_id', '=', accountId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
}

export async function lockRecharacterization(trx: Queries, id: string): Promise<RecharacterizationRow | undefined> {
  return trx.selectFrom('ira_recharacterizations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findRecharacterizations(db: Queries, personId: string): Promise<RecharacterizationRow[]> {
  return db
    .selectFrom('ira_recharacterizations')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Takes one on to send it, unless somebody else has it in hand, or it still waits for its owner. */
export async function claimRecharacterization(db: Queries, id: string, now: Date, until: Date): Promise<RecharacterizationRow | undefined> {
  const { rows } = await sql<RecharacterizationRow>`
    update ira_recharacterizations set trying_until = ${until}, tries = tries + 1
    where id = ${id} and state = 'WAITING' and (trying_until is null or trying_until <= ${now})
      and (waits_until is null or waits_until <= ${now})
    returning *`.execute(db)
  return rows[0]
}

export async function saveRecharacterization(
  trx: Queries,
  id: string,
  change: Updateable<Tables['ira_recharacterizations']>,
): Promise<RecharacterizationRow> {
  return trx.updateTable('ira_recharacterizations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
