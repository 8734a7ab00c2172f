import { linkingContracts } from '@app/schemas/api/accounts/linking'
import { calls, type Domain } from '../domain.ts'
import { endLinks } from './end-link.ts'
import { hearLinking } from './events.ts'
import { linkingJobs } from './jobs.ts'
import { linkingHandlers } from './routes.ts'
import { sealedLinkedInstitutions } from './sealed.ts'
import { hasEndedToken } from './store.ts'

/** Linking accounts at banks and plans. */
export const linking = {
  calls: [calls(linkingContracts, linkingHandlers)],
  jobs: (context) => linkingJobs(context),
  webhooks: (context) => ({ linking: (event) => hearLinking(context, event) }),
  sealed: [sealedLinkedInstitutions],
  personal: { stop: endLinks, isAwaited: hasEndedToken, forgotten: ['linked_institutions'] },
} satisfies Domain
