import { creditRatings } from '@app/schemas/rules/loans/credit-ratings'
import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import type { Answer } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { savedAltLoan } from '../../data/loans/loans.ts'
import { numberOf, oneOf, type RecordKind, type Work, yearsOf } from '../record.ts'
import { outsideLoan } from './outside-loan.ts'

const columns = {
  borrow_amount: numberOf,
  term: yearsOf,
  purpose: (value: unknown) => oneOf(loanPurposes, value),
  annual_income: numberOf,
  credit_rating: (value: unknown) => oneOf(creditRatings, value),
  terms_condition: (value: unknown) => value === true,
}

const { load, save: saveAltLoan } = outsideLoan(savedAltLoan, columns, {
  add: (body, key) => ask('POST /api/v1/loans/alt_loan/create/', { body, key }),
  change: ({ pk, version }, body, key) =>
    ask('PATCH /api/v1/loans/alt_loan/{id}/update/', { params: { id: pk }, base: version, body, key }),
})

/** The request for a loan from a lender. People who say no take back that lenders may be asked. */
export const altLoan: RecordKind = {
  load,
  save: async ({ offers_choice, ...answers }, work) => (offers_choice === 'no' ? withdraw(work) : saveAltLoan(answers, work)),
}

export { saveAltLoan }

async function withdraw(work: Work): Promise<Answer<unknown>> {
  const kept = await savedAltLoan.load()
  if (!kept.ok || !kept.data?.terms_condition) return kept
  return saveAltLoan({ terms_condition: false }, work)
}
