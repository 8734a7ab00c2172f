import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, results } from '../fields.ts'
import { accountType, moveAmount, taxYear } from './brokerage-fields.ts'

const amount = z.number().meta({ description: 'Dollars.' })
const day = z.string().meta({ description: 'YYYY-MM-DD.' })
const moment = z.iso.datetime()
const kind = accountType.exclude(['INDIVIDUAL_401K'])

const estimate = {
  moves: amount.meta({ description: 'What would move, with earnings or less a loss: an estimate until it is asked for.' }),
  earnings: amount.meta({ description: 'What of it the deposit has earned. Below 0: what it has lost.' }),
}

const changeableDeposit = z.strictObject({
  transfer_id: pk.meta({ description: 'The deposit.' }),
  account_number: z.string(),
  account_type: kind,
  to_account_type: kind,
  to_account_number: z.string().nullable().meta({ description: 'The open account that would get it. Null while there is none.' }),
  tax_year: taxYear,
  deposited: amount,
  deposited_on: day,
  left: amount.meta({ description: 'What of the deposit has not been changed yet.' }),
  ...estimate,
  last_day: day.meta({ description: 'The last day to ask for it, for those who file in time. Without that it is earlier.' }),
  last_day_unfiled: day.meta({ description: 'The last day for those who do not file in time.' }),
  asks_if_filed: z.boolean().meta({ description: 'Whether that day is over, so that it matters.' }),
  is_possible: z.boolean().meta({ description: 'Whether all that is left can be changed now, if they filed in time where that matters.' }),
  words: z.string().nullable().meta({ description: 'Why it is not.' }),
})

const recharacterization = z.strictObject({
  pk,
  transfer_id: pk,
  tax_year: taxYear,
  account_number: z.string(),
  account_type: kind,
  to_account_number: z.string(),
  to_account_type: kind,
  amount: amount.meta({ description: 'What of the deposit is changed.' }),
  moves: amount.meta({ description: 'What moves, with earnings or less a loss.' }),
  earnings: estimate.earnings,
  state: z.enum(['WAITING', 'SENT', 'SETTLED', 'REFUSED', 'TAKEN_BACK']),
  state_words: z.string(),
  waiting_for_partner: z.boolean(),
  reason: z.string().nullable().meta({ description: 'Why it was refused, in words.' }),
  moved_by: day.meta({ description: 'When the money is in the other account at the latest, as a rule.' }),
  asked_at: moment,
  waits_until: moment
    .nullable()
    .meta({ description: 'At least until then the person can take it back. Null once it is sent, or when it cannot be.' }),
  settled_at: moment.nullable(),
  ended_at: moment.nullable(),
})

const wish = {
  transfer_id: pk,
  amount: moveAmount.meta({ description: 'What of the deposit is to be changed, without what it has earned.' }),
  has_filed_in_time: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Whether the tax return of that year was filed in time, or has an extension. It matters after tax day.' }),
}

const read = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200 } as const
const stateErrors = ['not_found', 'not_in_this_state'] as const

/** Deposits that count as made to the other kind of IRA: recharacterization. */
export const recharacterizationContracts = contracts({
  listChangeableDeposits: contract({
    ...read,
    path: '/api/v1/apex/user/recharacterizations/possible/',
    about: 'Lists the deposits for a tax year that may still be changed to the other kind of IRA, and what would move today.',
    answer: results(changeableDeposit).extend({
      is_offered: z.boolean().meta({ description: 'Whether the brokerage does this at all.' }),
    }),
    errors: ['personal_information_required'],
  }),
  listRecharacterizations: contract({
    ...read,
    path: '/api/v1/apex/user/recharacterizations/',
    about: 'Lists the deposits that people asked to change to the other kind of IRA, the newest first.',
    answer: results(recharacterization),
    errors: [],
  }),
  quoteRecharacterization: contract({
    ...read,
    method: 'POST',
    path: '/api/v1/apex/user/recharacterizations/quote/',
    changesNothingShown: true,
    about: 'Says what would move if so much of a deposit was changed to the other kind of IRA now. Nothing moves.',
    body: z.strictObject(wish),
    answer: z.strictObject({
      amount,
      ...estimate,
      moved_by: day.meta({ description: 'When the money is in the other account at the latest, as a rule.' }),
      is_possible: z.boolean(),
      words: z.string().nullable().meta({ description: 'Why it is not.' }),
    }),
    errors: ['not_found', 'personal_information_required'],
  }),
  recharacterize: contract({
    method: 'POST',
    who: 'person',
    idempotent: 'by-key-or-equal',
    sends: 'json',
    status: 201,
    movesMoney: true,
    path: '/api/v1/apex/user/recharacterizations/create/',
    about:
      'Changes a deposit, or a part of it, to the other kind of IRA. It moves with what it has earned or lost, and is reported as that.',
    body: z.strictObject(wish),
    answer: recharacterization,
    errors: [
      ...stateErrors,
      'idempotency_mismatch',
      'idempotency_in_progress',
      'personal_information_required',
      'step_up_required',
      'not_enough_money',
      'not_eligible',
    ],
  }),
  takeRecharacterizationBack: contract({
    method: 'POST',
    who: 'person',
    idempotent: 'by-nature',
    sends: 'json',
    status: 200,
    path: '/api/v1/apex/user/recharacterizations/{id}/take-back/',
    about: 'Takes back a change to the other kind of IRA that has not been sent. The money stays where it is.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({}),
    answer: recharacterization,
    errors: stateErrors,
  }),
})
