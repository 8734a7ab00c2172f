import { z } from 'zod'
import { contract, contracts } from './contract.ts'

const longest = 500_000

/** Where partners tell what has happened on their side. */
export const webhookContracts = contracts({
  receiveWebhook: contract({
    method: 'POST',
    path: '/api/webhooks/{partner}/',
    who: 'anyone',
    idempotent: 'by-nature',
    takesRaw: true,
    about: 'Takes a signed message of a partner. Sent again, it changes nothing.',
    params: z.strictObject({ partner: z.string().regex(/^[a-z-]{1,40}$/) }),
    body: z.string().max(longest).meta({ description: 'The message as the partner signed it.' }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ received: z.literal(true) }),
    errors: ['not_found', 'signature_refused'],
  }),
})
