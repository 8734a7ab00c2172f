import { type ChangedRepayment, owedAgain } from '@app/schemas/rules/loans/extra-payment'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { LoanRow } from '../store.ts'
import { scheduleForExtra } from './choose-extra.ts'
import type { PaymentRow } from './payment-store.ts'
import { changeRepayments, findRepayments } from './repayment-store.ts'

/** What a payment lowered the principal by is owed again: it is not paid any more, and its state says so already. Gives what changed. */
export async function extraOwedAgain(
  context: Context,
  trx: Queries,
  loan: LoanRow,
  { extra_cents: cents }: PaymentRow,
): Promise<readonly ChangedRepayment[]> {
  if (cents === 0) return []
  const schedule = await scheduleForExtra(trx, loan, await findRepayments(trx, loan.id), context.now())
  const changes = owedAgain(schedule, cents)
  await changeRepayments(trx, loan.id, changes)
  return changes
}
