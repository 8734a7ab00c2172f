import { operationsContracts } from '@app/schemas/api/operations'
import { calls, type Domain } from '../domain.ts'
import { operationsHandlers } from './routes.ts'

/** Figures for those who run the service. */
export const operations = {
  calls: [
    calls(operationsContracts, ({ metrics, settings: { metricsToken: token, isProduction } }) =>
      operationsHandlers({ metrics, token, isProduction }),
    ),
  ],
} satisfies Domain
