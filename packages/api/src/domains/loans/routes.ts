import type { loanContracts } from '@app/schemas/api/money/loans'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { confirmLoan } from './confirm.ts'
import { findLoanAnswer, listLoanAnswers } from './loan-answers.ts'
import type { LoanContext } from './loan-context.ts'
import { quoteLoan } from './quote.ts'
import { listDue, scheduleOfLoan } from './repayments/past-due.ts'
import { payDue } from './repayments/pay.ts'
import { changeRequest, requestLoan } from './request.ts'

/** Loans from an individual 401(k). */
export function loanHandlers(parts: LoanContext) {
  return {
    listLoans: async ({ person }) => ({ results: await listLoanAnswers(parts, person.id) }),
    quoteLoan: ({ person, query }) => quoteLoan(parts, person.id, query),
    getLoan: async ({ person, params }) => (await findLoanAnswer(parts, parts.context.db, person.id, params.id)) ?? fail('not_found'),
    getLoanSchedule: ({ person, params }) => scheduleOfLoan(parts, person.id, params.id),
    addUserLoan: ({ person, requestKey, body }) => requestLoan(parts, { personId: person.id, key: requestKey }, body),
    updateLoan: ({ person, requestKey, params, base, body }) =>
      changeRequest(parts, { personId: person.id, key: requestKey }, params.id, base, body),
    confirmLoan: ({ person, requestKey, body }) => confirmLoan(parts, person.id, requestKey, body),
    listPastDueRepayments: ({ person, params }) => listDue(parts, person.id, params.id),
    payPastDueRepayments: ({ person, requestKey, params, body }) => payDue(parts, person.id, requestKey, params.id, body.amount),
  } satisfies Handlers<typeof loanContracts>
}
