import { z } from 'zod'
import { rolloverDeliveries, rolloverStages, rolloverWays, taxKinds } from '../../rules/accounts/rollover.ts'
import { destinationKinds } from '../../rules/accounts/rollover-destinations.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, sentDate } from '../fields.ts'
import { says } from '../says.ts'
import { providers } from './accounts.ts'
import { accountNumberField, checkAddress, financialAccount, shortName } from './financial-fields.ts'

const own = { who: 'person', sends: 'json', status: 200 } as const
const readOnly = { ...own, method: 'GET', idempotent: 'by-nature', errors: [] } as const
const root = '/api/v1/accounts'
const day = z.string().meta({ description: 'A day: YYYY-MM-DD.' })
const params = z.strictObject({ id: pk })

/** States of a request. The first four wait for somebody, the middle ones are stages, the last ones are ends. */
const rolloverStates = ['waiting_for_signature', 'waiting_for_partner', 'cancelling', ...rolloverStages, 'refused', 'cancelled'] as const

const stage = z.strictObject({ stage: z.enum(rolloverStages), reached_on: day.nullable(), expected_by: day.nullable() })

const payment = z.strictObject({
  pk,
  tax_kind: z.enum(taxKinds),
  way: z.enum(['check', 'wire']),
  state: z.enum(['sent', 'arrived', 'returned']),
  sent_on: day,
  said: z.number().meta({ description: 'Dollars that the old plan says it has sent.' }),
  arrived_on: day.nullable(),
  arrived: z.number().nullable().meta({ description: 'Dollars that came.' }),
  confirmed_by: z.enum(['custodian', 'you', 'us']).nullable().meta({ description: 'Who says that it came.' }),
})

const receiver = z.strictObject({
  tax_kind: z.enum(taxKinds),
  kind: z.enum(destinationKinds),
  name: z.string(),
  payable_to: z.string().meta({ description: 'What stands on a check.' }),
  check_address: z.string().nullable().meta({ description: 'Where checks are mailed; null: to the person, who sends them on.' }),
})

const rollover = z.strictObject({
  pk,
  found_account: pk.nullable().meta({ description: 'The account that a search has found, if this is one.' }),
  source: z.enum(['found', 'held', 'named', 'employer']),
  employer_name: z.string(),
  record_keeper_name: z.string().nullable(),
  state: z.enum(rolloverStates),
  refused_why: z.string().nullable().meta({ description: 'Why it was refused, and what to do, in words.' }),
  way: z.enum(rolloverWays),
  amount: z.number().nullable().meta({ description: 'Dollars that the old plan has sent, or an estimate before that.' }),
  arrived: z.number().meta({ description: 'Dollars that have arrived.' }),
  to: z.array(receiver).readonly(),
  payments: z.array(payment).readonly(),
  can_cancel: z.boolean(),
  stages: z.array(stage).readonly(),
  days_overdue: z.int(),
  days_out_of_market: z.int().nullable(),
  sixty_days_end: day.nullable(),
  days_left_of_sixty: z.int().nullable(),
  withheld: z.number().nullable(),
  checks_to_expect: z.union([z.literal(1), z.literal(2)]).nullable(),
  form_1099r_codes: z.array(z.string()).readonly(),
  next_step: z.string(),
})

const destination = z.strictObject({
  pk,
  kind: z.enum(destinationKinds),
  name: z.string(),
  takes: z.array(z.enum(taxKinds)).readonly(),
  is_ready: z.boolean(),
  todo: z.string().nullable().meta({ description: 'What is missing before money can go there, in words.' }),
})

const chosen = z
  .strictObject({ pre_tax: pk.exactOptional(), roth: pk.exactOptional() })
  .exactOptional()
  .meta({ description: 'Where each kind of money goes. Left out: the person’s own account here, if exactly one fits.' })

const note = z.strictObject({
  about: z.enum(['request', 'call']).meta({ description: 'Sent with the request, or after the call with the plan.' }),
  outcome: z.enum(['done', 'not-reached', 'more-needed']).exactOptional().meta({ description: 'How the call went.' }),
  delivery: z.enum(rolloverDeliveries).exactOptional().meta({ description: 'How the money is to be sent.' }),
  amount: dollars.exactOptional(),
  expected_date: sentDate.exactOptional().meta({ description: 'When the plan is going to send the money.' }),
  reference: z.string().trim().min(1).max(120).exactOptional().meta({ description: 'A check, wire or case number.' }),
  more_needed: z
    .array(z.string().regex(/^[a-z][a-z-]{0,39}$/))
    .max(20)
    .exactOptional(),
  note: z.string().trim().min(1).max(2000).exactOptional(),
  agreed: z.literal(true).exactOptional().meta({ description: 'That the person has checked the request and asks us to send it.' }),
})
const savedNote = note.extend({ pk, noted_at: z.iso.datetime() })

