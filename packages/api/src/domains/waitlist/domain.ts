import { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { waitlistHandlers } from './routes.ts'
import { sealedWaitlist } from './sealed.ts'
import { forgetWaiting } from './store.ts'
import { waitlistTasks } from './waitlist-tasks.ts'

/** Who waits to be let in. */
export const waitlist = {
  calls: [calls(waitlistContracts, (context) => waitlistHandlers(context, context.settings.publicUrl))],
  clearOut: (db, daysAgo) => forgetWaiting(db, daysAgo(keptDays.waiting)),
  sealed: [sealedWaitlist],
  tasks: waitlistTasks,
} satisfies Domain
