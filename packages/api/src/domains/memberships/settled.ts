import { type RawBuilder, sql } from 'kysely'

/**
 * Whether it is settled how somebody pays: a plan that was chosen and has not ended, something that was bought, the free plan, a tip
 * (also of nothing), or a share of gains.
 */
export function isSettled(personId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from memberships where person_id = ${personId} and state <> 'ended')
    or exists (select from fee_choices where person_id = ${personId})
    or exists (
      select from payments
      where person_id = ${personId} and kind = 'product' and state = 'paid' and refunded_cents < amount_cents
        and dispute in ('none', 'won')
    )
  )`
}
