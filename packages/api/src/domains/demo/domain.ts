import { demoContracts } from '@app/schemas/api/demo'
import { authOf } from '../auth/open-auth.ts'
import { calls, type Domain } from '../domain.ts'
import { demoHandlers } from './routes.ts'
import { openSamples } from './samples.ts'

/** Made-up customers, and the samples that a demonstration searches. */
export const demo = {
  calls: [calls(demoContracts, (context) => demoHandlers(authOf(context), context.flows, context.settings.isDemo))],
  jobs: (context) => (context.settings.isDemo ? openSamples(context) : {}),
  personal: { forgotten: ['demo_people'] },
} satisfies Domain
