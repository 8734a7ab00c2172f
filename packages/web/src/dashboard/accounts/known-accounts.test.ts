import { expect, it } from 'vitest'
import { balanceParts } from '../../screens/data/accounts/balance-of.ts'
import type { HeldAccount } from '../../screens/data/accounts/held-accounts.ts'
import { feeLine, foundAccount, likelyAccount, stateMatch } from '../../testing/found-samples.ts'
import { knownAccounts, type Sources } from './known-accounts.ts'

const held = (own: Partial<HeldAccount>): HeldAccount => ({
  pk: 'h1',
  version: 1,
  source: 'linked',
  institution_name: 'Linked Trust',
  company_name: null,
  name: 'Old 401(k)',
  nickname: null,
  account_type: 'investment',
  account_subtype: '401k',
  is_retirement: true,
  is_roth: false,
  last_four: '1234',
  current_balance: 5_000,
  available_balance: null,
  vested_balance: null,
  balance_as_of: null,
  is_active: true,
  active_account: true,
  primary_account: false,
  has_online_access: true,
  is_unlocked: false,
  rollover_requested: false,
  call_scheduled: false,
  verification: 'not_needed',
  verification_tries_left: null,
  verification_expires_at: null,
  linked_institution: null,
  ...own,
})

const known = (own: Partial<Sources>) =>
  knownAccounts({ found: [], fees: [], held: [], matches: [], safeHarbors: [], ...own }).map(({ from, id }) => `${from} ${id}`)

const safeHarbor = {
  pk: 's1',
  state: 'possible',
  custodian: null,
  company_name: 'Foolscap Paper',
  record_keeper_name: null,
  balance: 900,
  account_number: undefined,
} as const

it('everything stands in one list, the surest first', () => {
  expect(
    known({
      found: [
        likelyAccount({ pk: 'f2' }),
        foundAccount({ pk: 'f1' }),
        foundAccount({ pk: 'f3', kind: 'no-match', record_keeper_answer: 'not-asked' }),
      ],
      held: [held({ pk: 'h2', source: 'manual' }), held({ pk: 'h1' })],
      matches: [stateMatch({ pk: 'm1' })],
      safeHarbors: [safeHarbor],
    }),
  ).toEqual(['search f1', 'link h1', 'search f2', 'person h2', 'state m1', 'safe-harbor possible-s1', 'search f3'])
})

it('a linked account that the search has confirmed at the same company stands once', () => {
  const found = [foundAccount({ pk: 'f1', record_keeper_name: 'Linked Trust' })]
  expect(known({ found, held: [held({ institution_name: 'LINKED TRUST' })] })).toEqual(['search f1'])
})

it('what is not theirs, is switched off or on its way is in none of these lines', () => {
  expect(
    known({
      found: [foundAccount({ is_mine: 'no' }), foundAccount({ rollover: 'r' }), foundAccount({ show: false })],
      held: [held({ is_active: false }), held({ rollover_requested: true })],
      matches: [stateMatch({ state: 'rejected' })],
    }),
  ).toEqual([])
})

it.each([
  ['that nobody has confirmed', likelyAccount({ pk: 'f1', record_keeper_name: 'Linked Trust' }), 'h1'],
  [
    'that was confirmed without its balance',
    foundAccount({ pk: 'f1', record_keeper_name: 'Linked Trust', balance: null, balance_from: null }),
    'h1',
  ],
  ['whose balance was reported', foundAccount({ pk: 'f1', record_keeper_name: 'Linked Trust' }), 'f1'],
])('of an account that is linked and one found there %s the overview and this page list the same', (_which, found, listed) => {
  const sources = { found: [found], fees: [], held: [held({})], matches: [], safeHarbors: [] }
  expect(knownAccounts(sources).map(({ id }) => id)).toEqual([listed])
  expect(balanceParts(sources.found, [], sources.held).map(({ id }) => id)).toEqual([listed])
})

it('an IRA at the company of a confirmed plan is another account', () => {
  const found = [foundAccount({ pk: 'f1', record_keeper_name: 'Linked Trust' })]
  expect(known({ found, held: [held({ account_subtype: 'ira' })] })).toEqual(['search f1', 'link h1'])
})

it.each([{ kind: 'no-match', record_keeper_answer: 'not-asked' } as const, { kind: 'matched', record_keeper_answer: 'nothing' } as const])(
  'where nothing was found nothing is estimated: %j',
  (own) => {
    const found = [foundAccount({ ...own, balance: null, balance_from: null })]
    const fees = [feeLine({ company_name: 'Foolscap Paper' })]
    const [line] = knownAccounts({ found, fees, held: [], matches: [], safeHarbors: [] })
    expect(line?.balance).toEqual({ basis: 'unknown' })
  },
)
