import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { ownLoans } from './loans.ts'

export type LoanPayments = Answered<'GET /api/v1/loans/{id}/payments/'>
export type PaidLoan = Answered<'POST /api/v1/loans/{id}/payments/create/'>

/** Something that can be paid on a loan now, and the sum of today. */
export type LoanPaymentChoice = { readonly what: 'due' | 'next' | 'all'; readonly amount: number }

export function loadLoanPayments(loanId: string): Promise<Answer<LoanPayments>> {
  return ask('GET /api/v1/loans/{id}/payments/', { params: { id: loanId } })
}

/** Has the bank debited. Asked again under the same key, it is done once. What pages show of the loan is read anew. */
export async function payLoan(loanId: string, { what, amount }: LoanPaymentChoice, key: string): Promise<Answer<PaidLoan>> {
  const params = { id: loanId }
  const answer =
    what === 'due'
      ? await ask('POST /api/v1/loans/{id}/pastdue_repayments/create/', { params, body: { amount }, key })
      : await ask('POST /api/v1/loans/{id}/payments/create/', { params, body: { what, amount }, key })
  if (!answer.ok) return answer
  ownLoans.forget()
  void ownLoans.load()
  return done(answer.data)
}

/** What can be paid now: what is due first, else the next payment, and always all of it. */
export function loanPaymentChoices({ due, next, pay_off }: LoanPayments): readonly LoanPaymentChoice[] {
  const [first] = next
  return [
    ...(due > 0 ? [{ what: 'due', amount: due } as const] : []),
    ...(first ? [{ what: 'next', amount: first.amount } as const] : []),
    ...(pay_off > 0 ? [{ what: 'all', amount: pay_off } as const] : []),
  ]
}
