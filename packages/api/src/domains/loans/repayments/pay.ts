import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { loanContracts } from '@app/schemas/api/money/loans'
import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { ExtraPayment } from '@app/schemas/rules/loans/extra-payment'
import { type PaidPart, paidCents } from '@app/schemas/rules/loans/loan-repayments'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { loadLoanAnswer } from '../loan-answers.ts'
import { isRunning, type LoanRow, lockOwnLoan } from '../store.ts'
import { askPayment } from './ask-payment.ts'
import { chooseShownExtra } from './choose-extra.ts'
import { isLastDay, partsOfDue, partsOfNext, partsOfPayOff, payableOf } from './payable.ts'
import { findRepayments, type RepaymentRow } from './repayment-store.ts'

type Paying = { readonly personId: string; readonly key: string; readonly loanId: string }
type Early = BodyOf<typeof loanContracts.payLoan>
type Refused = 'over_the_limit' | 'price_changed' | 'not_in_this_state' | 'validation_failed'
type Chosen<Code extends Refused> = ExtraPayment | Failure<Code>

const underWay: Words<string> = {
  en: 'A debit for all of it is under way already.',
  es: 'Ya hay un débito en curso por todo el préstamo.',
}
const notRunning: Words<string> = { en: 'Nothing can be paid on this loan now.', es: 'Ahora no se puede pagar nada de este préstamo.' }

const tooMuchWords = (due: string): Words<string> => ({
  en: `${due} is due. You can’t pay more than that here.`,
  es: `Vencen ${due}. Aquí no puedes pagar más que eso.`,
})
const dueFirstWords = (due: string): Words<string> => ({
  en: `${due} is due. Pay that first, then what comes next.`,
  es: `Vencen ${due}. Paga eso primero y luego lo que sigue.`,
})
const todayWords = (sum: string): Words<string> => ({ en: `Today it is ${sum}.`, es: `Hoy son ${sum}.` })

/** Pays a sum towards what is due: the bank is debited for it. */
export async function payDue(context: Context, paying: Paying, amount: number) {
  const cents = dollarsToCents(amount)
  return doOnce(context, { ...asked(paying), call: 'payPastDueRepayments', request: { loanId: paying.loanId, amount } }, (trx) =>
    pay(context, trx, paying, (loan, rows, now) => {
      const { dueCents } = payableOf(loan, rows, now)
      const tooMuch = fail('over_the_limit', { detail: tooMuchWords(formatCents(dueCents)) })
      const parts = partsOfDue(loan, rows, now, cents)
      return parts ? withoutExtra(parts) : tooMuch
    }),
  )
}

/** Pays the next payments before their day, all of the loan, or an extra sum, each as it was shown. */
export async function payEarly(context: Context, paying: Paying, early: Early) {
  // The same sum that was shown split in another way, after midnight, is no other payment.
  const { lowers: _shown, ...sum } = early
  return doOnce(context, { ...asked(paying), call: 'payLoan', request: { loanId: paying.loanId, early: sum } }, (trx) =>
    pay(context, trx, paying, (loan, rows, now) =>
      early.what === 'extra' ? chooseShownExtra(trx, loan, rows, now, early) : earlyParts(loan, rows, now, early),
    ),
  )
}

function asked({ personId, key }: Paying) {
  return { personId, key }
}

function earlyParts(loan: LoanRow, rows: readonly RepaymentRow[], now: Date, { what, payments = 1, amount }: Early) {
  const { dueCents } = payableOf(loan, rows, now)
  if (what === 'next' && dueCents > 0) return fail('not_in_this_state', { detail: dueFirstWords(formatCents(dueCents)) })
  const parts = what === 'next' ? partsOfNext(loan, rows, payments) : partsOfPayOff(loan, rows, now)
  const cents = paidCents(parts)
  if (parts.length === 0) return fail('not_in_this_state', { detail: underWay })
  return cents === dollarsToCents(amount) ? withoutExtra(parts) : fail('price_changed', { detail: todayWords(formatCents(cents)) })
}

function withoutExtra(parts: readonly PaidPart[]): ExtraPayment {
  return { parts, extraCents: 0, changes: [] }
}

async function pay<Code extends Refused>(
  context: Context,
  trx: Queries,
  { personId, loanId }: Paying,
  choose: (loan: LoanRow, rows: readonly RepaymentRow[], now: Date) => Chosen<Code> | Promise<Chosen<Code>>,
) {
  const at = context.now()
  const loan = await lockOwnLoan(trx, personId, loanId)
  if (!loan) return fail('not_found')
  if (!isRunning(loan)) return fail('not_in_this_state', { detail: notRunning })
  const rows = await findRepayments(trx, loanId)
  const chosen = await choose(loan, rows, at)
  if (isFailure(chosen)) return chosen
  const mayWait = !isLastDay(loan, rows, chosen.parts, dayOf(at))
  const payment = await askPayment(context, trx, loan, chosen, { number: null, at, mayWait })
  if (isFailure(payment)) return payment
  const { dueCents } = payableOf(loan, await findRepayments(trx, loanId), at)
  return {
    pk: payment.id,
    state: 'ASKED' as const,
    amount: toDollars(payment.principal_cents + payment.interest_cents),
    principal: toDollars(payment.principal_cents),
    interest: toDollars(payment.interest_cents),
    bank_last_four: payment.bankLastFour,
    transfer_id: payment.transfer_id,
    waits_until: payment.waitsUntil?.toISOString() ?? null,
    still_owed: toDollars(dueCents),
    loan: await loadLoanAnswer(context, trx, personId, loanId),
  }
}
