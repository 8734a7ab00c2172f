import { toCents } from '@app/schemas/rules/money/money'
import type { LoanPayments } from '../../../screens/data/loans/loan-payments.ts'

/** What was typed as an extra sum: nothing yet, no sum, too little, a sum, or enough to pay the loan off. */
export type ExtraTyped =
  | { readonly is: 'empty' | 'no-sum' | 'too-little' }
  | { readonly is: 'sum'; readonly amount: number }
  | { readonly is: 'pay-off' }
  | { readonly is: 'too-much'; readonly most: number }

export function readExtra(typed: string, { extra, pay_off: payOff }: Pick<LoanPayments, 'extra' | 'pay_off'>): ExtraTyped {
  if (typed.trim() === '') return { is: 'empty' }
  const cents = toCents(typed)
  if (!cents.ok || extra === null) return { is: 'no-sum' }
  const amount = cents.value / 100
  if (amount < extra.least) return { is: 'too-little' }
  if (amount <= extra.most) return { is: 'sum', amount }
  return payOff > 0 ? { is: 'pay-off' } : { is: 'too-much', most: extra.most }
}
