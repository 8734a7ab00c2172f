import { z } from 'zod'
import { contract, contracts } from './contract.ts'

/** For those who run the service. */
export const operationsContracts = contracts({
  readMetrics: contract({
    method: 'GET',
    path: '/metrics',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives the figures of the running service, as Prometheus reads them.',
    headers: z.strictObject({
      authorization: z.string().max(1000).exactOptional().meta({ description: 'The token that was set for this, after “Bearer ”.' }),
    }),
    sends: 'text',
    status: 200,
    answer: z.string(),
    errors: ['unauthorized', 'not_found'],
  }),
})
