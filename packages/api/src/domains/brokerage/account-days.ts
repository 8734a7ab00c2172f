import { dayNumber, dayWithNumber } from '@app/schemas/rules/days/days'
import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { listedNumbers } from '../../db/lists.ts'

/**
 * What moved in the accounts of a person, or in one of them, day by day and in order: cash, what came from outside, and what went there. A day is there once
 * for each account.
 */
export type MoneyDays = {
  /** By their numbers. */
  readonly days: readonly number[]
  readonly cashCents: readonly number[]
  readonly inCents: readonly number[]
  readonly outCents: readonly number[]
}

type Lists = { readonly days: string | null; readonly cash: string | null; readonly came: string | null; readonly went: string | null }

const nothing: Lists = { days: null, cash: null, came: null, went: null }

export async function moneyDaysOf(db: Queries, personId: string, accountId?: string): Promise<MoneyDays> {
  const inOne = accountId === undefined ? sql`` : sql`and account_id = ${accountId}`
  const { rows } = await sql<Lists>`
    select string_agg((day - date '1970-01-01')::text, ',') as days, string_agg(cash_cents::text, ',') as cash,
      string_agg(in_cents::text, ',') as came, string_agg(out_cents::text, ',') as went
    from (
      select account_days.* from account_days join brokerage_accounts on account_id = id::text
      where person_id = ${personId} ${inOne} order by day
    ) as moved`.execute(db)
  const { days, cash, came, went } = rows[0] ?? nothing
  return { days: listedNumbers(days), cashCents: listedNumbers(cash), inCents: listedNumbers(came), outCents: listedNumbers(went) }
}

/** The days until one on which money came from outside or went there, in order. */
export function outsideDays({ days, inCents, outCents }: MoneyDays, until: string): readonly string[] {
  const found: string[] = []
  const last = dayNumber(until)
  let [came, went] = [0, 0]
  for (const [at, day] of days.entries()) {
    if (day > last) break
    came += inCents[at] ?? 0
    went += outCents[at] ?? 0
    if (days[at + 1] === day) continue
    if (came !== 0 || went !== 0) found.push(dayWithNumber(day))
    came = 0
    went = 0
  }
  return found
}
