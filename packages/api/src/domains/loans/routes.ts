import type { loanContracts } from '@app/schemas/api/money/loans'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { findLoanAnswer, listLoanAnswers } from './loan-answers.ts'
import { listPayments } from './repayments/list-payments.ts'
import { listDue } from './repayments/past-due.ts'
import { payDue, payEarly } from './repayments/pay.ts'
import { quoteExtra } from './repayments/quote-extra.ts'
import { scheduleOfLoan } from './repayments/schedule-of-loan.ts'
import { confirmLoan } from './requests/confirm.ts'
import { changeRequest, requestLoan } from './requests/request.ts'

/** Loans from an individual 401(k). */
export function loanHandlers(context: Context) {
  return {
    listLoans: ({ person, query, sender }) => listLoanAnswers(context, person.id, query, sender.language),
    getLoan: async ({ person, params }) => (await findLoanAnswer(context, context.db, person.id, params.id)) ?? fail('not_found'),
    getLoanSchedule: ({ person, params }) => scheduleOfLoan(context, person.id, params.id),
    addUserLoan: ({ person, requestKey, body }) => requestLoan(context, { personId: person.id, key: requestKey }, body),
    updateLoan: ({ person, requestKey, params, base, body }) =>
      changeRequest(context, { personId: person.id, key: requestKey }, params.id, base, body),
    confirmLoan: ({ person, requestKey, body }) => confirmLoan(context, person.id, requestKey, body),
    listPastDueRepayments: ({ person, params, sender }) => listDue(context, person.id, params.id, sender.language),
    payPastDueRepayments: ({ person, requestKey, params, body }) =>
      payDue(context, { personId: person.id, key: requestKey, loanId: params.id }, body.amount),
    listLoanPayments: ({ person, params, sender }) => listPayments(context, person.id, params.id, sender.language),
    payLoan: ({ person, requestKey, params, body }) => payEarly(context, { personId: person.id, key: requestKey, loanId: params.id }, body),
    quoteExtraPayment: ({ person, params, body }) => quoteExtra(context, person.id, params.id, body.amount),
  } satisfies Handlers<typeof loanContracts>
}
