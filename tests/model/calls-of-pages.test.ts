import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = join(root, 'packages/web/src')

/** Why a call of the catalogue for people is made by no script of a page. */
const reasons = {
  'another call': 'a page asks for the same with a call that gives it whole',
  'drawn by the service': 'the page is drawn, or its form taken, by the service itself',
  'no page': 'decided in docs/decisions/77-what-has-no-page.md',
  'a link': 'an e-mail leads there',
  'other programs': 'it is for programs of partners, and for clients that are no browser',
} as const

const without: Readonly<Record<string, keyof typeof reasons>> = {
  'GET /api/v1/accounts/found_account/{id}/': 'another call',
  'GET /api/v1/accounts/found_accounts/5500/': 'another call',
  'GET /api/v1/accounts/found_accounts/nomatch/': 'another call',
  'GET /api/v1/accounts/found_accounts/show/': 'another call',
  'GET /api/v1/accounts/found_accounts/user_entered/': 'another call',
  'GET /api/v1/accounts/investment_account/': 'another call',
  'GET /api/v1/accounts/known_providers/crosscheck/': 'another call',
  'GET /api/v1/accounts/preview/': 'another call',
  'GET /api/v1/accounts/unclaimed_properties/amount/': 'another call',
  'GET /api/v1/accounts/unclaimed_properties/confirmation/': 'another call',
  'GET /api/v1/accounts/unclaimed_properties/pending/': 'another call',
  'GET /api/v1/accounts/users/unsubscribe/{email}/{token}/': 'a link',
  'GET /api/v1/analytics/abtest/': 'drawn by the service',
  'GET /api/v1/apex/user/transfer_requests/{account}': 'another call',
  'GET /api/v1/apex/user/transfers/': 'another call',
  'GET /api/v1/employers/client_pages/': 'drawn by the service',
  'GET /api/v1/employers/companies_details/': 'another call',
  'GET /api/v1/employers/companies_plan/': 'another call',
  'GET /api/v1/employers/search/': 'another call',
  'GET /api/v1/employers/{id}/detail/': 'another call',
  'GET /api/v1/financial_accounts/unlocked_accounts/': 'another call',
  'GET /api/v1/financial_accounts/unlocked_accounts/call_schedule_pending/': 'another call',
  'GET /api/v1/financial_accounts/unlocked_amount/': 'another call',
  'GET /api/v1/loans/{id}/': 'another call',
  'GET /api/v1/memberships/products/payments/': 'another call',
  'GET /api/v1/memberships/products/{id}/payments/stripe/': 'another call',
  'GET /api/v1/memberships/stripe/customer/create/': 'another call',
  'GET /api/v1/memberships/stripe/payment_intent/create/': 'another call',
  'GET /api/v1/memberships/stripe/product/find_money/price/': 'another call',
  'GET /api/v1/memberships/subscriptions/': 'another call',
  'GET /api/v1/offers/earn-money/': 'no page',
  'GET /api/v1/offers/earn-money/chat/{a}/{b}/': 'no page',
  'GET /api/v1/offers/earn-money/recommended-offers/{x}/': 'no page',
  'GET /api/v1/offers/extra-cash/{id}/{device}': 'no page',
  'GET /api/v1/quizzes/answers/{id}/': 'no page',
  'GET /api/v1/quizzes/questionnaires/': 'no page',
  'GET /api/v1/record_keepers/company_provider/': 'another call',
  'PATCH /api/v1/accounts/waitlist/{id}/update/': 'drawn by the service',
  'POST /api/proof': 'other programs',
  'POST /api/v1/accounts/completed_info/': 'another call',
  'POST /api/v1/accounts/create_waitlist/': 'drawn by the service',
  'POST /api/v1/accounts/found_accounts/trigger_email/': 'other programs',
  'POST /api/v1/accounts/offer/create/': 'no page',
  'POST /api/v1/accounts/partner/search/complete/': 'other programs',
  'POST /api/v1/accounts/personal_information/update_unknown_providers/': 'another call',
  'POST /api/v1/accounts/providers/create/': 'another call',
  'POST /api/v1/accounts/providers/rollover_meeting/': 'another call',
  'POST /api/v1/accounts/settings/investment_account_info/profile/update/': 'another call',
  'POST /api/v1/accounts/settings/investment_account_info/trusted_contact/update/': 'another call',
  'POST /api/v1/apex/cash/ach/ira/withdraw/create/': 'another call',
  'POST /api/v1/auth/login/': 'another call',
  'POST /api/v1/documents/retirement/': 'another call',
  'POST /api/v1/financial_accounts/plaid/exchange_public_token/new-account/': 'another call',
  'POST /api/v1/memberships/{id}/subscription/activate/': 'another call',
  'POST /api/v1/offers/earn-money/chat-init/': 'no page',
  'POST /api/v1/offers/earn-money/chat/': 'no page',
  'POST /api/v1/offers/earn-money/click/create/': 'no page',
  'POST /api/v1/quizzes/questionnaires/{id}/answer/create/': 'no page',
  'PUT /api/v1/quizzes/questionnaires/{id}/answer/{answer}/update/': 'no page',
}

const calls = readFileSync(join(root, 'packages/api/src/http/testing/catalogue/leads-to.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '')

/** It sends the calls of others: those that it names it does not make. */
const sender = 'client/service/ask.ts'

/** Every call that is written in the script of a page, as “METHOD /path”. */
function callsOfPages(): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: pages }).filter((name) => name !== sender && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
  const texts = files.map((name) => {
    const text = readFileSync(join(pages, name), 'utf8')
    const begin = /const root = '([^']+)'/.exec(text)?.[1]
    return begin === undefined ? text : text.replaceAll(/\$\{(?:typeof )?root\}/g, begin)
  })
  const found = texts.flatMap((text) =>
    [...text.matchAll(/['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`]+)['"`]/g)].map(([, call = '']) => call),
  )
  return new Set(found)
}

const made = callsOfPages()

it('every call of the catalogue is made by a page, or says why by none', () => {
  expect(calls.filter((call) => !made.has(call) && !Object.hasOwn(without, call))).toEqual([])
})

it('a call that a page makes, or that is not in the catalogue, is in no list of those without', () => {
  expect(Object.keys(without).filter((call) => made.has(call) || !calls.includes(call))).toEqual([])
})

it('every reason is still that of a call', () => {
  expect(Object.keys(reasons).filter((reason) => !Object.values(without).some((one) => one === reason))).toEqual([])
})
