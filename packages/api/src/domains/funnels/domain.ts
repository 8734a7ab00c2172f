import { funnelContracts } from '@app/schemas/api/visitors/funnels'
import { senderVariants } from '../analytics/visitor-variants.ts'
import { calls, type Domain } from '../domain.ts'
import { funnelHandlers } from './routes.ts'
import { forgetOldEdges } from './store.ts'

/** How many people go from where to where. */
export const funnels = {
  calls: [
    calls(funnelContracts, (context) =>
      funnelHandlers(context, context.flows, async (sender) => {
        const tests = await senderVariants(context.db, context.flows.current().experiments, sender)
        return Object.fromEntries(tests.map(({ name, value }) => [name, value]))
      }),
    ),
  ],
  // Thirteen months, so that a month can be compared with the same one of the year before.
  clearOut: (db, daysAgo) => forgetOldEdges(db, daysAgo(396)),
} satisfies Domain
