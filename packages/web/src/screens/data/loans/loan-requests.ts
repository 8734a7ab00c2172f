import type { Facts } from '@app/engine'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'
import type { WalkedMode } from '../../../client/walk/flow.ts'
import type { AltLoan, Loan, RefinanceLoan } from './loans.ts'

export type LoanRequests = {
  readonly own: Loan | undefined
  readonly refinance: RefinanceLoan | undefined
  readonly lenders: AltLoan | undefined
}

/** What a person asks for: a loan from their savings, one that replaces another, one from a lender. */
export type LoanRequest =
  | { readonly kind: 'own'; readonly loan: Loan }
  | { readonly kind: 'refinance'; readonly loan: RefinanceLoan }
  | { readonly kind: 'lenders'; readonly loan: AltLoan }

export type SentRequest = Exclude<LoanRequest, { readonly kind: 'own' }> & { readonly sentAt: string }

/** Every saved request for a loan, whether it was sent or not. */
export const savedLoanRequests = resource<LoanRequests>(async () => {
  const [own, refinance, lenders] = await Promise.all([
    ask('GET /api/v1/loans/'),
    ask('GET /api/v1/loans/refinance_loan/'),
    ask('GET /api/v1/loans/alt_loan/'),
  ])
  if (!own.ok) return own
  if (!refinance.ok) return refinance
  if (!lenders.ok) return lenders
  return done({ own: own.data.results[0], refinance: refinance.data.results[0], lenders: lenders.data.results[0] })
})

/** What is asked for in a mode: what its pages keep a sum of. Lenders are asked only where the person let us. */
export function requestsIn(
  { steps }: Pick<WalkedMode, 'steps'>,
  facts: Facts,
  { own, refinance, lenders }: LoanRequests,
): readonly LoanRequest[] {
  const stores = new Set(
    Object.values(steps).flatMap(({ fields = [] }) => fields.map((field) => ('store' in field ? field.store : undefined))),
  )
  const isWithLenders = facts['offers_choice'] === 'yes' && lenders?.terms_condition === true
  return [
    ...(own && stores.has('loans.borrow_amount') ? [{ kind: 'own', loan: own } as const] : []),
    ...(refinance?.borrow_amount && stores.has('refinance_loan.borrow_amount') ? [{ kind: 'refinance', loan: refinance } as const] : []),
    ...(lenders?.borrow_amount && isWithLenders ? [{ kind: 'lenders', loan: lenders } as const] : []),
  ]
}

/** What people were asked to answer, with when. A loan from one's own savings needs nobody's answer. */
export function sentRequests({ refinance, lenders }: LoanRequests): readonly SentRequest[] {
  return [
    ...(refinance?.sent_at && refinance.outcome !== 'taken-back'
      ? [{ kind: 'refinance', loan: refinance, sentAt: refinance.sent_at } as const]
      : []),
    ...(lenders?.sent_at && lenders.outcome !== 'taken-back' ? [{ kind: 'lenders', loan: lenders, sentAt: lenders.sent_at } as const] : []),
  ]
}
