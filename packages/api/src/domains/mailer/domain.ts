import { mailerContracts } from '@app/schemas/api/visitors/mailer'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { messageTasks } from './message-tasks.ts'
import { mailerHandlers } from './routes.ts'
import { sealedContactMessages } from './sealed.ts'
import { forgetOldMessages } from './store.ts'

/** The contact form. */
export const mailer = {
  calls: [calls(mailerContracts, mailerHandlers)],
  clearOut: (db, daysAgo) => forgetOldMessages(db, daysAgo(keptDays.contactMessages), daysAgo(keptDays.unconfirmedMessages)),
  sealed: [sealedContactMessages],
  tasks: messageTasks,
} satisfies Domain
