import type { employerContracts } from '../api/accounts/employers.ts'
import type { financialAccountContracts } from '../api/accounts/financial-accounts.ts'
import type { foundAccountContracts } from '../api/accounts/found-accounts.ts'
import type { rolloverContracts } from '../api/accounts/rollovers.ts'
import type { worthContracts } from '../api/accounts/worth.ts'
import type { AnswerOf } from '../api/contract.ts'
import type { brokerageContracts } from '../api/money/brokerage.ts'
import type { loanContracts } from '../api/money/loans.ts'
import type { authContracts } from '../api/people/auth.ts'
import type { notificationContracts } from '../api/people/notifications.ts'
import type { BrandFile } from '../flow/site/brand.ts'
import type { Language } from '../language.ts'

/** What the first screen of the overview is drawn from, by the calls that answer with it. */
export type DrawnAnswers = {
  readonly '/api/v1/auth/user/': AnswerOf<typeof authContracts.getUser>
  readonly '/api/v1/accounts/investment_account/history/': AnswerOf<typeof worthContracts.getValueHistory>
  readonly '/api/v1/accounts/found_accounts/': AnswerOf<typeof foundAccountContracts.listFoundAccounts>
  readonly '/api/v1/financial_accounts/accounts/?is_retirement=true': AnswerOf<typeof financialAccountContracts.listFinancialAccounts>
  readonly '/api/v1/employers/fees/': Pick<AnswerOf<typeof employerContracts.compareFees>, 'results'>
  readonly '/api/v1/accounts/found_accounts_tracker/': AnswerOf<typeof rolloverContracts.trackRollovers>
  readonly '/api/v1/loans/': Pick<AnswerOf<typeof loanContracts.listLoans>, 'results'>
  readonly '/api/v1/apex/investigation/issues/': AnswerOf<typeof brokerageContracts.listInvestigationIssues>
  readonly '/api/v1/notifications/': Pick<AnswerOf<typeof notificationContracts.listNotifications>, 'unread'>
}

const drawnCalls: Readonly<Record<keyof DrawnAnswers, true>> = {
  '/api/v1/auth/user/': true,
  '/api/v1/accounts/investment_account/history/': true,
  '/api/v1/accounts/found_accounts/': true,
  '/api/v1/financial_accounts/accounts/?is_retirement=true': true,
  '/api/v1/employers/fees/': true,
  '/api/v1/accounts/found_accounts_tracker/': true,
  '/api/v1/loans/': true,
  '/api/v1/apex/investigation/issues/': true,
  '/api/v1/notifications/': true,
}

/** What the overview asks for as it opens and the service sends along with it: reads alone, word for word as the page asks. */
export const overviewCalls = (language: Language): readonly string[] => [
  ...Object.keys(drawnCalls),
  `/api/journeys?language=${language}`,
  '/api/v1/apex/user/accounts/',
  '/api/v1/loans/refinance_loan/',
  '/api/v1/loans/alt_loan/',
  '/api/v1/accounts/found_accounts/rollover_notes/',
  '/api/v1/accounts/providers/unique/',
  '/api/v1/accounts/calls/',
  '/api/v1/portfolios/savings_program/',
  '/api/v1/apex/user/transfer_schedules/?status=ACTIVE',
  '/api/v1/apex/user/transfer_schedules/?status=PAUSED',
  '/api/v1/financial_accounts/accounts/primary/',
  '/api/v1/financial_accounts/accounts/',
  '/api/v1/accounts/unclaimed_properties/',
]

/** Whether everything is there that the first screen says: nothing is said before it is known. */
export function canBeDrawn(answers: Partial<DrawnAnswers>): answers is DrawnAnswers {
  return Object.keys(drawnCalls).every((call) => Object.hasOwn(answers, call))
}

export type OverviewDrawing = { readonly language: Language; readonly brand: Pick<BrandFile, 'name'>; readonly answers: DrawnAnswers }

/** The file that the web package builds and the service loads. */
export type OverviewRenderer = { readonly drawOverview: (drawing: OverviewDrawing) => string }
