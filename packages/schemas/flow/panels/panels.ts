import type { JSONSchema } from 'json-schema-to-ts'
import { feeComparison } from './fee-comparison.ts'
import { loanReadiness } from './loan-readiness.ts'
import { none } from './none.ts'
import { price } from './price.ts'
import { reasons } from './reasons.ts'
import { referenceNumber } from './reference-number.ts'
import { searchTerms } from './search-terms.ts'
import { unclaimedMatches } from './unclaimed-matches.ts'

/** Live data that a step can show, by name, each with what a step says about it. A name here is a folder in web/src/screens/panels. */
export const panels = {
  'accounts-found': none,
  'accounts-to-move': none,
  'account-choices': none,
  'addresses-on-record': none,
  balance: none,
  'call-slot': none,
  'documents-to-sign': none,
  'documents-requested': none,
  'fee-comparison': feeComparison,
  'growth-chart': none,
  'investor-profile': none,
  'invite-link': none,
  'ira-application': none,
  'ira-limit': none,
  'lending-offers': none,
  'loan-estimate': none,
  'loan-limit': none,
  'loan-readiness': loanReadiness,
  'loan-schedule': none,
  'phone-code': none,
  portfolio: none,
  price,
  'providers-sign-in': none,
  receipt: none,
  'reference-number': referenceNumber,
  reasons,
  'rollover-destination': none,
  'rollover-tracker': none,
  'safe-harbor-accounts': none,
  'savings-dates': none,
  'savings-limit': none,
  'search-progress': none,
  'search-terms': searchTerms,
  'signing-qr': none,
  'state-held-retirement': none,
  'step-tasks': none,
  'unclaimed-matches': unclaimedMatches,
  'unlocked-amounts': none,
} as const satisfies Record<string, PanelOptions>

export type PanelName = keyof typeof panels

type PanelOptions = {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, JSONSchema>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}
