import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { emailField, pk } from '../fields.ts'

const reference = z.string().min(1).max(254).meta({ description: 'The e-mail address, or what stands for it in our e-mails.' })
const link = z.strictObject({ email: reference, token: z.string().min(1).max(100) })

/** Who waits to be let in, and who wants no more e-mails. */
export const waitlistContracts = contracts({
  joinWaitlist: contract({
    method: 'POST',
    path: '/api/v1/accounts/create_waitlist/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Puts an e-mail address on the waiting list.',
    body: z.strictObject({ email: emailField }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ pk, email: z.string() }),
    errors: ['too_many_requests'],
  }),
  tellEmployer: contract({
    method: 'PATCH',
    path: '/api/v1/accounts/waitlist/{id}/update/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Adds the name of the employer, for a day after joining the list.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({ employer_name: z.string().trim().min(1).max(120) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ pk, employer_name: z.string() }),
    errors: ['not_found', 'too_many_requests'],
  }),
  unsubscribe: contract({
    method: 'GET',
    path: '/api/v1/accounts/users/unsubscribe/{email}/{token}/',
    who: 'anyone',
    idempotent: 'by-nature',
    changesByGet: true,
    about: 'Stops e-mails that are not needed, for a client that accepts application/json by name; for all others it only asks whether to.',
    params: link,
    sends: 'json',
    status: 200,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['link_used_up'],
  }),
  unsubscribeFromPage: contract({
    method: 'POST',
    path: '/api/v1/accounts/users/unsubscribe/{email}/{token}/',
    who: 'anyone',
    idempotent: 'by-nature',
    takesForms: true,
    about: 'Stops e-mails that are not needed: the button of the page, or that of a mail program.',
    params: link,
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').exactOptional() }).exactOptional(),
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['link_used_up'],
  }),
})
