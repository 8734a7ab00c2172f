import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { altLoanKept, refinanceLoanKept } from '../../data/loans/loans.ts'
import { numberOf, oneOf, textOf, yearsOf } from '../columns.ts'
import { keepOnce } from '../keep-once.ts'
import type { RecordKind, Work } from '../record.ts'

/** The loan that the person would replace, or ask of the plan at work. */
export const refinanceLoan: RecordKind = {
  load: async () => {
    const kept = await refinanceLoanKept.load()
    return kept.ok ? done({ ...kept.data, term: kept.data?.term == null ? undefined : String(kept.data.term) }) : kept
  },
  // Who has asked lenders for a sum already begins with that one here.
  suggest: async () => {
    const asked = await altLoanKept.load()
    const { borrow_amount, term } = (asked.ok && asked.data) || {}
    return { borrow_amount, term: term == null ? undefined : String(term) }
  },
  save: saveRefinanceLoan,
}

export async function saveRefinanceLoan(answers: Typed, { key }: Pick<Work, 'key'>): Promise<Answer<unknown>> {
  const body = bodyOf(answers)
  return keepOnce(refinanceLoanKept, {
    add: () => ask('POST /api/v1/loans/refinance_loan/create/', { body, key }),
    change: ({ pk, version }) =>
      ask('PATCH /api/v1/loans/refinance_loan/{id}/update/', { params: { id: pk }, base: version, body, key: `${key}-${version}` }),
  })
}

function bodyOf(answers: Typed) {
  return {
    ...('borrow_amount' in answers && { borrow_amount: numberOf(answers['borrow_amount']) }),
    ...('term' in answers && { term: yearsOf(answers['term']) }),
    ...('purpose' in answers && { purpose: oneOf(loanPurposes, answers['purpose']) }),
    ...('annual_income' in answers && { annual_income: numberOf(answers['annual_income']) }),
    ...('interest_rate' in answers && { interest_rate: numberOf(answers['interest_rate']) }),
    ...('lender' in answers && { lender: textOf(answers['lender']) }),
    ...('current_term' in answers && { current_term: yearsOf(answers['current_term']) }),
    ...('current_balance' in answers && { current_balance: numberOf(answers['current_balance']) }),
  }
}
