import { customerContracts } from '@app/schemas/api/desk/customers'
import { taskContracts } from '@app/schemas/api/desk/tasks'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { deskJobs } from './jobs.ts'
import { leavingDesk } from './leaving.ts'
import { customerHandlers, taskHandlers } from './routes.ts'
import { sealedNotes, sealedTasks } from './sealed.ts'
import { forgetSettledTasks } from './task-store.ts'
import { giveBack } from './work-on-task.ts'

/** What people of ours do for customers: tasks with a deadline, and who works on them. */
export const desk = {
  calls: [calls(taskContracts, taskHandlers), calls(customerContracts, customerHandlers)],
  jobs: deskJobs,
  hooks: { colleagueChanged: (_context, trx, personId, role) => giveBack(trx, personId, role) },
  sealed: [sealedTasks, sealedNotes],
  personal: { ...leavingDesk, forgotten: ['desk_tasks'] },
  clearOut: (db, daysAgo) => forgetSettledTasks(db, daysAgo(keptDays.tasks)),
} satisfies Domain
