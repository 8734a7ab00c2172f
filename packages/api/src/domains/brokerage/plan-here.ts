import { type AliasableExpression, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { moneyOf } from './booking.ts'

/** The individual 401(k) of a person, as one more question in a statement of others. The cost of its funds stands for their value. */
export const planHere = {
  query: (db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> => {
    const own = sql`from brokerage_accounts where person_id = ${personId} and account_type = 'INDIVIDUAL_401K'`
    return db.selectNoFrom(
      sql<unknown>`(
        select jsonb_build_object('id', plan.id, 'isOpen', state = 'ACTIVE', 'cents', (
            select coalesce(sum(balance_cents), 0) from ledger_accounts where account in
              ('brokerage/' || plan.id || '/cash', 'brokerage/' || plan.id || '/owed', 'invest/' || plan.id || '/securities')),
          'endedAt', (select max(updated_at) ${own} and state in ('REJECTED', 'CLOSED')))
        from (select id, state ${own} and state not in ('REJECTED', 'CLOSED') limit 1) as plan)`.as('found'),
    )
  },
  read: (found: unknown) => plan.parse(found),
}

const plan = z
  .object({
    id: z.string(),
    isOpen: z.boolean(),
    cents: z.number(),
    /** When an earlier plan of theirs ended. */
    endedAt: z.coerce.date().nullable(),
  })
  .nullable()

/** What a plan holds now and could lend from: cash that can be taken out and its funds, less what is owed. */
export async function planValueCents(context: Context, db: Queries, personId: string, accountId: string): Promise<number> {
  const { cash, owed } = await moneyOf(db, accountId)
  return cash - owed + (await context.hooks.fundsWorth(context, db, { personId, accountId }))
}
