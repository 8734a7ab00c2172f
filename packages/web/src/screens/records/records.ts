import type { RecordKind } from './record.ts'

type Load = () => Promise<RecordKind>

/** Every record that a step file may keep answers in, by the first word of its `store`. Loaded when a page needs it. */
const records: Readonly<Record<string, Load>> = {
  questionnaire: () => import('./questionnaire.ts').then(({ questionnaire }) => questionnaire),
  personal_information: () => import('./personal-information.ts').then(({ personalInformation }) => personalInformation),
  client: () => import('./client.ts').then(({ client }) => client),
  letter_of_authorization: () => import('./letter-of-authorization.ts').then(({ letterOfAuthorization }) => letterOfAuthorization),
  employers: () => import('./employers.ts').then(({ employers }) => employers),
  known_providers: () => import('./known-providers.ts').then(({ knownProviders }) => knownProviders),
  refinance_loan: () => import('./refinance-loan.ts').then(({ refinanceLoan }) => refinanceLoan),
  alt_loan: () => import('./alt-loan.ts').then(({ altLoan }) => altLoan),
  loan_requests: () => import('./loan-requests.ts').then(({ loanRequests }) => loanRequests),
  loans: () => import('./loans.ts').then(({ loans }) => loans),
  ira_accounts: () => import('./ira-accounts.ts').then(({ iraAccounts }) => iraAccounts),
  payments: () => import('./payments.ts').then(({ payments }) => payments),
  transfer_requests: () => import('./transfer-requests.ts').then(({ transferRequests }) => transferRequests),
  financial_accounts: () => import('./financial-accounts.ts').then(({ financialAccounts }) => financialAccounts),
  manual_accounts: () => import('./manual-accounts.ts').then(({ manualAccounts }) => manualAccounts),
  unclaimed_properties: () => import('./unclaimed-properties.ts').then(({ unclaimedProperties }) => unclaimedProperties),
  phone: () => import('./phone.ts').then(({ phone }) => phone),
  photo_id: () => import('./photo-id.ts').then(({ photoId }) => photoId),
  savings_programs: () => import('./savings-programs.ts').then(({ savingsPrograms }) => savingsPrograms),
  terms_conditions: () => import('./terms-conditions.ts').then(({ termsConditions }) => termsConditions),
  safe_harbor_accounts: () => import('./safe-harbor-accounts.ts').then(({ safeHarborAccounts }) => safeHarborAccounts),
  unlocks: () => import('./unlocks.ts').then(({ unlocks }) => unlocks),
  unlocked_accounts: () => import('./unlocked-accounts.ts').then(({ unlockedAccounts }) => unlockedAccounts),
  verification_documents: () => import('./verification-documents.ts').then(({ verificationDocuments }) => verificationDocuments),
  search_calls: () => import('./search-calls.ts').then(({ searchCalls }) => searchCalls),
  signing_sessions: () => import('./signing-sessions.ts').then(({ signingSessions }) => signingSessions),
  alt_personal_information: () => import('./alt-personal-information.ts').then(({ altPersonalInformation }) => altPersonalInformation),
  consents: () => import('./consents.ts').then(({ consents }) => consents),
  investment_account_info: () => import('./investment-account-info.ts').then(({ investmentAccountInfo }) => investmentAccountInfo),
  contact_messages: () => import('./contact-messages.ts').then(({ contactMessages }) => contactMessages),
  found_accounts: () => import('./found-accounts.ts').then(({ foundAccounts }) => foundAccounts),
  searches: () => import('./searches.ts').then(({ searches }) => searches),
  user_providers: () => import('./user-providers.ts').then(({ userProviders }) => userProviders),
  custom_portfolios: () => import('./custom-portfolios.ts').then(({ customPortfolios }) => customPortfolios),
  memberships: () => import('./memberships.ts').then(({ memberships }) => memberships),
}

export function loadRecord(name: string): Promise<RecordKind> {
  const load = Object.hasOwn(records, name) ? records[name] : undefined
  if (!load) throw new Error(`Nothing keeps “${name}”.`)
  return load()
}
