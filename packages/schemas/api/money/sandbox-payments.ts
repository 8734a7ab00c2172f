import { z } from 'zod'
import { contract, contracts } from '../contract.ts'

const order = z.strictObject({ order: z.string().max(100) })
const done = z.strictObject({ status: z.literal('OK') })

/** What people do in the fields and pages of payment companies, while sandboxes stand in for these. */
export const sandboxPaymentContracts = contracts({
  enterSandboxCard: contract({
    method: 'POST',
    path: '/api/dev/sandbox/cards/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Enters a card of the sandbox where the payment company’s own field would take one; once more, it confirms the person.',
    body: z.strictObject({ client_secret: z.string().max(200), payment_method_id: z.string().max(200) }),
    sends: 'json',
    status: 200,
    answer: done,
    errors: ['not_found', 'payment_declined', 'card_number_refused'],
  }),
  showSandboxOrder: contract({
    method: 'GET',
    path: '/api/dev/sandbox/paypal/{order}/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'The page on which a person agrees to pay by the sandbox of PayPal.',
    params: order,
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
  agreeToSandboxOrder: contract({
    method: 'POST',
    path: '/api/dev/sandbox/paypal/{order}/',
    who: 'anyone',
    idempotent: 'by-nature',
    takesForms: true,
    about: 'The buttons of that page.',
    params: order,
    body: z.strictObject({ answer: z.enum(['yes', 'no']).exactOptional() }).optional(),
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['not_found'],
  }),
})
