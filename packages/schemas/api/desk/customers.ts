import { z } from 'zod'
import { contract, contracts, type NamedFile } from '../contract.ts'
import { pk } from '../fields.ts'
import { ownWords, part, shortTask, working } from './shapes.ts'

const moment = z.iso.datetime()
const byId = { params: z.strictObject({ id: pk }) } as const
const reason = ownWords(300)
const phone = z.strictObject({
  ending: z.string().nullable().meta({ description: 'The last four digits of the number that is stored; null without one.' }),
  is_confirmed: z.boolean(),
  may_call: z.boolean().nullable().meta({ description: 'Whether they may be called, by their latest answer; null until they give one.' }),
  said_at: moment.nullable().meta({ description: 'When they said so.' }),
})

/** Customers as the desk sees them. Every look has a reason, and is audited with it. */
export const customerContracts = contracts({
  searchCustomers: contract({
    method: 'POST',
    path: '/api/v1/desk/customers/search/',
    changesNothingShown: true,
    who: 'staff',
    idempotent: 'by-nature',
    about: 'Customers by e-mail address or by name, ten at most. A POST, so that no name stands in an address.',
    body: z.strictObject({ text: ownWords(200) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ results: z.array(z.strictObject({ pk, name: z.string(), email: z.string(), since: moment })) }),
    errors: [],
  }),
  showCustomer: contract({
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/',
    changesNothingShown: true,
    who: 'staff',
    idempotent: 'by-nature',
    about: 'What is known of a customer: who they are with numbers masked, what happened in order, their papers and tasks.',
    ...byId,
    body: z.strictObject({ reason }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      pk,
      name: z.string(),
      email: z.string(),
      since: moment,
      masked: z.array(z.strictObject({ what: z.enum(['ssn', 'dob', 'phone', 'address']), label: z.string(), value: z.string() })),
      phone,
      parts: z.array(part),
      timeline: z.array(
        z.strictObject({ at: moment, title: z.string(), by: z.enum(['customer', 'us', 'service']), detail: z.string().nullable() }),
      ),
      tasks: z.array(shortTask),
    }),
    errors: ['not_found', 'too_many_requests', 'card_number_refused'],
  }),
  revealCustomer: contract({
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/reveal/',
    ...working,
    idempotent: 'by-nature',
    about: 'A personal number or address in full, for a reason.',
    ...byId,
    body: z.strictObject({ what: z.enum(['ssn', 'dob', 'phone', 'address']), reason }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ value: z.string() }),
    errors: ['not_found', 'too_many_requests', 'card_number_refused'],
  }),
  confirmCustomerPhone: contract({
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/phone/confirm/',
    ...working,
    idempotent: 'by-nature',
    about: 'Confirms the number that is stored, as a code by text would: a colleague has reached the customer at it.',
    ...byId,
    body: z.strictObject({
      ending: z
        .string()
        .regex(/^\d{4}$/)
        .meta({ description: 'The last four digits of the number that was confirmed. Changed meanwhile, it stays unconfirmed.' }),
      reason,
    }),
    sends: 'json',
    status: 200,
    answer: phone,
    errors: ['not_found', 'not_in_this_state', 'card_number_refused'],
  }),
  stopCallingCustomer: contract({
    method: 'POST',
    path: '/api/v1/desk/customers/{id}/phone/stop-calling/',
    ...working,
    idempotent: 'by-nature',
    about: 'Records that the customer no longer wants to be called, and cancels the calls that are booked.',
    ...byId,
    body: z.strictObject({ reason }),
    sends: 'json',
    status: 200,
    answer: phone,
    errors: ['not_found', 'card_number_refused'],
  }),
  readCustomerPaper: contract({
    method: 'GET',
    path: '/api/v1/desk/customers/{id}/papers/{paper}/',
    who: 'staff',
    idempotent: 'by-nature',
    about: 'A paper of a customer. The look is audited.',
    params: z.strictObject({ id: pk, paper: pk }),
    sends: 'file',
    status: 200,
    answer: z.custom<NamedFile>(),
    errors: ['not_found'],
  }),
  readAudit: contract({
    method: 'GET',
    path: '/api/v1/desk/audit/',
    who: 'staff',
    roles: ['compliance', 'lead'],
    idempotent: 'by-nature',
    about: 'Who did what, the newest first, a hundred at a time: of a customer, of a colleague, or of everybody at the desk.',
    query: z.strictObject({
      person: pk.exactOptional(),
      colleague: pk.exactOptional(),
      before: z.coerce.number().int().min(1).exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      results: z.array(
        z.strictObject({
          id: z.int(),
          at: moment,
          actor: z.string(),
          action: z.string(),
          subject: z.string(),
          detail: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    errors: [],
  }),
})
