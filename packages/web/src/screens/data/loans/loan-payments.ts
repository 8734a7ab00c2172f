import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { useQuote } from '../use-quote.ts'
import { readLoansAnew } from './loans.ts'

export type LoanPayments = Answered<'GET /api/v1/loans/{id}/payments/'>
export type PaidLoan = Answered<'POST /api/v1/loans/{id}/payments/create/'>

/** Something that is offered to be paid on a loan now, and the sum of today. */
export type OfferedPayment =
  | { readonly what: 'due' | 'all'; readonly amount: number }
  | { readonly what: 'next'; readonly payments: number; readonly amount: number }

export type LoanPaymentChoice = OfferedPayment | ExtraChoice

/** A sum of one’s own, and what of it was shown to lower what is owed. */
type ExtraChoice = { readonly what: 'extra'; readonly amount: number; readonly lowers: number }

export type ExtraQuote = Answered<'POST /api/v1/loans/{id}/payments/quote/'>
type ExtraWish = { readonly loanId: string; readonly amount: number }

/** What an extra sum would do, asked anew when typing pauses. */
export function useExtraQuote(wish: ExtraWish | undefined) {
  return useQuote(wish, askForExtra)
}

const askForExtra = ({ loanId, amount }: ExtraWish, signal: AbortSignal) =>
  ask('POST /api/v1/loans/{id}/payments/quote/', { params: { id: loanId }, body: { amount }, signal })

export function loadLoanPayments(loanId: string): Promise<Answer<LoanPayments>> {
  return ask('GET /api/v1/loans/{id}/payments/', { params: { id: loanId } })
}

/** Has the bank debited. Asked again under the same key, it is done once. What pages show of the loan is read anew. */
export async function payLoan(loanId: string, choice: LoanPaymentChoice, key: string): Promise<Answer<PaidLoan>> {
  const params = { id: loanId }
  const { what, amount } = choice
  const answer =
    what === 'due'
      ? await ask('POST /api/v1/loans/{id}/pastdue_repayments/create/', { params, body: { amount }, key })
      : await ask('POST /api/v1/loans/{id}/payments/create/', {
          params,
          body: {
            what,
            amount,
            ...(what === 'next' && { payments: choice.payments }),
            ...(what === 'extra' && { lowers: choice.lowers }),
          },
          key,
        })
  if (!answer.ok) return answer
  readLoansAnew()
  return done(answer.data)
}

/** How many of the next payments can be made at once. */
const ahead = [1, 2, 3, 6, 12]

/** What can be paid now: what is due first, else one or more of the next payments, and always all of it. */
export function loanPaymentChoices({ due, next, pay_off }: LoanPayments): readonly OfferedPayment[] {
  return [
    ...(due > 0 ? [{ what: 'due', amount: due } as const] : []),
    ...ahead
      .filter((payments) => payments <= next.length)
      .map((payments) => ({ what: 'next' as const, payments, amount: sumOf(next.slice(0, payments)) })),
    ...(pay_off > 0 ? [{ what: 'all', amount: pay_off } as const] : []),
  ]
}

/** In cents, so that nothing is lost on the way. */
function sumOf(all: LoanPayments['next']): number {
  return all.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
