import { expect, it } from 'vitest'
import { feeLine, foundAccount, likelyAccount } from '../../../testing/found-samples.ts'
import { balanceOf, balanceParts, totalOf } from './balance-of.ts'
import type { HeldAccount } from './held-accounts.ts'

const held = (own: Partial<HeldAccount>): HeldAccount => ({
  pk: '44444444-4444-4444-8444-444444444444',
  version: 1,
  source: 'linked',
  institution_name: 'Example Keepers',
  company_name: null,
  name: '401(k)',
  nickname: null,
  account_type: 'investment',
  account_subtype: '401k',
  is_retirement: true,
  is_roth: false,
  last_four: '1234',
  current_balance: 9_000,
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

it('what was reported counts before the estimate from salary and years', () => {
  const line = feeLine({ company_name: 'Foolscap Paper' })
  expect(balanceOf(foundAccount(), [line])).toEqual({ basis: 'record-keeper', low: 10_000, high: 10_000 })
  expect(balanceOf(foundAccount({ balance: null, balance_from: null }), [line])).toEqual({ basis: 'estimate', low: 14_000, high: 18_700 })
  expect(balanceOf(foundAccount({ balance: null, balance_from: null }), [])).toEqual({ basis: 'unknown' })
})

it('a total is a range as soon as a part of it is', () => {
  expect(totalOf(balanceParts([foundAccount(), likelyAccount()], [feeLine()], []))).toEqual({ low: 24_000, high: 28_700 })
})

it('a total is nothing when no balance is known', () => {
  expect(totalOf(balanceParts([likelyAccount()], [], []))).toBeUndefined()
})

it('what is not theirs, or not there, is no part of it', () => {
  const gone = [foundAccount({ is_mine: 'no' }), foundAccount({ record_keeper_answer: 'nothing' }), foundAccount({ kind: 'no-match' })]
  expect(balanceParts(gone, [], [])).toEqual([])
})

it('an account that was found and linked is counted once', () => {
  expect(totalOf(balanceParts([foundAccount()], [], [held({})]))).toEqual({ low: 10_000, high: 10_000 })
  const told = foundAccount({ balance_from: 'you' })
  expect(totalOf(balanceParts([told], [], [held({ institution_name: 'EXAMPLE  keepers' })]))).toEqual({ low: 9_000, high: 9_000 })
})

it('what a record keeper has reported counts before what the person remembers of an account there', () => {
  const guess = held({ source: 'manual', current_balance: 77_000 })
  expect(totalOf(balanceParts([foundAccount()], [feeLine()], [guess]))).toEqual({ low: 10_000, high: 10_000 })
})

it('an IRA is no old plan', () => {
  expect(balanceParts([], [], [held({ account_subtype: 'ira' })])).toEqual([])
})
