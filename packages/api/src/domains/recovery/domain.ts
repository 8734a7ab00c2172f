import { recoveryContracts } from '@app/schemas/api/people/recovery'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { authOf } from '../auth/open-auth.ts'
import { calls, type Domain } from '../domain.ts'
import { recoveryJobHandlers } from './jobs.ts'
import { recoveryHandlers } from './routes.ts'
import { stopForFactor } from './stop-recovery.ts'
import { forgetRecoveries } from './store.ts'
import { recoveryTasks } from './tasks.ts'

/** Getting in after every second factor is lost: slow, announced, and stopped by whoever still has one. */
export const recovery = {
  calls: [calls(recoveryContracts, (context) => recoveryHandlers(authOf(context)))],
  jobs: recoveryJobHandlers,
  hooks: { factorShown: stopForFactor },
  tasks: recoveryTasks,
  personal: { forgotten: ['recoveries'] },
  clearOut: (db, daysAgo) => forgetRecoveries(db, daysAgo(keptDays.recoveries)),
} satisfies Domain
