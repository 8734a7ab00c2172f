import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { loanLimits } from '../../data/loans/loan-quote.ts'
import { type Loan, loanRequest } from '../../data/loans/loans.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { numberOf, oneOf, saveOnce, type Work, yearsOf } from '../record.ts'

/** Saves the request for a loan from one’s own plan, at the price that was shown. A different price is shown first, and never applied in silence. */
export async function saveLoanRequest(answers: Typed, { key }: Work): Promise<Answer<unknown>> {
  const [borrow_amount, term, purpose] = [
    numberOf(answers['borrow_amount']),
    yearsOf(answers['term']),
    oneOf(loanPurposes, answers['purpose']),
  ]
  if (borrow_amount === null || term === null) return done(undefined)
  const body = { borrow_amount, term, ...(purpose && { purpose }), ...believed() }
  const saved = await saveOnce<Loan>(loanRequest, {
    add: () => ask('POST /api/v1/loans/add_user_loan/', { body, key }),
    change: ({ pk, version }) =>
      ask('PATCH /api/v1/loans/{id}/update/', { params: { id: pk }, base: version, body, key: `${key}-${version}` }),
  })
  // The note that waits for a signature is about this request.
  if (saved.ok) savedSigning.forget()
  else if (saved.failure.code === 'price_changed') loanLimits.forget()
  return saved
}

function believed() {
  const offer = loanLimits.peek()?.offer
  return offer ? { interest_rate: offer.interest_rate, origination_fee: offer.origination_fee } : {}
}
