import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { leastExtraCents, payExtra } from '@app/schemas/rules/loans/extra-payment'
import { centsWords, formatCents } from '@app/schemas/rules/money/money'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { amortised } from '../record.ts'
import type { LoanRow } from '../store.ts'
import { payableOf } from './payable.ts'
import { findExtras } from './payment-store.ts'
import type { RepaymentRow } from './repayment-store.ts'
import { toScheduled } from './to-open.ts'

const least = centsWords(leastExtraCents)
const leastWords: Words<string> = { en: `Enter ${least} or more.`, es: `Escribe ${least} o más.` }
const noneWords: Words<string> = {
  en: 'There’s no room for an extra payment now.',
  es: 'Ahora no hay lugar para un pago adicional.',
}
const payOffWords = (sum: string): Words<string> => ({
  en: `That would pay off the whole loan. Today that is ${sum}.`,
  es: `Con eso se pagaría todo el préstamo. Hoy son ${sum}.`,
})
const splitWords = (sum: string): Words<string> => ({
  en: `Today ${sum} of it lowers what you owe. The rest pays what is due.`,
  es: `Hoy ${sum} bajan lo que debes. Lo demás paga lo que vence.`,
})

/** What the rule of extra sums goes by. */
export async function scheduleForExtra(db: Queries, loan: LoanRow, rows: readonly RepaymentRow[], now: Date) {
  const extras = await findExtras(db, loan.id)
  return { terms: amortised(loan), rows: toScheduled(loan, rows), extras, today: dayOf(now) }
}

/** What an extra sum does: the quote and the payment both ask here. */
export async function chooseExtra(db: Queries, loan: LoanRow, rows: readonly RepaymentRow[], now: Date, amount: number) {
  const cents = dollarsToCents(amount)
  if (cents < leastExtraCents) return fail('validation_failed', { fields: { amount: [leastWords] } })
  const { payOffCents } = payableOf(loan, rows, now)
  const chosen = payExtra(await scheduleForExtra(db, loan, rows, now), cents)
  if (chosen) return chosen
  return payOffCents > 0
    ? fail('over_the_limit', { detail: payOffWords(formatCents(payOffCents)) })
    : fail('not_in_this_state', { detail: noneWords })
}

/** The same for one that is paid: split as it was shown, or not at all. After midnight something more may be due. */
export async function chooseShownExtra(
  db: Queries,
  loan: LoanRow,
  rows: readonly RepaymentRow[],
  now: Date,
  { amount, lowers }: { readonly amount: number; readonly lowers?: number },
) {
  const chosen = await chooseExtra(db, loan, rows, now, amount)
  if (isFailure(chosen) || lowers === undefined || dollarsToCents(lowers) === chosen.extraCents) return chosen
  return fail('price_changed', { detail: splitWords(formatCents(chosen.extraCents)) })
}
