import type { RecordName } from '@app/schemas/flow/purposes/answer-records'
import type { RecordKind } from './record.ts'

type Load = () => Promise<RecordKind>

/** How each record is loaded and saved: those that `store` may name, and those that a page adds to. Each is loaded when a page needs it. */
const records = {
  questionnaire: () => import('./questionnaire.ts').then(({ questionnaire }) => questionnaire),
  personal_information: () => import('./people/personal-information.ts').then(({ personalInformation }) => personalInformation),
  letter_of_authorization: () => import('./papers/letter-of-authorization.ts').then(({ letterOfAuthorization }) => letterOfAuthorization),
  employers: () => import('./people/employers.ts').then(({ employers }) => employers),
  known_providers: () => import('./accounts/known-providers.ts').then(({ knownProviders }) => knownProviders),
  refinance_loan: () => import('./loans/refinance-loan.ts').then(({ refinanceLoan }) => refinanceLoan),
  alt_loan: () => import('./loans/alt-loan.ts').then(({ altLoan }) => altLoan),
  loan_requests: () => import('./loans/loan-requests.ts').then(({ loanRequests }) => loanRequests),
  loans: () => import('./loans/loans.ts').then(({ loans }) => loans),
  ira_accounts: () => import('./ira/ira-accounts.ts').then(({ iraAccounts }) => iraAccounts),
  payments: () => import('./money/payments.ts').then(({ payments }) => payments),
  transfer_requests: () => import('./accounts/transfer-requests.ts').then(({ transferRequests }) => transferRequests),
  rollover_destinations: () => import('./accounts/plan-destinations.ts').then(({ planDestinations }) => planDestinations),
  financial_accounts: () => import('./accounts/financial-accounts.ts').then(({ financialAccounts }) => financialAccounts),
  manual_accounts: () => import('./accounts/manual-accounts.ts').then(({ manualAccounts }) => manualAccounts),
  unclaimed_properties: () => import('./search/unclaimed-properties.ts').then(({ unclaimedProperties }) => unclaimedProperties),
  phone: () => import('./people/phone.ts').then(({ phone }) => phone),
  photo_id: () => import('./people/photo-id.ts').then(({ photoId }) => photoId),
  savings_programs: () => import('./money/savings-programs.ts').then(({ savingsPrograms }) => savingsPrograms),
  terms_conditions: () => import('./papers/terms-conditions.ts').then(({ termsConditions }) => termsConditions),
  safe_harbor_accounts: () => import('./accounts/safe-harbor-accounts.ts').then(({ safeHarborAccounts }) => safeHarborAccounts),
  unlocks: () => import('./accounts/unlocks.ts').then(({ unlocks }) => unlocks),
  unlocked_accounts: () => import('./accounts/unlocked-accounts.ts').then(({ unlockedAccounts }) => unlockedAccounts),
  verification_documents: () => import('./papers/verification-documents.ts').then(({ verificationDocuments }) => verificationDocuments),
  search_calls: () => import('./calls/search-calls.ts').then(({ searchCalls }) => searchCalls),
  signing_sessions: () => import('./papers/signing-sessions.ts').then(({ signingSessions }) => signingSessions),
  alt_personal_information: () =>
    import('./search/alt-personal-information.ts').then(({ altPersonalInformation }) => altPersonalInformation),
  consents: () => import('./people/consents.ts').then(({ consents }) => consents),
  investment_account_info: () => import('./ira/investment-account-info.ts').then(({ investmentAccountInfo }) => investmentAccountInfo),
  contact_messages: () => import('./people/contact-messages.ts').then(({ contactMessages }) => contactMessages),
  found_accounts: () => import('./accounts/found-accounts.ts').then(({ foundAccounts }) => foundAccounts),
  searches: () => import('./search/searches.ts').then(({ searches }) => searches),
  user_providers: () => import('./accounts/user-providers.ts').then(({ userProviders }) => userProviders),
  custom_portfolios: () => import('./money/custom-portfolios.ts').then(({ customPortfolios }) => customPortfolios),
  memberships: () => import('./money/memberships.ts').then(({ memberships }) => memberships),
} satisfies Readonly<Record<RecordName | 'questionnaire' | 'searches', Load>>

/** The record of a name, or an error where there is none. */
export function recordOf(name: string): Promise<RecordKind> {
  if (!isRecord(name)) throw new Error(`There is no record “${name}”.`)
  return records[name]()
}

function isRecord(name: string): name is keyof typeof records {
  return Object.hasOwn(records, name)
}
