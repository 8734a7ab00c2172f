import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { sourcesOf } from './catalogue.ts'

/**
 * Whether a person may use what an entitlement stands for: by a membership that runs, also while its renewal is tried again; by
 * something bought and not given back; or by what they chose that is free or paid by a share of gains.
 */
export async function entitledTo(db: Queries, personId: string, entitlement: string): Promise<boolean> {
  const sources = sourcesOf(entitlement)
  const { rows } = await sql<{ is_entitled: boolean }>`
    select (
      exists (
        select from memberships
        where person_id = ${personId} and plan_name = any(${sources}::text[]) and state in ('trial', 'active', 'past_due')
      )
      or exists (select from fee_choices where person_id = ${personId} and product_id = any(${sources}::text[]))
      or exists (
        select from payments
        where person_id = ${personId} and product_id = any(${sources}::text[]) and kind = 'product' and state = 'paid'
          and refunded_cents < amount_cents and dispute in ('none', 'won')
      )
    ) as is_entitled`.execute(db)
  return rows[0]?.is_entitled ?? false
}
