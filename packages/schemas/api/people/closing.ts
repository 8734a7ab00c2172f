import { z } from 'zod'
import { closingObstacles } from '../../rules/people/closing.ts'
import { contract, contracts } from '../contract.ts'
import { moment } from '../money/membership-fields.ts'

const closing = z.strictObject({
  obstacles: z
    .array(z.enum(closingObstacles))
    .readonly()
    .meta({ description: 'What has to be settled first. Nothing is closed while there is one.' }),
  asked_at: moment.nullable(),
  closes_at: moment.nullable().meta({
    description: 'Null unless the account is being closed. Until then it can be kept: pages name the day before, which is over by then.',
  }),
})

const path = '/api/v1/accounts/closing/'

/** People close their account: asked for, possible to take back for a week, then done. */
export const closingContracts = contracts({
  readClosing: contract({
    method: 'GET',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Says whether the account is being closed, and what stands in the way.',
    sends: 'json',
    status: 200,
    answer: closing,
    errors: [],
  }),
  askToClose: contract({
    method: 'POST',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Asks to close the account in a week, unless something is open: the answer names it. What would go on by itself ends at once.',
    body: z.strictObject({
      account_email: z.string().max(400).meta({ description: 'The e-mail address of the account, typed once more.' }),
    }),
    sends: 'json',
    status: 200,
    answer: closing,
    errors: ['step_up_required'],
  }),
  keepAccount: contract({
    method: 'DELETE',
    path,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Takes it back: the account stays. What ended when it was asked for stays ended.',
    sends: 'json',
    status: 200,
    answer: closing,
    errors: [],
  }),
})
