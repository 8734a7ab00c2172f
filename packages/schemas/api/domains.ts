import { accountContracts } from './accounts/accounts.ts'
import { companyContracts } from './accounts/companies.ts'
import { employerContracts } from './accounts/employers.ts'
import { financialAccountContracts } from './accounts/financial-accounts.ts'
import { foundAccountContracts } from './accounts/found-accounts.ts'
import { knownProviderContracts } from './accounts/known-providers.ts'
import { linkingContracts } from './accounts/linking.ts'
import { recordKeeperContracts } from './accounts/record-keepers.ts'
import { rolloverContracts } from './accounts/rollovers.ts'
import { unclaimedContracts } from './accounts/unclaimed.ts'
import { worthContracts } from './accounts/worth.ts'
import type { Contracts } from './contract.ts'
import { demoContracts } from './demo.ts'
import { customerContracts } from './desk/customers.ts'
import { staffContracts } from './desk/staff.ts'
import { taskContracts } from './desk/tasks.ts'
import { devContracts } from './dev.ts'
import { flowContracts } from './flows.ts'
import { brokerageContracts } from './money/brokerage.ts'
import { loanContracts } from './money/loans.ts'
import { membershipContracts } from './money/memberships.ts'
import { otherLoanContracts } from './money/other-loans.ts'
import { paymentContracts } from './money/payments.ts'
import { portfolioContracts } from './money/portfolios.ts'
import { recharacterizationContracts } from './money/recharacterizations.ts'
import { sandboxPaymentContracts } from './money/sandbox-payments.ts'
import { operationsContracts } from './operations.ts'
import { authContracts } from './people/auth.ts'
import { beneficiaryContracts } from './people/beneficiaries.ts'
import { callContracts } from './people/calls.ts'
import { closingContracts } from './people/closing.ts'
import { consentContracts } from './people/consents.ts'
import { documentContracts } from './people/documents.ts'
import { exportContracts } from './people/exports.ts'
import { helpContracts } from './people/help.ts'
import { journeyContracts } from './people/journeys.ts'
import { notificationContracts } from './people/notifications.ts'
import { passkeyContracts } from './people/passkeys.ts'
import { personalInformationContracts } from './people/personal-information.ts'
import { progressContracts } from './people/progress.ts'
import { questionnaireContracts } from './people/questionnaire.ts'
import { recoveryContracts } from './people/recovery.ts'
import { secondFactorContracts } from './people/second-factor.ts'
import { factorSignInContracts } from './people/second-factor-sign-in.ts'
import { settingsContracts } from './people/settings.ts'
import { signingContracts } from './people/signing.ts'
import { serviceContracts } from './service.ts'
import { analyticsContracts } from './visitors/analytics.ts'
import { chatContracts } from './visitors/chat.ts'
import { funnelContracts, wayContracts } from './visitors/funnels.ts'
import { mailerContracts } from './visitors/mailer.ts'
import { offerContracts } from './visitors/offers.ts'
import { quizContracts } from './visitors/quizzes.ts'
import { trackingContracts } from './visitors/tracking.ts'
import { waitlistContracts } from './visitors/waitlist.ts'
import { webhookContracts } from './webhooks.ts'

/** Every call of the service, by domain. A domain that is not listed here cannot be served. */
export const domains = {
  service: serviceContracts,
  flows: flowContracts,
  operations: operationsContracts,
  dev: devContracts,
  demo: demoContracts,
  auth: authContracts,
  secondFactor: secondFactorContracts,
  passkeys: passkeyContracts,
  factorSignIn: factorSignInContracts,
  recovery: recoveryContracts,
  staff: staffContracts,
  tasks: taskContracts,
  customers: customerContracts,
  waitlist: waitlistContracts,
  employers: employerContracts,
  companies: companyContracts,
  recordKeepers: recordKeeperContracts,
  knownProviders: knownProviderContracts,
  linking: linkingContracts,
  financialAccounts: financialAccountContracts,
  calls: callContracts,
  accounts: accountContracts,
  worth: worthContracts,
  progress: progressContracts,
  journeys: journeyContracts,
  personalInformation: personalInformationContracts,
  settings: settingsContracts,
  beneficiaries: beneficiaryContracts,
  notifications: notificationContracts,
  help: helpContracts,
  closing: closingContracts,
  exports: exportContracts,
  questionnaire: questionnaireContracts,
  documents: documentContracts,
  signing: signingContracts,
  consents: consentContracts,
  loans: loanContracts,
  otherLoans: otherLoanContracts,
  foundAccounts: foundAccountContracts,
  rollovers: rolloverContracts,
  unclaimed: unclaimedContracts,
  portfolios: portfolioContracts,
  brokerage: brokerageContracts,
  recharacterizations: recharacterizationContracts,
  webhooks: webhookContracts,
  offers: offerContracts,
  chat: chatContracts,
  quizzes: quizContracts,
  mailer: mailerContracts,
  analytics: analyticsContracts,
  tracking: trackingContracts,
  funnels: funnelContracts,
  ways: wayContracts,
  memberships: membershipContracts,
  payments: paymentContracts,
  sandboxPayments: sandboxPaymentContracts,
} as const satisfies Readonly<Record<string, Contracts>>
