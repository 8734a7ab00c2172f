import { notificationContracts } from '@app/schemas/api/people/notifications'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { digestJob, sendDigest } from './digest.ts'
import { notificationHandlers } from './routes.ts'
import { sealedNotifications } from './sealed.ts'
import { forgetOldNotifications } from './store.ts'

/** What the service tells people in their account, beside its e-mails. */
export const notifications = {
  calls: [calls(notificationContracts, notificationHandlers)],
  jobs: (context) => ({ [digestJob]: { work: ({ personId = '' }) => sendDigest(context, personId) } }),
  clearOut: (db, daysAgo) => forgetOldNotifications(db, daysAgo(keptDays.notifications)),
  sealed: [sealedNotifications],
  personal: { forgotten: ['notifications', 'unwanted_emails', 'notification_visits', 'digests'] },
} satisfies Domain
