import { type AliasableExpression, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import { originOfEmployer } from './origin.ts'

type BalanceRow = Pick<Selectable<Tables['found_accounts']>, 'balance_cents' | 'balance_from' | 'answer' | 'is_mine'>

/** The reported balances of a person’s former plans, by job: in cents, or that nothing there is theirs. */
export async function findReportedBalances(db: Queries, personId: string): Promise<ReadonlyMap<string, number | 'none'>> {
  const rows = await db
    .selectFrom('found_accounts')
    .select(['origin', 'balance_cents', 'balance_from', 'answer', 'is_mine'])
    .where('person_id', '=', personId)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const told = reportedOf(row)
      return told === undefined ? [] : [[row.origin.slice(originOfEmployer('').length), told] as const]
    }),
  )
}

function reportedOf({ balance_cents, balance_from, answer, is_mine }: BalanceRow): number | 'none' | undefined {
  if (is_mine === 'no' || answer === 'nothing') return 'none'
  return balance_from === 'record-keeper' ? (balance_cents ?? undefined) : undefined
}

/** The sum that record keepers have reported for all old plans of a person, without those that are not theirs. */
export function findReportedBalance(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('found_accounts')
    .select(sql<unknown>`to_jsonb(sum(balance_cents)::bigint)`.as('found'))
    .where('person_id', '=', personId)
    .where('balance_from', '=', 'record-keeper')
    .where('is_mine', '<>', 'no')
}
