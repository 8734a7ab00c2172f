import { notificationContracts } from '@app/schemas/api/people/notifications'
import { calls, type Domain } from '../domain.ts'
import { notificationHandlers } from './routes.ts'
import { sealedNotifications } from './sealed.ts'
import { forgetOldNotifications } from './store.ts'

/** What the service tells people in their account, beside its e-mails. */
export const notifications = {
  calls: [calls(notificationContracts, notificationHandlers)],
  clearOut: (db, daysAgo) => forgetOldNotifications(db, daysAgo(2 * 365)),
  sealed: [sealedNotifications],
  personal: { forgotten: ['notifications', 'unwanted_emails'] },
} satisfies Domain
