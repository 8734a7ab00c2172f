import { z } from 'zod'
import { contract, contracts } from './contract.ts'

/** Made-up customers, where the service is shown. In production there are none. */
export const demoContracts = contracts({
  listDemoPeople: contract({
    method: 'GET',
    path: '/dev/people',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists the made-up customers of a demonstration, where there is one.',
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
  becomeDemoPerson: contract({
    method: 'POST',
    path: '/dev/people/{persona}',
    who: 'anyone',
    idempotent: 'no',
    session: 'begins',
    takesForms: true,
    about: 'Signs in as a made-up customer of a demonstration.',
    params: z.strictObject({ persona: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    body: z.strictObject({}).optional(),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ access: z.string(), refresh: z.string() }),
    errors: ['not_found', 'origin_refused'],
  }),
})
