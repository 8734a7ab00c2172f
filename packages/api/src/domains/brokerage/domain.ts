import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { recharacterizationContracts } from '@app/schemas/api/money/recharacterizations'
import { calls, type Domain } from '../domain.ts'
import { brokerageFacts } from './facts.ts'
import { accountEndings } from './for-papers.ts'
import { brokerageJobs, onBrokerageEvent } from './jobs.ts'
import { leavingBrokerage } from './leaving.ts'
import { ownsBrokerageAccount } from './money-of.ts'
import { identityTasks } from './opening/identity-tasks.ts'
import { recharacterizationHandlers } from './recharacterizations/routes.ts'
import { brokerageHandlers } from './routes.ts'
import { sealedBrokerageAccounts } from './sealed.ts'

/** Accounts at the brokerage, and money that goes there and comes from there. */
export const brokerage = {
  calls: [calls(brokerageContracts, brokerageHandlers), calls(recharacterizationContracts, recharacterizationHandlers)],
  jobs: brokerageJobs,
  webhooks: (context) => ({ brokerage: (event) => onBrokerageEvent(context, event) }),
  facts: { brokerage: () => brokerageFacts },
  hooks: {
    ownsAccount: ({ db }, personId, accountNumber) => ownsBrokerageAccount(db, personId, accountNumber),
    accountEndings,
  },
  tasks: identityTasks,
  sealed: [sealedBrokerageAccounts],
  personal: {
    ...leavingBrokerage,
    kept: {
      brokerage_schedules: 'orders to move money are part of the books',
      brokerage_transfers: 'money that was moved is part of the books',
      ira_recharacterizations: 'money that was moved is part of the books',
      brokerage_accounts: 'an account at the brokerage is closed there, and its books are kept',
    },
  },
} satisfies Domain
