import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { pk, results, version } from '../fields.ts'
import { financialAccount, moment, publicToken, shortName } from './financial-fields.ts'

const metadata = z
  .record(z.string().max(60), z.unknown())
  .meta({ description: 'What the window said of the institution and its accounts. It is not believed: the partner is asked.' })

const institution = z.strictObject({
  pk,
  version,
  kind: z.enum(['bank', 'investments']),
  institution_name: z.string().nullable(),
  institution_id: z.string().nullable(),
  state: z
    .enum(['waiting_for_partner', 'linked', 'login_required', 'failed', 'removed'])
    .meta({ description: '`waiting_for_partner`: the linking company does not answer. What was given is kept, and we go on asking.' }),
  created_at: moment,
})

const linked = z.strictObject({ linked_institution: institution, accounts: z.array(financialAccount).readonly() })

const openWindow = {
  method: 'POST',
  who: 'person',
  idempotent: 'no',
  body: z.strictObject({}).optional(),
  sends: 'json',
  status: 200,
  answer: z.strictObject({ data: z.strictObject({ expiration: moment, link_token: z.string(), request_id: z.string() }) }),
  errors: ['not_in_this_state', 'partner_unavailable', 'partner_refused', 'too_many_requests'],
} as const

// A public token works once by its nature: sent again, the same link is answered.
const exchange = {
  method: 'POST',
  who: 'person',
  idempotent: 'by-nature',
  sends: 'json',
  status: 200,
  answer: linked,
  errors: ['not_in_this_state', 'partner_refused', 'over_the_limit', 'too_many_requests'],
} as const

const exchangeBody = z.strictObject({ public_token: publicToken, metadata: metadata.exactOptional() })
const root = '/api/v1/financial_accounts/plaid'

/** Linking accounts at banks and plans through a company that people sign in by. */
export const linkingContracts = contracts({
  createLinkToken: contract({
    ...openWindow,
    path: `${root}/create_link_token/`,
    about: 'Opens the window to link a bank account by signing in.',
  }),
  createMicroDepositLinkToken: contract({
    ...openWindow,
    path: `${root}/create_micro_deposit_link_token/`,
    about: 'Opens the window to link a bank account by its numbers and a small deposit.',
  }),
  createInvestmentLinkToken: contract({
    ...openWindow,
    path: `${root}/create_link_token_investment/`,
    about: 'Opens the window to link a retirement plan or another investment account.',
  }),
  createUpdateLinkToken: contract({
    ...openWindow,
    path: `${root}/create_link_token_update/`,
    about: 'Opens the window to mend a link that has ended, or to tell of a small deposit.',
    body: z.strictObject({ linked_institution: pk }),
    errors: [...openWindow.errors, 'not_found'],
  }),
  verifyMicroDeposits: contract({
    method: 'POST',
    path: `${root}/micro_deposit_verification/`,
    who: 'person',
    idempotent: 'no',
    about: 'Says what the person told of the small deposit. Three wrong tries, or seven days, end it.',
    body: z.strictObject({ financial_account_id: pk, public_token: publicToken, metadata: metadata.exactOptional() }),
    sends: 'json',
    status: 200,
    answer: financialAccount,
    errors: ['not_found', 'not_in_this_state', 'code_not_right', 'partner_refused', 'partner_unavailable', 'too_many_requests'],
  }),
  exchangePublicToken: contract({
    ...exchange,
    path: `${root}/exchange_public_token/`,
    about: 'Links a bank account.',
    body: exchangeBody,
  }),
  exchangeForNewAccount: contract({
    ...exchange,
    path: `${root}/exchange_public_token/new-account/`,
    about: 'Links another bank account, which becomes the one that money is paid in from and out to.',
    body: exchangeBody,
    errors: [...exchange.errors, 'step_up_required'],
  }),
  exchangeInvestmentToken: contract({
    ...exchange,
    path: `${root}/exchange_public_token_investment/`,
    about: 'Links a retirement plan or another investment account.',
    body: z.strictObject({
      public_token: publicToken,
      inst_name: shortName.exactOptional(),
      inst_id: z.string().max(120).nullable().exactOptional(),
    }),
  }),
  listLinkedInstitutions: contract({
    method: 'GET',
    path: `${root}/linked_institutions/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Lists the links of the person, with those that have to be mended.',
    sends: 'json',
    status: 200,
    answer: results(institution),
    errors: [],
  }),
  refreshLinkedInstitution: contract({
    method: 'POST',
    path: `${root}/linked_institutions/{id}/refresh/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Reads the accounts and balances of a link anew, as after it was mended.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: linked,
    errors: ['not_found', 'not_in_this_state', 'bank_link_broken', 'partner_unavailable', 'too_many_requests'],
  }),
  removeLinkedInstitution: contract({
    method: 'DELETE',
    path: `${root}/linked_institutions/{id}/`,
    who: 'person',
    idempotent: 'by-nature',
    about: 'Ends a link, and forgets its accounts.',
    params: z.strictObject({ id: pk }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['not_found', 'step_up_required'],
  }),
})
