import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { offerOn } from '../plan.ts'

/** An amount in dollars, a little over $12,000, whose payments over a year end in these cents: they choose what the sandbox does with a debit. */
export function amountWithCents(cents: number, day: string): number {
  const { rateBps } = offerOn(day)
  for (let dollars = 12_000; dollars < 13_000; dollars++) {
    const payment = levelPaymentCents({ principalCents: dollars * 100, rateBps, paymentsPerYear: 12, payments: 12 })
    if (payment % 100 === cents) return dollars
  }
  throw new Error(`No loan has payments that end in ${cents} cents.`)
}
