import { z } from 'zod'
import { knownProviderScore } from '../../rules/accounts/known-providers.ts'
import { safeHarborAnswers } from '../../rules/accounts/safe-harbor-answers.ts'
import { bareNumber } from '../../rules/answers/short-text.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, pk, results, version } from '../fields.ts'
import { scheduledCall } from '../people/calls.ts'
import { phoneField } from '../people/personal-information.ts'
import { says } from '../says.ts'
import { accountNumberField, callTime, checkAddress, moment, shortName } from './financial-fields.ts'

const own = { who: 'person', sends: 'json', status: 200 } as const
const readOnly = { ...own, method: 'GET', idempotent: 'by-nature', errors: [] } as const
const root = '/api/v1/accounts'
const provider = z.strictObject({
  pk,
  record_keeper_name: z.string(),
  balance: z.number().nullable(),
  current_job: z.boolean(),
  score: z.literal(knownProviderScore),
  source: z.enum(['linked', 'manual', 'found', 'named', 'employer']),
  rollover_requested: z.boolean().meta({ description: 'Whether the person has ticked it to be moved, or has asked for it.' }),
})

/** The answer of every call about providers. */
export const providers = z.strictObject({ user_providers: z.array(provider).readonly() })

const iraForm = z.strictObject({
  provider: shortName,
  account_number: accountNumberField,
  existing_ira: z.boolean(),
  ira_type: z.enum(['traditional', 'roth', 'not-sure']).exactOptional(),
  check_payable_to: shortName.nullable().exactOptional(),
  check_address: checkAddress.nullable().exactOptional(),
})

const ira = z.strictObject({
  pk,
  version,
  provider: z.string(),
  account_number: z.string().meta({ description: 'Masked: its last four.' }),
  existing_ira: z.boolean(),
  ira_type: z.string().nullable(),
  check_payable_to: z.string().nullable(),
  check_address: z.string().nullable(),
})

/** Both: one of each. People who are not sure get the one that most 401(k) money goes to. */
const wishedIra = z.strictObject({ ira_type: z.enum(['traditional', 'roth', 'both', 'not-sure']).nullable() })

const safeHarbor = z.strictObject({
  pk,
  custodian: z.string().nullable().meta({ description: 'Who holds it, where that is known.' }),
  company_name: z.string().nullable(),
  record_keeper_name: z.string().nullable(),
  balance: z.number().nullable(),
  state: z.enum(['entered', 'possible']).meta({
    description: '`entered`: the person has added it. `possible`: a plan may have moved so small a balance without asking.',
  }),
})

/** The partner that people come from who were invited by a person. */
export const invitedBy = 'friend' as const

