import { type Answer, done, failed } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import type { Typed } from '../../client/drafts.ts'
import { loanRequest } from '../data/loans.ts'
import { readShownTerms, shownTermsColumn } from '../panels/loan-schedule/use-shown-terms.ts'
import type { Work } from './record.ts'

/**
 * Agrees to the terms that stood on the page. A loan from one’s own plan is confirmed with the service; a lender, or the plan at work,
 * decides by itself, and nothing is agreed with us.
 */
export async function confirmLoan(answers: Typed, { key }: Work): Promise<Answer<unknown>> {
  const shown = readShownTerms(answers[shownTermsColumn])
  if (!shown) return failed({ code: 'terms_required', detail: notShown })
  if (shown.kind !== 'plan') return done(undefined)
  const confirmed = await ask('POST /api/v1/loans/confirm/', {
    body: { loan_id: shown.loan_id, terms_version: shown.terms_version, spouse_consent: answers['spouse_consent'] === true },
    key,
  })
  // Agreed to before, here or on another device: it is what the person wants.
  if (!confirmed.ok && confirmed.failure.code !== 'already_done') return confirmed
  loanRequest.forget()
  return done(undefined)
}

const notShown =
  'The terms are not on the page, so you cannot agree to them yet. Nothing is agreed. Go back and enter an amount, or load the page again.'
