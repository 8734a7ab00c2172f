import { sql } from 'kysely'
import type { Queries } from '../../../db/database.ts'

export type SharesMoved = {
  /** The place of the first of the days that is not before it. */
  readonly at: number
  readonly account_id: string
  readonly security_id: string
  readonly micro_shares: number
}

/** The shares that these accounts bought less those that they sold, after one of these days and until the next. */
export async function sharesMovedBetween(
  db: Queries,
  accountIds: readonly string[],
  days: readonly string[],
): Promise<readonly SharesMoved[]> {
  const { rows } = await sql<SharesMoved>`
    select width_bucket(day - 1, ${days}::date[]) as at, account_id, security_id, sum(micro_shares)::bigint as micro_shares
    from holding_days where account_id = any(${accountIds}::text[]) and day <= ${days.at(-1)}::date
    group by at, account_id, security_id`.execute(db)
  return rows
}
