import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { savedSigning } from '../papers/signing.ts'

export type Loan = Answered<'GET /api/v1/loans/'>['results'][number]
export type AltLoan = Answered<'GET /api/v1/loans/alt_loan/'>['results'][number]
export type RefinanceLoan = Answered<'GET /api/v1/loans/refinance_loan/'>['results'][number]
export type Lender = Answered<'GET /api/v1/loans/lenders/'>['results'][number]

/** The request for a loan from one’s own plan that waits to be confirmed, if there is one. */
export const loanRequest = resource<Loan | undefined>(async () => {
  const answer = await ask('GET /api/v1/loans/')
  return answer.ok ? done(answer.data.results.find(({ status }) => status === 'PENDING')) : answer
})

/** Every loan from one’s own plan, the current one first. */
export const ownLoans = resource<readonly Loan[]>(async () => {
  const answer = await ask('GET /api/v1/loans/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Takes a loan back that is not paid out. What pages show of it is read anew, also when that was too late. */
export async function withdrawLoan({ pk, version }: Loan): Promise<Answer<unknown>> {
  const answer = await ask('PATCH /api/v1/loans/{id}/update/', { params: { id: pk }, base: version, body: { status: 'CANCELLED' } })
  loanRequest.forget()
  savedSigning.forget()
  readLoansAnew()
  return answer
}

/** After something was paid, or taken back: what pages show of loans is read anew. */
export function readLoansAnew(): void {
  ownLoans.forget()
  void ownLoans.load()
}

/** The request for a loan from a lender. */
export const savedAltLoan = resource<AltLoan | undefined>(async () => {
  const answer = await ask('GET /api/v1/loans/alt_loan/')
  return answer.ok ? done(answer.data.results[0]) : answer
})

/** The loan that would be replaced. */
export const savedRefinanceLoan = resource<RefinanceLoan | undefined>(async () => {
  const answer = await ask('GET /api/v1/loans/refinance_loan/')
  return answer.ok ? done(answer.data.results[0]) : answer
})

export const lenders = resource<readonly Lender[]>(async () => {
  const answer = await ask('GET /api/v1/loans/lenders/')
  return answer.ok ? done(answer.data.results) : answer
})

/** How often a page looks at a loan while money of it moves. */
export const lookEveryMs = 30_000

/** Whether money of it moves: its payout is on its way to the bank, or a payment waits or is on its way here. */
export function isLoanMoving({ status, payments_under_way: underWay }: Pick<Loan, 'status' | 'payments_under_way'>): boolean {
  return status === 'SENDING' || underWay > 0
}

/** Whether nothing is owed on it and nothing will be. */
export function isLoanOver({ status }: Pick<Loan, 'status'>): boolean {
  return status === 'CANCELLED' || status === 'REPAID'
}

/** Whether something is late for which no debit is under way. */
export function isLate({ status, past_due_amount: late }: Loan): boolean {
  return status === 'PAST_DUE' && late > 0
}
