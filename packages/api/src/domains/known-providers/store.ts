import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type KnownProviderRow = Selectable<Tables['known_providers']>

export async function findProviders(db: Queries, personId: string): Promise<KnownProviderRow[]> {
  return db.selectFrom('known_providers').selectAll().where('person_id', '=', personId).orderBy('named_at').orderBy('id').execute()
}

/** Adds a provider, or changes the one of the same name. */
export async function putProvider(db: Queries, row: Insertable<Tables['known_providers']>): Promise<KnownProviderRow> {
  return db
    .insertInto('known_providers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'name_key']).doUpdateSet((eb) => ({
        record_keeper_name: eb.ref('excluded.record_keeper_name'),
        balance_cents: eb.ref('excluded.balance_cents'),
        current_job: eb.ref('excluded.current_job'),
        // Not asked elsewhere: the old answer stays.
        owes_loan: eb.fn.coalesce('excluded.owes_loan', 'known_providers.owes_loan'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What a person says to have at plans of former employers, together; to be read with other facts in one statement. */
export function findStatedBalance(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('known_providers')
    .select(sql<unknown>`to_jsonb(sum(balance_cents)::bigint)`.as('found'))
    .where('person_id', '=', personId)
    .where('current_job', '=', false)
}
