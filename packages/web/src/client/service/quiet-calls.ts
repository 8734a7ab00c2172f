import type { CallName } from './calls.ts'

/**
 * What isn't read with GET, and yet changes nothing that a page shows: other tabs have nothing to ask for again.
 * A call that a page makes to show itself has to be here: two tabs would go on asking because of each other.
 */
const quiet: ReadonlySet<CallName> = new Set<CallName>([
  'POST /api/v1/analytics/abtest/',
  'POST /api/v1/analytics/abtest/seen/',
  'POST /api/v1/apex/user/recharacterizations/quote/',
  'POST /api/v1/apex/user/transfer/withdraw/quote/',
  // Other tabs hear of it from the session.
  'POST /api/v1/auth/logout/',
  'POST /api/v1/auth/passkeys/check/options/',
  'POST /api/v1/auth/passkeys/options/',
  'POST /api/v1/auth/sign-in/passkey/options/',
  'POST /api/v1/auth/sign-in/second-factor/options/',
  'POST /api/v1/auth/step-up/mailed-code/',
  'POST /api/v1/desk/customers/search/',
  'POST /api/v1/desk/customers/{id}/',
  'POST /api/v1/loans/{id}/payments/quote/',
  'POST /api/v1/notifications/visit/',
  'POST /api/v1/portfolios/model/',
])

export function changesNothingShown(call: CallName): boolean {
  return quiet.has(call)
}
