import { trackingContracts } from '@app/schemas/api/visitors/tracking'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { lastPurchase } from '../memberships/payments/last-purchase.ts'
import { adEventJobs } from './ad-events.ts'
import { proofsOf } from './proof.ts'
import { trackingHandlers } from './routes.ts'
import { sealedAdEvents } from './sealed.ts'
import { forgetOldTracking } from './store.ts'

/** What is counted of visitors, and what advertising networks are sent. */
export const tracking = {
  calls: [calls(trackingContracts, (context) => trackingHandlers(context, lastPurchase, proofsOf(context)))],
  jobs: (context) => adEventJobs(context, context.partners.adNetworks),
  clearOut: (db, daysAgo) => forgetOldTracking(db, daysAgo(keptDays.conversions), daysAgo(365)),
  sealed: [sealedAdEvents],
  personal: { forgotten: ['campaign_touches'] },
} satisfies Domain
