import { accountContracts } from '@app/schemas/api/accounts/accounts'
import { worthContracts } from '@app/schemas/api/accounts/worth'
import { calls, type Domain } from '../domain.ts'
import { accountFacts } from './facts.ts'
import { iraKindTasks } from './ira-kind-tasks.ts'
import { ownSources } from './own-sources.ts'
import { confirmedPhoneOf } from './phone.ts'
import { confirmPhoneOnCall, knownPhoneOf } from './phone-on-call.ts'
import { accountHandlers } from './routes.ts'
import { sealedIraAccounts, sealedPhoneConfirmations } from './sealed.ts'
import { findWished } from './store.ts'
import { worthHandlers } from './worth-routes.ts'

/** Accounts as a whole. */
export const accounts = {
  calls: [
    calls(accountContracts, (context) => accountHandlers({ sources: ownSources(context), sms: context.partners.sms, context })),
    calls(worthContracts, (context) => worthHandlers(context, ownSources(context))),
  ],
  facts: { accounts: () => accountFacts },
  tasks: iraKindTasks,
  hooks: { phoneOf: confirmedPhoneOf, knownPhoneOf, confirmPhoneOnCall, findWished },
  sealed: [sealedIraAccounts, sealedPhoneConfirmations],
  personal: {
    forgotten: ['phone_confirmations', 'partner_searches', 'safe_harbor_answers', 'rollover_wishes', 'ira_wishes', 'ira_accounts'],
  },
} satisfies Domain
