import type { CallName, QuietCall } from './calls.ts'

/** What contracts say of them, at hand in a page: one that is left out here, or is here without its contract, does not compile. */
const quiet: Readonly<Record<QuietCall, true>> = {
  'POST /api/v1/analytics/abtest/': true,
  'POST /api/v1/analytics/abtest/seen/': true,
  'POST /api/v1/apex/user/recharacterizations/quote/': true,
  'POST /api/v1/apex/user/transfer/withdraw/quote/': true,
  'POST /api/v1/auth/logout/': true,
  'POST /api/v1/auth/passkeys/check/options/': true,
  'POST /api/v1/auth/passkeys/options/': true,
  'POST /api/v1/auth/sign-in/passkey/options/': true,
  'POST /api/v1/auth/sign-in/second-factor/options/': true,
  'POST /api/v1/auth/step-up/mailed-code/': true,
  'POST /api/v1/desk/customers/search/': true,
  'POST /api/v1/desk/customers/{id}/': true,
  'POST /api/v1/loans/{id}/payments/quote/': true,
  'POST /api/v1/notifications/visit/': true,
  'POST /api/v1/portfolios/model/': true,
}

/** Whether other tabs have nothing to ask for again after it. */
export function changesNothingShown(call: CallName): boolean {
  return Object.hasOwn(quiet, call)
}
