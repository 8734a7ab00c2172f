import { helpContracts } from '@app/schemas/api/people/help'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { helpTasks } from './help-tasks.ts'
import { helpRequestHandlers } from './routes.ts'
import { sealedHelpMessages, sealedHelpRequests } from './sealed.ts'
import { forgetOldRequests } from './store.ts'

/** Conversations of people with the desk. */
export const helpRequests = {
  calls: [calls(helpContracts, helpRequestHandlers)],
  clearOut: (db, daysAgo) => forgetOldRequests(db, daysAgo(keptDays.conversations)),
  sealed: [sealedHelpRequests, sealedHelpMessages],
  tasks: helpTasks,
  personal: { forgotten: ['help_papers', 'help_messages', 'help_requests'] },
} satisfies Domain
