import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import { calls, type Domain } from '../domain.ts'
import { messageTasks } from './message-tasks.ts'
import { mailerHandlers } from './routes.ts'
import { sealedContactMessages } from './sealed.ts'
import { forgetOldMessages } from './store.ts'

/** The contact form. */
export const mailer = {
  calls: [calls(mailerContracts, mailerHandlers)],
  clearOut: (db, daysAgo) => forgetOldMessages(db, daysAgo(365), daysAgo(2)),
  sealed: [sealedContactMessages],
  tasks: messageTasks,
} satisfies Domain
