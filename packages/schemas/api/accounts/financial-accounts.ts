import { z } from 'zod'
import { accountSubtypes } from '../../rules/accounts/account-subtypes.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results } from '../fields.ts'
import { scheduledCall } from '../people/calls.ts'
import { says } from '../says.ts'
import { accountNumberField, callTime, financialAccount, shortName, subtype, timeZone } from './financial-fields.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const mostListed = 400

const subtypes = z
  .string()
  .max(mostListed)
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => all.every((one) => accountSubtypes.some((known) => known === one)),
    says({
      en: `Send kinds of accounts with commas between them: ${accountSubtypes.join(', ')}.`,
      es: `Envía clases de cuentas separadas por comas: ${accountSubtypes.join(', ')}.`,
    }),
  )

const list = { method: 'GET', who: 'person', idempotent: 'by-nature', sends: 'json', status: 200, errors: [] } as const
const answerList = results(financialAccount)
const id = z.strictObject({ id: pk })
const ids = z.array(pk).max(100).readonly()

const choice = z.strictObject({
  accounts: z
    .strictObject({ unlock: ids, lock: ids })
    .refine(
      ({ unlock, lock }) => !unlock.some((one) => lock.includes(one)),
      says({ en: 'An account is either to be unlocked or to be locked.', es: 'Una cuenta se desbloquea o se bloquea, no las dos cosas.' }),
    ),
})

const unlock = {
  method: 'POST',
  who: 'person',
  idempotent: 'by-nature',
  body: choice,
  sends: 'json',
  status: 200,
  answer: answerList,
  errors: ['not_found', 'not_in_this_state'],
} as const

const manualForm = z.strictObject({
  institution_name: shortName.meta({ description: 'Who holds the account; "I don\'t remember" is an answer, too.' }),
  current_balance: dollars.nullable().exactOptional(),
  account_subtype: subtype.exactOptional().meta({ description: '401k unless it is said.' }),
  company_name: shortName.exactOptional(),
  nickname: shortName.exactOptional(),
  account_number: accountNumberField.exactOptional(),
  has_online_access: z.boolean().exactOptional(),
})

const root = '/api/v1/financial_accounts'

/** The accounts that a person has linked or told us of, and what may be done with them. */
export const financialAccountContracts = contracts({
  listFinancialAccounts: contract({
    ...list,
    path: `${root}/accounts/`,
    about: 'Lists the accounts that were linked or added by hand.',
    query: z.strictObject({
      account_subtype__in: subtypes.exactOptional(),
      is_retirement: flag.exactOptional(),
      active_account: flag.exactOptional(),
      is_active: flag.exactOptional(),
      primary_account: flag.exactOptional(),
    }),
    answer: answerList,
  }),
  getPrimaryAccount: contract({
    ...list,
    path: `${root}/accounts/primary/`,
    about: 'Gives the account that money is paid in from and out to.',
    answer: z.strictObject({ account: financialAccount.nullable() }),
  }),
  getUnlockedAmount: contract({
    ...list,
    path: `${root}/unlocked_amount/`,
    about: 'Adds up what stands in the unlocked accounts.',
    query: z.strictObject({ has_online_access: flag.exactOptional() }),
    answer: z.strictObject({
      unlocked_amount: z.number().meta({ description: 'Dollars.' }),
      online_access_unlocked_amount: z.number().meta({ description: 'Of those that the person can sign in to.' }),
    }),
  }),
  listUnlockedAccounts: contract({
    ...list,
    path: `${root}/unlocked_accounts/`,
    about: 'Lists the unlocked accounts.',
    answer: answerList,
  }),
  listManualAccounts: contract({
    ...list,
    path: `${root}/manual_accounts/`,
    about: 'Lists the accounts added by hand.',
    answer: answerList,
  }),
  listCallSchedulePending: contract({
    ...list,
    path: `${root}/unlocked_accounts/call_schedule_pending/`,
    about: 'Lists the unlocked accounts for which no call is held yet.',
    answer: answerList,
  }),
  updateFinancialAccount: contract({
    method: 'PATCH',
    path: `${root}/accounts/{id}/update/`,
    who: 'person',
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Names an account, switches it on or off, or makes it the one that money is paid in from and out to.',
    params: id,
    body: z.strictObject({
      nickname: shortName.nullable().exactOptional(),
      is_active: z.boolean().exactOptional(),
      primary_account: z
        .literal(true, says({ en: 'To change it, say true for another account.', es: 'Para cambiarla, di que sí en otra cuenta.' }))
        .exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: financialAccount,
    errors: ['not_found', 'precondition_failed', 'not_in_this_state', 'step_up_required', 'card_number_refused'],
  }),
  requestUnlock: contract({
    ...unlock,
    path: `${root}/unlock_requested/`,
    about: 'Unlocks and locks linked accounts, all of it or nothing.',
  }),
  requestManualUnlock: contract({
    ...unlock,
    path: `${root}/manual_unlock_requested/`,
    about: 'Unlocks and locks accounts added by hand, all of it or nothing.',
  }),
  addManualAccount: contract({
    method: 'POST',
    path: `${root}/manual_accounts/create/`,
    who: 'person',
    idempotent: 'by-key-if-sent',
    about: 'Adds an account by hand.',
    body: manualForm,
    sends: 'json',
    status: 201,
    answer: financialAccount,
    errors: ['over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  updateManualAccount: contract({
    method: 'PATCH',
    path: `${root}/manual_accounts/{id}/update`,
    who: 'person',
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Changes an account that was added by hand.',
    params: id,
    body: manualForm.partial(),
    sends: 'json',
    status: 200,
    answer: financialAccount,
    errors: ['not_found', 'precondition_failed', 'card_number_refused'],
  }),
  deleteManualAccount: contract({
    method: 'DELETE',
    path: `${root}/manual_accounts/{id}/delete`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Takes an account off the list that was added by hand.',
    params: id,
    sends: 'json',
    status: 200,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['not_found'],
  }),
  scheduleAccountsCall: contract({
    method: 'POST',
    path: `${root}/unlocked_accounts/call_scheduled/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Holds a time for the call about all unlocked accounts; sent with another time, the call is moved.',
    body: z.strictObject({ scheduled_call: callTime, time_zone: timeZone.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ call: scheduledCall, results: z.array(financialAccount).readonly() }),
    errors: ['slot_taken', 'partner_refused', 'partner_unavailable', 'not_in_this_state', 'too_many_requests'],
  }),
})
