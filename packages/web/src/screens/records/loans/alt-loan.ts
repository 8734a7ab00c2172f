import { creditRatings } from '@app/schemas/rules/loans/credit-ratings'
import { loanPurposes } from '@app/schemas/rules/loans/plan-loans'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { altLoanKept } from '../../data/loans/loans.ts'
import { numberOf, oneOf, yearsOf } from '../columns.ts'
import { keepOnce } from '../keep-once.ts'
import type { RecordKind, Work } from '../record.ts'

/** The request for a loan from a lender. Whoever says no takes back that lenders may be asked. */
export const altLoan: RecordKind = {
  load: async () => {
    const kept = await altLoanKept.load()
    return kept.ok ? done({ ...kept.data, term: kept.data?.term == null ? undefined : String(kept.data.term) }) : kept
  },
  save: async ({ offers_choice, ...answers }, work) => (offers_choice === 'no' ? takeBack(work) : saveAltLoan(answers, work)),
}

export async function saveAltLoan(answers: Typed, { key }: Pick<Work, 'key'>): Promise<Answer<unknown>> {
  const body = bodyOf(answers)
  if (Object.keys(body).length === 0) return done(undefined)
  return keepOnce(altLoanKept, {
    add: () => ask('POST /api/v1/loans/alt_loan/create/', { body, key }),
    change: ({ pk, version }) =>
      ask('PATCH /api/v1/loans/alt_loan/{id}/update/', { params: { id: pk }, base: version, body, key: `${key}-${version}` }),
  })
}

async function takeBack(work: Work): Promise<Answer<unknown>> {
  const kept = await altLoanKept.load()
  if (!kept.ok || !kept.data?.terms_condition) return kept
  return saveAltLoan({ terms_condition: false }, work)
}

function bodyOf(answers: Typed) {
  return {
    ...('borrow_amount' in answers && { borrow_amount: numberOf(answers['borrow_amount']) }),
    ...('term' in answers && { term: yearsOf(answers['term']) }),
    ...('purpose' in answers && { purpose: oneOf(loanPurposes, answers['purpose']) }),
    ...('annual_income' in answers && { annual_income: numberOf(answers['annual_income']) }),
    ...('credit_rating' in answers && { credit_rating: oneOf(creditRatings, answers['credit_rating']) }),
    ...('terms_condition' in answers && { terms_condition: answers['terms_condition'] === true }),
  }
}
