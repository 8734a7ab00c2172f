import { type AliasableExpression, sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { originOfEmployer } from './origin.ts'

/** What record keepers have told of the plans of a person's jobs, in cents by the job. */
export async function findToldBalances(db: Queries, personId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('found_accounts')
    .select(['origin', 'balance_cents'])
    .where('person_id', '=', personId)
    .where('balance_from', '=', 'record-keeper')
    .execute()
  return new Map(
    rows.flatMap(({ origin, balance_cents: cents }) =>
      cents === null ? [] : [[origin.slice(originOfEmployer('').length), cents] as const],
    ),
  )
}

/** What record keepers have told of all old plans of a person together, but for those that are not theirs. */
export function findToldBalance(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('found_accounts')
    .select(sql<unknown>`to_jsonb(sum(balance_cents)::bigint)`.as('found'))
    .where('person_id', '=', personId)
    .where('balance_from', '=', 'record-keeper')
    .where('is_mine', '<>', 'no')
}