/** Accounts as a whole: providers, IRAs, the telephone number. */
export const accountContracts = contracts({
  listUniqueProviders: contract({
    ...readOnly,
    path: `${root}/providers/unique/`,
    about: 'Lists the providers at which the person has accounts, each once.',
    answer: providers,
  }),
  previewProviders: contract({
    ...readOnly,
    path: `${root}/preview/`,
    about: 'Adds the accounts of each provider up.',
    answer: results(
      z.strictObject({
        record_keeper_name: z.string(),
        balance: z.number().nullable(),
        count: z.int(),
        tracked_count: z.int().meta({ description: 'How many of them are linked, so that we see their balance.' }),
        has_mt_account: z.boolean().meta({ description: 'Whether a small balance there may stand in an IRA that the plan opened.' }),
      }),
    ),
  }),
  listAutoRolloverAccounts: contract({
    ...readOnly,
    path: `${root}/safe-harbor/auto-rollover-accounts/`,
    about: 'Lists IRAs that a former plan has opened for the person, or may have: for balances of up to $7,000.',
    answer: results(safeHarbor),
  }),
  listSafeHarborNumbers: contract({
    ...readOnly,
    path: `${root}/safe-harbor/account-numbers/`,
    about: 'Lists the numbers of such IRAs, masked.',
    answer: results(z.strictObject({ pk, custodian: z.string().nullable(), account_number: z.string() })),
  }),
  readSafeHarborAnswer: contract({
    ...readOnly,
    path: `${root}/safe-harbor/answer/`,
    about: 'Says what the person answered last to whether such IRAs are theirs.',
    answer: z.strictObject({ match: z.enum(safeHarborAnswers).nullable() }),
  }),
  answerSafeHarbor: contract({
    ...own,
    method: 'POST',
    path: `${root}/safe-harbor/answer/update/`,
    idempotent: 'by-nature',
    about: 'Keeps whether such IRAs are the person’s: all, some or none of them, or that they are not sure.',
    body: z.strictObject({ match: z.enum(safeHarborAnswers) }),
    answer: z.strictObject({ match: z.enum(safeHarborAnswers) }),
    errors: [],
  }),
  tickProviders: contract({
    ...own,
    method: 'POST',
    path: `${root}/providers/ticked/`,
    idempotent: 'by-nature',
    about: 'Saves at which providers the person wants to move accounts. Nothing is asked of anybody yet.',
    body: z.strictObject({
      user_providers: z
        .array(pk)
        .min(1, says({ en: 'Tick at least one account.', es: 'Marca al menos una cuenta.' }))
        .max(100),
    }),
    answer: providers,
    errors: ['not_found'],
  }),
  confirmRolloverMeeting: contract({
    ...own,
    method: 'POST',
    path: `${root}/providers/rollover_meeting/`,
    idempotent: 'by-nature',
    about: 'Says that the call with the record keeper is booked, or books it for a time.',
    body: z.strictObject({ rollover_call_scheduled: z.union([z.literal(true), callTime]) }),
    answer: z.strictObject({ rollover_call_scheduled: z.boolean(), call: scheduledCall }),
    errors: ['claimed_progress', 'slot_taken', 'partner_refused', 'partner_unavailable', 'not_in_this_state', 'too_many_requests'],
  }),
  addProviders: contract({
    ...own,
    method: 'POST',
    path: `${root}/providers/create/`,
    idempotent: 'by-nature',
    about: 'Keeps the providers that the person names; one named again is changed.',
    body: z
      .array(
        z.strictObject({
          record_keeper_name: shortName,
          balance: dollars.nullable().exactOptional(),
          current_job: z.boolean().exactOptional(),
          score: z.number().exactOptional().meta({ description: 'It is always 10, whatever is sent.' }),
        }),
      )
      .min(1, says({ en: 'Name at least one provider.', es: 'Nombra al menos un proveedor.' }))
      .max(100),
    status: 201,
    answer: providers,
    errors: ['over_the_limit', 'card_number_refused'],
  }),
  addIraAccount: contract({
    ...own,
    method: 'POST',
    path: `${root}/add_ira_account/`,
    idempotent: 'by-key-if-sent',
    about: 'Keeps an IRA that can receive money.',
    body: iraForm,
    status: 201,
    answer: ira,
    errors: ['step_up_required', 'over_the_limit', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  listIraAccounts: contract({
    ...readOnly,
    path: `${root}/ira/`,
    about: 'Lists the IRAs that the person has told us of.',
    answer: results(ira),
  }),
  updateIraAccount: contract({
    ...own,
    method: 'PUT',
    path: `${root}/ira/{id}/update/`,
    idempotent: 'by-nature',
    versioned: 'if-sent',
    about: 'Changes an IRA.',
    params: z.strictObject({ id: pk }),
    body: iraForm,
    answer: ira,
    errors: ['step_up_required', 'not_found', 'precondition_failed', 'card_number_refused'],
  }),
  readWishedIra: contract({
    ...readOnly,
    path: `${root}/wished_ira/`,
    about: 'Says which kind of IRA the person wants to open here; null before they have chosen, or once another choice counts.',
    answer: wishedIra,
  }),
  saveWishedIra: contract({
    ...own,
    method: 'POST',
    path: `${root}/wished_ira/update/`,
    idempotent: 'by-nature',
    about: 'Saves which kind of IRA the person wants to open here, until they apply. Null: none.',
    body: wishedIra,
    answer: wishedIra,
    errors: [],
  }),
  askPhoneCode: contract({
    ...own,
    method: 'POST',
    path: `${root}/confirm_phone/`,
    idempotent: 'no',
    about: 'Sends a code to a telephone number by text message.',
    body: z.strictObject({ phone_number: phoneField }),
    answer: z.strictObject({
      phone_number: z.string().meta({ description: 'Masked: its last four.' }),
      state: z.enum(['code_sent', 'confirmed']),
      expires_at: moment.nullable(),
    }),
    errors: ['step_up_required', 'partner_refused', 'partner_unavailable', 'too_many_requests'],
  }),
  confirmPhone: contract({
    ...own,
    method: 'POST',
    path: `${root}/confirm_phone/code/`,
    idempotent: 'no',
    about: 'Confirms the number with the code that was sent to it.',
    body: z.strictObject({
      code: z
        .string()
        .max(40)
        .transform(bareNumber)
        .refine(
          (typed) => /^\d{6}$/.test(typed),
          says({ en: 'Enter the six digits from the message.', es: 'Escribe los seis dígitos del mensaje.' }),
        ),
    }),
    answer: z.strictObject({ phone_number: z.string(), state: z.literal('confirmed') }),
    errors: ['code_not_right', 'partner_unavailable', 'too_many_requests'],
  }),
  getInvitation: contract({
    ...readOnly,
    path: `${root}/invitation/`,
    about: 'Gives what the person’s own link for friends is made of, and how many have joined by it.',
    answer: z.strictObject({
      origin: z
        .strictObject({ partner_name: z.literal(invitedBy), origin_domain: z.string() })
        .nullable()
        .meta({ description: 'Where such a friend comes from, as registration keeps it. Null before personal information is saved.' }),
      joined: z.int(),
      reward: z.strictObject({ words: z.string() }).nullable().meta({ description: 'What is given for it now; null: nothing.' }),
    }),
  }),
  completePartnerSearch: contract({
    ...own,
    method: 'POST',
    path: `${root}/partner/search/complete/`,
    idempotent: 'by-nature',
    about: 'Says that the search of a partner for this person has ended.',
    body: z.strictObject({}).optional(),
    answer: z.strictObject({ completed: z.literal(true), completed_at: moment }),
    errors: [],
  }),
})
