import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'
import type { Again } from '../../../partners/brokerage/brokerage.ts'

export type TransferRow = Selectable<Tables['brokerage_transfers']>

/**
 * WAITING: not with the partner yet. TAKEN_BACK: it never was, and will not be. SENT: under way. SETTLED: it has arrived, but a deposit can still be returned and cannot be
 * withdrawn. AVAILABLE: a deposit that can be withdrawn.
 */
export type TransferState = TransferRow['state']

/** Whether nobody has begun to send it: late as it may be, its owner comes first. */
export function canBeTakenBack({ state, tries, waits_until }: Pick<TransferRow, 'tries' | 'waits_until'> & { state: string }): boolean {
  return state === 'WAITING' && tries === 0 && waits_until !== null
}

export async function addTransfer(trx: Queries, row: Insertable<Tables['brokerage_transfers']>): Promise<TransferRow> {
  return trx.insertInto('brokerage_transfers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findTransfer(db: Queries, id: string): Promise<TransferRow | undefined> {
  return db.selectFrom('brokerage_transfers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findTransferOfPartner(db: Queries, accountId: string, partnerId: string): Promise<TransferRow | undefined> {
  return db
    .selectFrom('brokerage_transfers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
}

export async function lockTransfer(trx: Queries, id: string): Promise<TransferRow | undefined> {
  return trx.selectFrom('brokerage_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findTransfers(db: Queries, personId: string): Promise<TransferRow[]> {
  return db
    .selectFrom('brokerage_transfers')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Takes a transfer on to send it, unless somebody else has it in hand, or one that looks the same was sent without an answer: the
 * partner could not tell the two apart. Where several were sent so, they are asked about in turn, so that none waits for ever.
 */
export async function claimTransfer(trx: Queries, id: string, now: Date, until: Date): Promise<TransferRow | undefined> {
  await lockAccountOf(trx, id)
  const { rows } = await sql<TransferRow>`
    update brokerage_transfers as mine set trying_until = ${until}, tries = tries + 1
    where id = ${id} and state = 'WAITING' and (trying_until is null or trying_until <= ${now})
      and (waits_until is null or waits_until <= ${now})
      and not exists (
        select from brokerage_transfers as other
        where other.account_id = mine.account_id and other.id <> mine.id and other.state = 'WAITING'
          and other.direction = mine.direction and other.amount_cents = mine.amount_cents
          and other.tries > 0 and (mine.tries = 0 or other.trying_until > ${now}))
    returning *`.execute(trx)
  return rows[0]
}

/** Two that look the same are claimed one after the other: at once, neither would see that the other is being sent. */
async function lockAccountOf(trx: Queries, id: string): Promise<void> {
  await trx
    .selectFrom('brokerage_accounts')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('brokerage_transfers').select('account_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute()
}

export async function saveTransfer(trx: Queries, id: string, change: Updateable<Tables['brokerage_transfers']>): Promise<TransferRow> {
  return trx.updateTable('brokerage_transfers').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

// The partner's clock is not ours.
const clocksDifferMs = 86_400_000

/** By what the partner finds a request again whose answer was lost. */
export async function againOf(db: Queries, accountId: string, askedAt: Date): Promise<Again> {
  return { since: new Date(askedAt.getTime() - clocksDifferMs), known: await knownTransfers(db, accountId) }
}

/** What the partner calls the transfers of an account that we know. */
async function knownTransfers(db: Queries, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brokerage_transfers')
    .select('partner_id')
    .where('account_id', '=', accountId)
    .where('partner_id', 'is not', null)
    .execute()
  return rows.flatMap(({ partner_id }) => (partner_id === null ? [] : [partner_id]))
}

/** What was put in for a tax year over all accounts of these types, and did not come back. */
export async function sumContributed(
  db: Queries,
  personId: string,
  accountTypes: readonly BrokerageAccountType[],
  taxYear: number,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents
    from brokerage_transfers join brokerage_accounts on brokerage_accounts.id = account_id
    where brokerage_transfers.person_id = ${personId} and tax_year = ${taxYear}
      and brokerage_transfers.state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK') and account_type = any(${accountTypes}::text[])`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

type Withdrawn = { readonly thisYear: number; readonly ever: number }

/** What was taken out for a reason, and did not come back. */
export async function sumWithdrawn(db: Queries, personId: string, type: string, yearBegan: Date): Promise<Withdrawn> {
  const { rows } = await sql<Withdrawn>`
    select coalesce(sum(amount_cents), 0)::bigint as ever,
      coalesce(sum(amount_cents) filter (where asked_at >= ${yearBegan}), 0)::bigint as "thisYear"
    from brokerage_transfers
    where person_id = ${personId} and direction = 'OUT' and type = ${type}
      and state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK')`.execute(db)
  return rows[0] ?? { thisYear: 0, ever: 0 }
}

/**
 * What was put into an account itself, rollovers aside, less all that was taken out. What was changed to the other kind of IRA counts where it went, without
 * what it had earned.
 */
export async function sumOwnMoney(db: Queries, accountId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from (
      select case when direction = 'OUT' then -amount_cents when tax_year is not null then amount_cents else 0 end as cents
      from brokerage_transfers where account_id = ${accountId} and loan_id is null
        and state not in ('RETURNED', 'REFUSED', 'TAKEN_BACK')
      union all
      select -amount_cents from ira_recharacterizations
      where from_account_id = ${accountId} and state in ('WAITING', 'SENT', 'SETTLED')
      union all
      select amount_cents from ira_recharacterizations where to_account_id = ${accountId} and state = 'SETTLED'
    ) as own`.execute(db)
  return Math.max(rows[0]?.cents ?? 0, 0)
}
