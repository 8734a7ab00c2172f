import { sql } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { listedNumbers } from '../../../db/lists.ts'

/** On which days, in order and by their numbers, an account bought shares of a fund, and how many; below 0, sold. */
export type FundDays = { readonly securityId: string; readonly days: readonly number[]; readonly microShares: readonly number[] }

type Lists = { readonly security_id: string; readonly days: string; readonly shares: string }

/** For each fund in each account of a person, or in one of them. What is held of it may be nothing by now. */
export async function fundDaysOf(db: Queries, personId: string, accountId?: string): Promise<readonly FundDays[]> {
  const inOne = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`
  const { rows } = await sql<Lists>`
    select security_id, string_agg((day - date '1970-01-01')::text, ',' order by day) as days,
      string_agg(moved.micro_shares::text, ',' order by day) as shares
    from holding_days as moved join holdings using (account_id, security_id)
    where person_id = ${personId} ${inOne} group by account_id, security_id`.execute(db)
  return rows.map(({ security_id, days, shares }) => ({
    securityId: security_id,
    days: listedNumbers(days),
    microShares: listedNumbers(shares),
  }))
}
