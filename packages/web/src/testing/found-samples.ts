import type { FeeLine, Fees } from '../screens/data/accounts/fees.ts'
import type { FoundAccount } from '../screens/data/accounts/found-accounts.ts'
import type { Match } from '../screens/data/search/unclaimed.ts'

/** An account as the service gives it: matched with a filing, confirmed by its record keeper. */
export function foundAccount(own: Partial<FoundAccount> = {}): FoundAccount {
  return {
    pk: '11111111-1111-4111-8111-111111111111',
    version: 3,
    kind: 'matched',
    source: 'form-5500',
    source_year: 2024,
    confidence: 90,
    why: 'The name is the same as in the filing.',
    employer_name: 'Foolscap Paper',
    company_name: 'Foolscap Paper',
    plan_name: 'Foolscap Paper 401(k) Plan',
    record_keeper_name: 'Example Keepers',
    start_year: 2001,
    end_year: 2008,
    balance: 10_000,
    balance_from: 'record-keeper',
    record_keeper_answer: 'found',
    asked_at: '2026-11-02T15:00:00.000Z',
    answered_at: '2026-11-04T15:00:00.000Z',
    show: true,
    is_mine: 'unsure',
    tax_type: 'pre-tax',
    account_plan: null,
    online_access: null,
    selected: false,
    rollover: null,
    ...own,
  }
}

/** One that nobody has confirmed: its balance is not known, or estimated. */
export function likelyAccount(own: Partial<FoundAccount> = {}): FoundAccount {
  return foundAccount({
    pk: '22222222-2222-4222-8222-222222222222',
    employer_name: 'Blue Fern Grocery',
    record_keeper_name: null,
    balance: null,
    balance_from: null,
    record_keeper_answer: 'waiting',
    answered_at: null,
    ...own,
  })
}

export function feeLine(own: Partial<FeeLine> = {}): FeeLine {
  return {
    pk: '33333333-3333-4333-8333-333333333333',
    company_name: 'Blue Fern Grocery',
    source_year: 2024,
    confidence: 'medium',
    reason: null,
    balance: { low: 14_000, expected: 16_000, high: 18_700 },
    balance_from: 'estimate',
    actual_percent: { low: 0.9, expected: 1.1, high: 1.3 },
    actual_fees: { low: 144, expected: 176, high: 208 },
    beagle_fees: { low: 68, expected: 68, high: 68 },
    until_retirement: null,
    verdict: 'move',
    ...own,
  }
}

export function feesOf(results: readonly FeeLine[], own: Partial<Fees> = {}): Fees {
  return {
    total_actual_fees: results.reduce((sum, { actual_fees }) => sum + (actual_fees?.expected ?? 0), 0),
    total_beagle_fees: results.reduce((sum, { beagle_fees }) => sum + (beagle_fees?.expected ?? 0), 0),
    is_estimate: true,
    verdict: 'move',
    until_retirement: null,
    our_cost: { fund_percent: 0.06, membership: 49, source_year: 2026, source: 'Our price list.' },
    results: [...results],
    ...own,
  }
}

/** Money in a state’s list that may be the person’s. */
export function stateMatch(own: Partial<Match> = {}): Match {
  return {
    pk: '11111111-1111-4111-8111-111111111111',
    version: 1,
    state: 'found',
    free_way: {
      state_name: 'Oregon',
      claim_page: 'https://unclaimed.oregon.gov/',
      is_states_own_page: true,
      papers: [],
      usual_wait: 'Some weeks.',
    },
    held_by: 'OR',
    state_reference: 'OR-1',
    holder: 'Thistle Trust',
    kind: 'funds in a traditional IRA',
    is_retirement: true,
    report_year: 2024,
    address_on_record: { city: 'Portland', state: 'OR', zip_code: '97214' },
    amount: 1234.56,
    amount_from: null,
    amount_to: null,
    amount_words: '$1,234.56',
    confidence: 95,
    why: 'The name is the same as yours.',
    is_new: true,
    found_at: '2026-11-17T12:00:00.000Z',
    how: null,
    claim_started_at: null,
    filed_on: null,
    late_since: null,
    claimed_at: null,
    claimed_amount: null,
    ...own,
  }
}
