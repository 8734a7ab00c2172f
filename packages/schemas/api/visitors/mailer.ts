import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { emailField, nameField, pk } from '../fields.ts'
import { messageField, subjectField } from '../message-fields.ts'

const link = z.strictObject({ id: pk, token: z.string().min(1).max(100) })

/** Messages to the people who help. */
export const mailerContracts = contracts({
  contactUs: contract({
    method: 'POST',
    path: '/api/v1/mailer/contact-us/',
    who: 'anyone',
    idempotent: 'no',
    about:
      'Sends a message to the people who help, and an e-mail to its sender that says it has come. The same words again within a minute are the same message.',
    body: z.strictObject({
      first_name: nameField,
      last_name: nameField,
      from_email: emailField,
      subject: subjectField,
      message: messageField,
      recaptcha_resp_token: z.string().min(1).max(4_000).meta({ description: 'What the check for programs gave the page.' }),
    }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['challenge_required', 'too_many_requests', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  askToConfirm: contract({
    method: 'GET',
    path: '/api/v1/mailer/contact-us/confirm/{id}/{token}/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'The page that the e-mail leads to: asks whether to pass on a message that was sent without the check for programs.',
    params: link,
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['link_used_up'],
  }),
  confirmContact: contract({
    method: 'POST',
    path: '/api/v1/mailer/contact-us/confirm/{id}/{token}/',
    who: 'anyone',
    idempotent: 'by-nature',
    takesForms: true,
    about: 'Passes the message on, once: the button of that page.',
    params: link,
    body: z.strictObject({}).exactOptional(),
    sends: 'page',
    status: 200,
    answer: z.string(),
    errors: ['link_used_up'],
  }),
})
