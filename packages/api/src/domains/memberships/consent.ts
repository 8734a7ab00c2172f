import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { addConsent, findConsents } from './membership-store.ts'

type Agreed = {
  readonly personId: string
  readonly productId: string
  /** As they were shown. */
  readonly words: string
  readonly priceCents?: number
  readonly percent?: number
}

/** Saves what a person agreed to: the words, the price and the time. */
export async function saveConsent(
  context: Context,
  trx: Queries,
  { personId, productId, words, priceCents, percent }: Agreed,
): Promise<void> {
  const id = context.newId()
  await addConsent(trx, {
    id,
    person_id: personId,
    product_id: productId,
    words,
    price_cents: priceCents ?? null,
    percent: percent === undefined ? null : String(percent),
    consented_at: context.now(),
  })
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'payment.consent', subject, detail: { product: productId, consent: id } })
}

/** What a person agreed to pay, in the words that they saw: for a colleague who is asked about a charge. */
export async function paymentConsentsOf(db: Queries, personId: string) {
  return (await findConsents(db, personId)).map(({ product_id, words, consented_at }) => ({
    label: `${dayOf(consented_at)}, ${product_id}`,
    value: words,
  }))
}
