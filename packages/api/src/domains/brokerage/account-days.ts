import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** What the accounts of a person held in cash at the end of a day, and what had come from outside and gone there until then. */
export type MoneyAt = { readonly cashCents: number; readonly inCents: number; readonly outCents: number }

/** The first day on which money moved in these accounts. */
export async function firstDayOf(db: Queries, accountIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from account_days where account_id = any(${accountIds}::text[])`.execute(db)
  return rows[0]?.day ?? undefined
}

/** The days on which money came from outside or went there, in order. */
export async function outsideDaysOf(db: Queries, accountIds: readonly string[], until: string): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from account_days where account_id = any(${accountIds}::text[]) and day <= ${until}::date
    group by day having sum(in_cents) <> 0 or sum(out_cents) <> 0 order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/** What there was at the end of each of these days, which are in order. */
export async function moneyAtEndOf(db: Queries, accountIds: readonly string[], days: readonly string[]): Promise<readonly MoneyAt[]> {
  const { rows } = await sql<MoneyAt & { at: number }>`
    select width_bucket(day - 1, ${days}::date[]) as at, sum(cash_cents)::bigint as "cashCents",
      sum(in_cents)::bigint as "inCents", sum(out_cents)::bigint as "outCents"
    from account_days where account_id = any(${accountIds}::text[]) and day <= ${days.at(-1)}::date
    group by at`.execute(db)
  const moved = new Map(rows.map((row) => [row.at, row]))
  let sum: MoneyAt = { cashCents: 0, inCents: 0, outCents: 0 }
  return days.map((_, at) => {
    const { cashCents, inCents, outCents } = moved.get(at) ?? { cashCents: 0, inCents: 0, outCents: 0 }
    sum = { cashCents: sum.cashCents + cashCents, inCents: sum.inCents + inCents, outCents: sum.outCents + outCents }
    return sum
  })
}
