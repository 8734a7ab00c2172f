import { account, list } from './money-page.tsx'

const roth = { ...account, pk: 'a2', account_number: 'R-2', last_four: '9020', account_type: 'ROTH_IRA' }
export const changeable = {
  ...{ transfer_id: '0190aaaa-0000-7000-8000-0000c0ffee11', account_number: 'R-1', account_type: 'TRADITIONAL_IRA' },
  ...{ to_account_number: 'R-2', to_account_type: 'ROTH_IRA', tax_year: 2025, deposited: 500, deposited_on: '2026-02-10', left: 500 },
  ...{ moves: 512.34, earnings: 12.34, last_day: '2026-10-13', last_day_unfiled: '2026-04-13', asks_if_filed: false },
  ...{ is_possible: true, words: null },
}
export const changed = {
  ...{ pk: '0190aaaa-0000-7000-8000-0000c0ffee12', transfer_id: changeable.transfer_id, tax_year: 2025, account_number: 'R-1' },
  ...{ account_type: 'TRADITIONAL_IRA', to_account_number: 'R-2', to_account_type: 'ROTH_IRA', amount: 500, moves: 512.5, earnings: 12.5 },
  ...{ state: 'WAITING', state_words: 'Saved. It isn’t sent yet, so you can still take it back.', waiting_for_partner: false },
  ...{ reason: null, moved_by: '2026-03-10', asked_at: '2026-03-06T15:00:00Z', waits_until: '2026-03-06T15:30:00Z' },
  ...{ settled_at: null, ended_at: null },
}
const quote = { amount: 500, moves: 512.34, earnings: 12.34, moved_by: '2026-03-10', is_possible: true, words: null }
const calls = '/api/v1/apex/user/recharacterizations/'
export const createCall = `POST ${calls}create/`
export const quoteCall = `POST ${calls}quote/`

export const possibleOf = (...results: readonly object[]) => ({ body: { is_offered: true, results } })

/** What the service says to somebody who has a deposit in the wrong kind of IRA. */
export const changing = {
  'GET /api/v1/apex/user/accounts/': () => list(account, roth),
  [`GET ${calls}possible/`]: () => possibleOf(changeable),
  [`GET ${calls}`]: () => list(),
  [quoteCall]: () => ({ body: quote }),
  [createCall]: () => ({ status: 201, body: changed }),
}
