import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { lapseDays } from '@app/schemas/rules/loans/loan-days'
import { type LoanAwaited, loanLimit, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import type { Eligibility } from './eligibility.ts'
import { noonOf } from './moments.ts'
import type { LoanRow } from './store.ts'

type Waiting = Pick<LoanRow, 'id' | 'status' | 'borrow_cents' | 'note_signed_at' | 'spouse_signed_at' | 'spouse_needed' | 'refused_bank_id'>
type Sending = Pick<LoanRow, 'status' | 'pays_out_on' | 'paid_out_at'>

/** What has to happen before money is sent, and how much the plan allows so far. */
export type Wait = { readonly awaited: readonly LoanAwaited[]; readonly coveredCents: number }

/** Undefined once the money is on its way, or will never be. */
export function waitOf(loan: Waiting, standing: Eligibility): Wait | undefined {
  if (!isUnsent(loan)) return undefined
  const { status, note_signed_at: signed, spouse_signed_at: bySpouse, spouse_needed: needed } = loan
  const covered = coveredCents(loan, standing)
  const awaited = [
    ...(status === 'PENDING' ? (['confirmation'] as const) : []),
    ...(signed === null ? (['note_signature'] as const) : []),
    ...(needed && bySpouse === null ? (['spouse_signature'] as const) : []),
    ...(covered < loan.borrow_cents ? (['savings'] as const) : []),
    ...(canBePaid(loan, standing) ? [] : (['bank'] as const)),
  ]
  return { awaited, coveredCents: covered }
}

/** Whether a bank is linked that has not sent this loan back before. */
function canBePaid({ refused_bank_id: refused }: Pick<LoanRow, 'refused_bank_id'>, { bankId }: Eligibility): boolean {
  return bankId !== undefined && bankId !== refused
}

/** Whether its money may still be sent. */
function isUnsent({ status }: Pick<LoanRow, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** When a confirmed loan ends for which something is still awaited. */
export function lapsesOn(paysOutOn: string): string {
  return addDays(paysOutOn, lapseDays)
}

/** When the money arrived, or will be sent once nothing is awaited: on its day, and after that at noon of the next day on which banks move money. */
export function sendsOn({ status, pays_out_on: planned, paid_out_at: sent }: Sending, now: Date): string | null {
  if (sent) return dayOf(sent)
  if (planned === null || status !== 'CONFIRMED' || noonOf(planned) > now) return planned
  const today = dayOf(now)
  return addBankDays(noonOf(today) > now ? addDays(today, -1) : today, 1)
}

/** How much this loan could be on what the plan holds. Loans that were agreed to before come first, so that two never stand on the same money. */
function coveredCents(loan: Pick<LoanRow, 'id'>, { owing, promised }: Eligibility): number {
  const own = promised.findIndex(({ id }) => id === loan.id)
  const before = own < 0 ? promised : promised.slice(0, own)
  const promisedCents = before.reduce((sum, { cents }) => sum + cents, 0)
  return loanLimit(ourPlan, { ...owing, promisedCents }).availableCents
}
