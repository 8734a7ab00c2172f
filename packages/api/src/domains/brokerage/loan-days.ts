import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { listedNumbers } from '../../db/lists.ts'

/** What loans paid out of the accounts of a person, or of one of them, and what was paid back into it, day by day and in order. Days by their numbers. */
export type LoanDays = { readonly days: readonly number[]; readonly lentCents: readonly number[]; readonly repaidCents: readonly number[] }

type Lists = { readonly days: string | null; readonly lent: string | null; readonly repaid: string | null }

const nothing: Lists = { days: null, lent: null, repaid: null }

/** On the days on which it was booked. What the bank sent back counts less on the day of that. */
export async function loanDaysOf(db: Queries, personId: string, accountId?: string): Promise<LoanDays> {
  const inOne = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`
  const { rows } = await sql<Lists>`
    select string_agg((day - date '1970-01-01')::text, ',') as days, string_agg(lent_cents::text, ',') as lent, string_agg(repaid_cents::text, ',') as repaid
    from (
      select (at at time zone 'UTC')::date as day,
        coalesce(sum(cents) filter (where direction = 'OUT'), 0) as lent_cents,
        coalesce(sum(cents) filter (where direction = 'IN'), 0) as repaid_cents
      from brokerage_transfers, lateral (
        values (settled_at, amount_cents), (case when state = 'RETURNED' then ended_at end, -amount_cents)
      ) as booked (at, cents)
      where person_id = ${personId} ${inOne} and loan_id is not null and settled_at is not null and at is not null
      group by day order by day
    ) as moved`.execute(db)
  const { days, lent, repaid } = rows[0] ?? nothing
  return { days: listedNumbers(days), lentCents: listedNumbers(lent), repaidCents: listedNumbers(repaid) }
}
