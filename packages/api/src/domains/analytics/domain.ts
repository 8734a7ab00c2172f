import { analyticsContracts } from '@app/schemas/api/visitors/analytics'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { calls, type Domain } from '../domain.ts'
import { lastPurchase } from '../memberships/payments/last-purchase.ts'
import { exposuresOf } from './exposures.ts'
import { experimentFacts } from './facts.ts'
import { analyticsHandlers } from './routes.ts'
import { forgetOldExposures } from './store.ts'
import { adoptVariants } from './variants.ts'

/** A/B tests, and sales that an advertisement led to. */
export const analytics = {
  calls: [
    calls(analyticsContracts, (context) =>
      analyticsHandlers(context, () => context.flows.current().experiments, lastPurchase, exposuresOf(context)),
    ),
  ],
  facts: { experiments: (words) => experimentFacts(() => words().experiments) },
  hooks: {
    signedIn: ({ flows, now }, trx, personId, sender) => adoptVariants(trx, flows.current().experiments, personId, sender, now()),
  },
  // Thirteen months, so that a month can be compared with the same one of the year before.
  clearOut: (db, daysAgo) => forgetOldExposures(db, daysAgo(keptDays.visits)),
  personal: { forgotten: ['experiment_assignments'] },
} satisfies Domain
