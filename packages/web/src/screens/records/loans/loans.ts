import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { loanRequest, savedAltLoan, savedRefinanceLoan } from '../../data/loans/loans.ts'
import type { RecordKind, Work } from '../record.ts'
import { saveAltLoan } from './alt-loan.ts'
import { confirmLoan } from './confirm-loan.ts'
import { savedFee, saveLoanFee } from './loan-fee.ts'
import { saveLoanRequest } from './loan-request.ts'
import { saveRefinanceLoan } from './refinance-loan.ts'
import { wrongLoanRequest } from './wrong-loan-request.ts'

/** A loan on its way: the request, what lenders need to know for one, how its fee is paid, and the word that agrees to its terms. */
export const loans: RecordKind = {
  load: async () => {
    const [request, alt, refinance] = [await loanRequest.load(), await savedAltLoan.load(), await savedRefinanceLoan.load()]
    if (!request.ok) return request
    const told = { ...(refinance.ok && refinance.data), ...(alt.ok && alt.data) }
    const { data: loan } = request
    return done({
      purpose: loan?.purpose ?? told.purpose,
      annual_income: told.annual_income,
      credit_rating: alt.ok ? alt.data?.credit_rating : undefined,
      borrow_amount: loan?.borrow_amount,
      term: loan && String(loan.term),
      ...(loan && (await savedFee(loan))),
    })
  },
  wrong: async (answers) => (partOf(answers) === 'request' ? wrongLoanRequest(answers) : {}),
  save: (answers, work) => saves[partOf(answers)](answers, work),
}

type Part = 'word' | 'for-lenders' | 'fee' | 'request'

const saves: Readonly<Record<Part, RecordKind['save']>> = {
  word: async ({ confirmed, ...answers }, work) =>
    confirmed === true ? confirmLoan(answers, work) : failed({ code: 'terms_required', detail: notAgreed[language()] }),
  'for-lenders': saveForLenders,
  fee: saveLoanFee,
  request: saveLoanRequest,
}

/** Each page of a loan asks for one part of it. */
function partOf(answers: Typed): Part {
  if (answers['confirmed'] !== undefined) return 'word'
  if ('annual_income' in answers || 'credit_rating' in answers) return 'for-lenders'
  return 'fee_payment' in answers ? 'fee' : 'request'
}

const notAgreed: Words<string> = {
  en: 'Tick the box to go on with these terms, or go back to change them.',
  es: 'Marca la casilla para seguir con estas condiciones, o vuelve atrás para cambiarlas.',
}

/** Lenders ask for these: they stand with the request for a loan from a lender, and with a loan that is to be replaced. */
async function saveForLenders(answers: Typed, work: Work): Promise<Answer<unknown>> {
  const saved = await saveAltLoan(answers, work)
  if (!saved.ok) return saved
  const refinance = await savedRefinanceLoan.load()
  if (!refinance.ok || !refinance.data) return refinance
  const { credit_rating: _ofLenders, ...own } = answers
  return saveRefinanceLoan(own, { key: `${work.key}-refinance` })
}
