import { funnelContracts, wayContracts } from '@app/schemas/api/visitors/funnels'
import { keptDays } from '@app/schemas/rules/days/times-kept'
import { daysToFinish } from '@app/schemas/rules/experiments/planned-size'
import { seenOnPage } from '../analytics/exposures.ts'
import { senderVariants } from '../analytics/variants.ts'
import { calls, type Domain } from '../domain.ts'
import { funnelHandlers } from './routes.ts'
import { foldWalks, forgetOldEdges, forgetOldWalks } from './walks.ts'
import { wayHandlers } from './ways.ts'

/** A browser keeps the number of a walk for thirty days: on the day after that no word of it can come. */
const daysOfWalk = 31

/** How many people go from where to where. */
export const funnels = {
  calls: [
    calls(wayContracts, wayHandlers),
    calls(funnelContracts, (context) =>
      funnelHandlers(context, context.flows, {
        variants: async (sender) => {
          const tests = await senderVariants(context.db, context.flows.current().experiments, sender)
          return Object.fromEntries(tests.map(({ name, value }) => [name, value]))
        },
        seenBefore: (sender, mode) => seenOnPage(sender, context.flows.current().experiments, mode),
      }),
    ),
  ],
  clearOut: async (db, daysAgo) => {
    await foldWalks(db, daysAgo(daysOfWalk), daysToFinish)
    // Thirteen months, so that a month can be compared with the same one of the year before.
    await forgetOldWalks(db, daysAgo(keptDays.visits))
    await forgetOldEdges(db, daysAgo(keptDays.visits))
  },
} satisfies Domain
