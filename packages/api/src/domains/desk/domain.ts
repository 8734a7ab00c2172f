import type { Domain } from '../domain.ts'
import { deskJobs } from './jobs.ts'
import { sealedNotes, sealedTasks } from './sealed.ts'
import { forgetSettledTasks } from './task-store.ts'

/** What people of ours do for customers: tasks with a deadline, and who works on them. */
export const desk = {
  jobs: deskJobs,
  sealed: [sealedTasks, sealedNotes],
  personal: { forgotten: ['desk_tasks'] },
  clearOut: (db, daysAgo) => forgetSettledTasks(db, daysAgo(7 * 365)),
} satisfies Domain
