import { accountContracts } from './accounts.ts'
import { analyticsContracts } from './analytics.ts'
import { authContracts } from './auth.ts'
import { brokerageContracts } from './brokerage.ts'
import { callContracts } from './calls.ts'
import { chatContracts } from './chat.ts'
import { companyContracts } from './companies.ts'
import { consentContracts } from './consents.ts'
import type { Contracts } from './contract.ts'
import { demoContracts } from './demo.ts'
import { devContracts } from './dev.ts'
import { documentContracts } from './documents.ts'
import { employerContracts } from './employers.ts'
import { financialAccountContracts } from './financial-accounts.ts'
import { flowContracts } from './flows.ts'
import { foundAccountContracts } from './found-accounts.ts'
import { funnelContracts } from './funnels.ts'
import { journeyContracts } from './journeys.ts'
import { knownProviderContracts } from './known-providers.ts'
import { linkingContracts } from './linking.ts'
import { loanContracts } from './loans.ts'
import { mailerContracts } from './mailer.ts'
import { membershipContracts } from './memberships.ts'
import { offerContracts } from './offers.ts'
import { operationsContracts } from './operations.ts'
import { otherLoanContracts } from './other-loans.ts'
import { paymentContracts } from './payments.ts'
import { personalInformationContracts } from './personal-information.ts'
import { portfolioContracts } from './portfolios.ts'
import { progressContracts } from './progress.ts'
import { questionnaireContracts } from './questionnaire.ts'
import { quizContracts } from './quizzes.ts'
import { recordKeeperContracts } from './record-keepers.ts'
import { sandboxPaymentContracts } from './sandbox-payments.ts'
import { serviceContracts } from './service.ts'
import { settingsContracts } from './settings.ts'
import { signingContracts } from './signing.ts'
import { trackingContracts } from './tracking.ts'
import { unclaimedContracts } from './unclaimed.ts'
import { waitlistContracts } from './waitlist.ts'
import { webhookContracts } from './webhooks.ts'

/** Every call of the service, by domain. A domain that is not listed here cannot be served. */
export const domains = {
  service: serviceContracts,
  flows: flowContracts,
  operations: operationsContracts,
  dev: devContracts,
  demo: demoContracts,
  auth: authContracts,
  waitlist: waitlistContracts,
  employers: employerContracts,
  companies: companyContracts,
  recordKeepers: recordKeeperContracts,
  knownProviders: knownProviderContracts,
  linking: linkingContracts,
  financialAccounts: financialAccountContracts,
  calls: callContracts,
  accounts: accountContracts,
  progress: progressContracts,
  journeys: journeyContracts,
  personalInformation: personalInformationContracts,
  settings: settingsContracts,
  questionnaire: questionnaireContracts,
  documents: documentContracts,
  signing: signingContracts,
  consents: consentContracts,
  loans: loanContracts,
  otherLoans: otherLoanContracts,
  foundAccounts: foundAccountContracts,
  unclaimed: unclaimedContracts,
  portfolios: portfolioContracts,
  brokerage: brokerageContracts,
  webhooks: webhookContracts,
  offers: offerContracts,
  chat: chatContracts,
  quizzes: quizContracts,
  mailer: mailerContracts,
  analytics: analyticsContracts,
  tracking: trackingContracts,
  funnels: funnelContracts,
  memberships: membershipContracts,
  payments: paymentContracts,
  sandboxPayments: sandboxPaymentContracts,
} as const satisfies Readonly<Record<string, Contracts>>