const asks = ['letter_required', 'destination_required', 'not_in_this_state'] as const

/** Requests to move an account, from the choice of a destination to the arrival of the money. */
export const rolloverContracts = contracts({
  listRolloverDestinations: contract({
    ...readOnly,
    path: `${root}/rollover_destinations/`,
    about: 'Lists where money of the person can go, and which account takes it unless another one is chosen.',
    answer: z.strictObject({
      results: z.array(destination).readonly(),
      usual: z
        .array(z.strictObject({ tax_kind: z.enum(taxKinds), pk: pk.nullable(), todo: z.string().nullable() }))
        .readonly()
        .meta({ description: 'For each kind of money: the only account here that takes it; without one, what to do.' }),
    }),
  }),
  addRolloverDestination: contract({
    ...own,
    method: 'POST',
    path: `${root}/rollover_destinations/`,
    idempotent: 'by-key-if-sent',
    about: 'Saves the plan of an employer that takes money in.',
    body: z.strictObject({
      institution: shortName.meta({ description: 'The plan.' }),
      record_keeper: shortName.exactOptional().meta({ description: 'The company that runs it.' }),
      account_number: accountNumberField.exactOptional().meta({ description: 'Left out where the plan gives people none.' }),
      check_payable_to: shortName.exactOptional(),
      check_address: checkAddress.exactOptional(),
      takes_roth: z.boolean().exactOptional(),
    }),
    status: 201,
    answer: destination,
    errors: ['step_up_required', 'over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  requestRollover: contract({
    ...own,
    movesMoney: true,
    method: 'POST',
    path: `${root}/found_accounts/rollover_request/`,
    idempotent: 'by-key-or-equal',
    about: 'Asks for an account to be moved that a search has found.',
    body: z.strictObject({
      pk,
      way: z.enum(rolloverWays).exactOptional().meta({ description: 'direct-check unless another one is sent.' }),
      destination: chosen,
    }),
    status: 201,
    answer: rollover,
    errors: ['not_found', ...asks, 'already_done', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  requestAccountRollover: contract({
    ...own,
    movesMoney: true,
    method: 'POST',
    path: '/api/v1/financial_accounts/unlocked_accounts/rollover_request/',
    idempotent: 'by-nature',
    about: 'Asks for one unlocked retirement account to be moved, or for all of them.',
    body: z.strictObject({ pk: pk.exactOptional(), way: z.enum(rolloverWays).exactOptional(), destination: chosen }).optional(),
    answer: results(financialAccount),
    errors: ['not_found', ...asks, 'not_eligible'],
  }),
  requestProviderRollover: contract({
    ...own,
    movesMoney: true,
    method: 'POST',
    path: `${root}/providers/rollover_request/`,
    idempotent: 'by-nature',
    about: 'Asks for everything at these providers to be moved: all of it, or nothing.',
    body: z.strictObject({
      user_providers: z
        .array(pk)
        .min(1, says({ en: 'Tick at least one account.', es: 'Marca al menos una cuenta.' }))
        .max(100),
      way: z.enum(rolloverWays).exactOptional(),
      destination: chosen,
    }),
    answer: providers,
    errors: ['not_found', ...asks],
  }),
  trackRollovers: contract({
    ...readOnly,
    path: `${root}/found_accounts_tracker/`,
    about: 'Says where the money is that is on its way: dates, what is late, days out of the market, days left of the 60.',
    answer: results(rollover),
  }),
  cancelRollover: contract({
    ...own,
    method: 'POST',
    path: `${root}/rollovers/{id}/cancel/`,
    idempotent: 'by-nature',
    about: 'Cancels a request before the old plan sends the money.',
    params,
    body: z.strictObject({}).optional(),
    answer: rollover,
    errors: ['not_found', 'not_in_this_state'],
  }),
  confirmArrival: contract({
    ...own,
    method: 'POST',
    path: `${root}/rollovers/{id}/arrived/`,
    idempotent: 'by-key',
    about: 'Says that a payment has arrived in an account elsewhere, and how much it was.',
    params,
    body: z.strictObject({
      amount: dollars.refine((amount) => amount > 0, says({ en: 'Enter the amount that came.', es: 'Escribe la cantidad que llegó.' })),
      payment: pk.exactOptional(),
    }),
    answer: rollover,
    errors: ['not_found', 'not_in_this_state', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  noteRollover: contract({
    ...own,
    method: 'POST',
    path: `${root}/found_accounts/rollover_notes/`,
    idempotent: 'by-key',
    about: 'Saves what a person reports about a move: what they asked for, or how the call with the plan went.',
    body: note,
    status: 201,
    answer: savedNote,
    errors: ['over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  listRolloverNotes: contract({
    ...readOnly,
    path: `${root}/found_accounts/rollover_notes/`,
    about: 'Lists what the person reported about moves, the latest first.',
    answer: results(savedNote),
  }),
})
