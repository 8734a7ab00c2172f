import { sql } from 'kysely'
import { z } from 'zod'
import type { Hooks } from '../../context/context.ts'
import type { FactSource } from '../../facts/fact-source.ts'
import { retirementBalances } from '../financial-accounts/balances.ts'

const nothing = {
  state: null,
  found: 0,
  with_balance: 0,
  movable: [],
  unmovable: null,
  selected: 0,
  for_plan: 0,
  at_state: false,
  held: null,
  wished: false,
} as const
const ids = z
  .array(z.string())
  .nullable()
  .transform((found) => found ?? [])
const known = z.object({
  state: z.enum(['running', 'ended']).nullable(),
  found: z.int(),
  with_balance: z.int(),
  movable: ids,
  unmovable: ids,
  selected: z.int(),
  for_plan: z.int(),
  at_state: z.boolean(),
  held: z.unknown(),
  wished: z
    .boolean()
    .nullable()
    .transform((told) => told ?? false),
})

type Asked = Pick<Hooks, 'findRetirementMoney' | 'findWished' | 'findStillEmployed'>

/** What searches contribute to flows. A balance is found at a provider, at a state, or in an account that was linked or entered. */
export function foundAccountFacts({ findRetirementMoney, findWished, findStillEmployed }: Asked): FactSource {
  return {
    query: (db, personId) =>
      db
        .selectFrom('found_accounts')
        .select((eb) =>
          sql<unknown>`jsonb_build_object(
          'state', ${eb
            .selectFrom('searches')
            .select('state')
            .where('person_id', '=', personId)
            .orderBy(sql`state = 'running'`, 'desc')
            .orderBy('started_at', 'desc')
            .limit(1)},
          'found', count(*) filter (where kind <> 'no-match' and is_mine <> 'no' and answer <> 'nothing'),
          'with_balance', count(*) filter (where balance_cents > 0 and is_mine <> 'no' and answer <> 'nothing'),
          'movable', jsonb_agg(id) filter (where kind <> 'no-match' and is_mine <> 'no' and answer <> 'nothing'),
          'unmovable', (${findStillEmployed(db, personId)}),
          'selected', count(*) filter (where is_selected and is_mine <> 'no'),
          'for_plan', count(*) filter (where account_plan = 'employer-plan' and is_mine <> 'no'),
          'at_state', ${findRetirementMoney(db, personId)},
          'held', ${retirementBalances.query(db, personId)},
          'wished', (${findWished(db, personId)}))`.as('found'),
        )
        .where('person_id', '=', personId),
    facts: (found) => {
      const row = known.parse(found ?? nothing)
      const isEnded = row.state === 'ended'
      return {
        'search.state': row.state ?? 'none',
        'accounts.found': row.found > 0,
        'balance.found': row.with_balance > 0 || row.at_state || retirementBalances.balances(row.held).planCents > 0,
        'plan.wanted': row.for_plan > 0,
        // As long as nothing is known, nothing speaks against it.
        'rollover.possible': !isEnded || row.movable.some((id) => !row.unmovable.includes(id)),
        // Where no search has found any, accounts that were entered and asked to be moved count: there are no others to choose.
        'progress.selected_401ks': row.selected > 0 || (row.found === 0 && row.wished),
      }
    },
  }
}
