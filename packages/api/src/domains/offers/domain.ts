import { offerContracts } from '@app/schemas/api/visitors/offers'
import { calls, type Domain } from '../domain.ts'
import { offerHandlers } from './routes.ts'
import { forgetOldClicks } from './store.ts'

/** Offers to earn money. */
export const offers = {
  calls: [calls(offerContracts, offerHandlers)],
  clearOut: (db, daysAgo) => forgetOldClicks(db, daysAgo(365)),
  personal: { forgotten: ['offer_visits'] },
} satisfies Domain
