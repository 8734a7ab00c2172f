import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { findBank } from '../../brokerage/transfers/bank-account.ts'
import { canBeTakenBack, findTransfer } from '../../brokerage/transfers/transfer-store.ts'
import { reasonWords } from '../../brokerage/words/reason-words.ts'
import { findLoan, isRunning } from '../store.ts'
import { payableOf } from './payable.ts'
import { findPayments, type PaymentRow } from './payment-store.ts'
import { findRepayments } from './repayment-store.ts'

/** What was paid on a loan and how each debit went, and what can be paid now. */
export async function listPayments(context: Context, personId: string, id: string, language: Language) {
  const { db } = context
  const loan = await findLoan(db, personId, id)
  if (!loan) return fail('not_found')
  const bank = await findBank(context, db, personId)
  const payable = isRunning(loan) ? payableOf(loan, await findRepayments(db, id), context.now()) : undefined
  const payments = await findPayments(db, id)
  return {
    bank_last_four: bank?.isUsable ? bank.lastFour : null,
    waits_minutes: payable?.isLastDay ? 0 : context.settings.moneyWaitsMinutes,
    is_last_day: payable?.isLastDay ?? false,
    due: toDollars(payable?.dueCents ?? 0),
    next: (payable?.next ?? []).map(({ number, dueOn, cents }) => ({ number, due_date: dueOn, amount: toDollars(cents) })),
    pay_off: toDollars(payable?.payOffCents ?? 0),
    extra: payable?.extra ? { least: toDollars(payable.extra.leastCents), most: toDollars(payable.extra.mostCents) } : null,
    results: await Promise.all(payments.map((payment) => toPayment(context, payment, language))),
  }
}

async function toPayment(
  { db }: Context,
  { id, at, principal_cents, interest_cents, extra_cents, paid_by, state, transfer_id, settled_at }: PaymentRow,
  language: Language,
) {
  const transfer = await findTransfer(db, transfer_id)
  return {
    pk: id,
    state,
    amount: toDollars(principal_cents + interest_cents),
    principal: toDollars(principal_cents),
    interest: toDollars(interest_cents),
    extra: toDollars(extra_cents),
    is_on_its_day: paid_by === 'schedule',
    transfer_id,
    waits_until: (transfer && canBeTakenBack(transfer) && transfer.waits_until?.toISOString()) || null,
    bank_last_four: transfer?.bank_last_four ?? null,
    reason: reasonWords(transfer?.reason ?? null, language),
    asked_at: at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }
}
