import { waitlistContracts } from '@app/schemas/api/visitors/waitlist'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { forgetWaiting } from './leave-waitlist.ts'
import { waitlistHandlers } from './routes.ts'
import { sealedWaitlist } from './sealed.ts'
import { waitlistTasks } from './waitlist-tasks.ts'

/** Who waits to be let in. */
export const waitlist = {
  calls: [calls(waitlistContracts, (context) => waitlistHandlers(context, context.settings.publicUrl))],
  clearOut: (db, daysAgo) => forgetWaiting(db, daysAgo(keptDays.waiting), daysAgo(0)),
  sealed: [sealedWaitlist],
  tasks: waitlistTasks,
} satisfies Domain
