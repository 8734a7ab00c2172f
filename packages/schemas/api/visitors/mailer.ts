import { z } from 'zod'
import { toSentText } from '../../rules/answers/short-text.ts'
import { contract, contracts } from '../contract.ts'
import { emailField, nameField, pk, ruled } from '../fields.ts'

const longestSubject = 120
const longestMessage = 5_000

const subject = ruled((typed: string) => toSentText(typed, longestSubject), {
  required: 'Enter a subject.',
  length: `This subject is too long. Use ${longestSubject} characters or fewer.`,
})

/** Line breaks stay; other control characters have no meaning in an e-mail. */
const message = z
  .string()
  .max(longestMessage)
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .refine((text) => text !== '', { error: 'Write a message.' })

const link = z.strictObject({ id: pk, token: z.string().min(1).max(100) })

/** Messages to the people who help. */
export const mailerContracts = contracts({
  contactUs: contract({
    method: 'POST',
    path: '/api/v1/mailer/contact-us/',
    who: 'anyone',
    idempotent: 'no',
    about: 'Sends a message to the people who help, and an e-mail to its sender that says it has come.',
    body: z.strictObject({
      first_name: nameField,
      last_name: nameField,
      from_email: emailField,
      subject,
      message,
      recaptcha_resp_token: z.string().min(1).max(4_000).meta({ description: 'What the check for programs gave the page.' }),
    }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['challenge_required', 'too_many_requests', 'card_number_refused'],
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
