import { type Answer, done, failed } from '../../client/answer.ts'
import { altLoanKept, loanRequest, refinanceLoanKept } from '../data/loans.ts'
import { saveAltLoan } from './alt-loan.ts'
import { confirmLoan } from './confirm-loan.ts'
import { feeKept, saveLoanFee } from './loan-fee.ts'
import { saveLoanRequest } from './loan-request.ts'
import type { RecordKind, Work } from './record.ts'
import { saveRefinanceLoan } from './refinance-loan.ts'
import { wrongLoanRequest } from './wrong-loan-request.ts'

/** A loan on its way: the request, what lenders need to know for one, how its fee is paid, and the word that agrees to its terms. */
export const loans: RecordKind = {
  load: async () => {
    const [request, alt, refinance] = [await loanRequest.load(), await altLoanKept.load(), await refinanceLoanKept.load()]
    if (!request.ok) return request
    const told = { ...(refinance.ok && refinance.data), ...(alt.ok && alt.data) }
    const { data: loan } = request
    return done({
      purpose: loan?.purpose ?? told.purpose,
      annual_income: told.annual_income,
      credit_rating: alt.ok ? alt.data?.credit_rating : undefined,
      borrow_amount: loan?.borrow_amount,
      term: loan && String(loan.term),
      ...(loan && (await feeKept(loan))),
    })
  },
  wrong: wrongLoanRequest,
  save: async ({ confirmed, ...answers }, work) => {
    if (confirmed !== undefined) return confirmed === true ? confirmLoan(answers, work) : failed(notAgreed)
    if ('annual_income' in answers || 'credit_rating' in answers) return saveForLenders(answers, work)
    if ('fee_payment' in answers) return saveLoanFee(answers, work)
    return saveLoanRequest(answers, work)
  },
}

const notAgreed = { code: 'terms_required', detail: 'Tick the box to go on with these terms, or go back to change them.' } as const

/** Lenders ask for these: they stand with the request for a loan from a lender, and with a loan that is to be replaced. */
async function saveForLenders(answers: Readonly<Record<string, unknown>>, work: Work): Promise<Answer<unknown>> {
  const saved = await saveAltLoan(answers, work)
  if (!saved.ok) return saved
  const refinance = await refinanceLoanKept.load()
  if (!refinance.ok || !refinance.data) return refinance
  const { credit_rating: _ofLenders, ...own } = answers
  return saveRefinanceLoan(own, { key: `${work.key}-refinance` })
}
