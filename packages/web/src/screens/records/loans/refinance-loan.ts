import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import { ask } from '../../../client/service/ask.ts'
import { savedAltLoan, savedRefinanceLoan } from '../../data/loans/loans.ts'
import { numberOf, oneOf, type RecordKind, textOf, yearsOf } from '../record.ts'
import { outsideLoan, termText } from './outside-loan.ts'

const columns = {
  borrow_amount: numberOf,
  term: yearsOf,
  purpose: (value: unknown) => oneOf(loanPurposes, value),
  annual_income: numberOf,
  interest_rate: numberOf,
  lender: textOf,
  current_term: yearsOf,
  current_balance: numberOf,
}

const { load, save: saveRefinanceLoan } = outsideLoan(savedRefinanceLoan, columns, {
  add: (body, key) => ask('POST /api/v1/loans/refinance_loan/create/', { body, key }),
  change: ({ pk, version }, body, key) =>
    ask('PATCH /api/v1/loans/refinance_loan/{id}/update/', { params: { id: pk }, base: version, body, key }),
})

/** The loan that the person would replace, or ask of the plan at work. */
export const refinanceLoan: RecordKind = {
  load,
  // People who have asked lenders for a sum already begin with that one here.
  suggest: async () => {
    const asked = await savedAltLoan.load()
    const { borrow_amount, term } = (asked.ok && asked.data) || {}
    return { borrow_amount, term: termText(term) }
  },
  save: saveRefinanceLoan,
}

export { saveRefinanceLoan }
