import { toDollars } from '@app/schemas/api/fields'
import { type Ahead, effectOf } from '@app/schemas/rules/loans/extra-payment'
import type { Context } from '../../../context/context.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { findLoan, isRunning } from '../store.ts'
import { chooseExtra, scheduleForExtra } from './choose-extra.ts'
import { findRepayments } from './repayment-store.ts'

/** What an extra sum would do if it were paid now, by the rule that books it. Nothing is saved. */
export async function quoteExtra(context: Context, personId: string, id: string, amount: number) {
  const { db } = context
  const loan = await findLoan(db, personId, id)
  if (!loan) return fail('not_found')
  if (!isRunning(loan)) return fail('not_in_this_state')
  const [now, rows] = [context.now(), await findRepayments(db, id)]
  const chosen = await chooseExtra(db, loan, rows, now, amount)
  if (isFailure(chosen)) return chosen
  const { before, after, savedInterestCents } = effectOf(await scheduleForExtra(db, loan, rows, now), chosen)
  const sum = (of: 'principalCents' | 'interestCents') => chosen.parts.reduce((total, part) => total + part[of], 0)
  return {
    amount,
    pays_due: { principal: toDollars(sum('principalCents')), interest: toDollars(sum('interestCents')) },
    lowers: toDollars(chosen.extraCents),
    interest_saved: toDollars(savedInterestCents),
    before: toAhead(before),
    after: toAhead(after),
  }
}

function toAhead({ owedCents, payments, lastOn, lastCents }: Ahead) {
  return { owed: toDollars(owedCents), payments, last_payment_date: lastOn, last_payment: toDollars(lastCents) }
}
