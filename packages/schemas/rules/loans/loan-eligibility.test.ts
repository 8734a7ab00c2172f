import { expect, it } from 'vitest'
import { lendableCents, loanReasons, loanReasonWords } from './loan-eligibility.ts'
import { ourPlan } from './plan-loans.ts'

const eligible = {
  employmentStatus: 'self-employed',
  hasEmployees: undefined,
  vestedCents: 8_000_000,
  iraCents: 0,
  availableCents: 4_000_000,
}

it.each([
  [{}, []],
  [{ hasEmployees: false }, []],
  [{ employmentStatus: undefined }, ['employment-unknown']],
  [{ employmentStatus: 'employed' }, ['not-self-employed']],
  [{ hasEmployees: true }, ['has-employees']],
  [{ vestedCents: 0 }, ['no-balance']],
  [{ vestedCents: 0, iraCents: 9_000_000 }, ['ira-only']],
  [{ availableCents: 99_999 }, ['limit-used']],
  [{ availableCents: 100_000 }, []],
  [{ employmentStatus: 'retired', vestedCents: 0, iraCents: 1 }, ['not-self-employed', 'ira-only']],
])('somebody of whom this differs, %j, cannot borrow because of %j', (different, reasons) => {
  expect(loanReasons(ourPlan, { ...eligible, ...different })).toEqual(reasons)
})

it('each reason is a sentence', () => {
  expect(loanReasonWords('ira-only')).toBe('Your savings are in an IRA. The law does not let an IRA lend.')
})

it.each([
  ['work for themselves and have nobody working for them', { employmentStatus: 'self-employed', hasEmployees: false }, 1_500],
  ['have not said whether anybody works for them', { employmentStatus: 'self-employed', hasEmployees: undefined }, 1_000],
  ['have employees', { employmentStatus: 'self-employed', hasEmployees: true }, 1_000],
  ['work for an employer', { employmentStatus: 'employed', hasEmployees: false }, 1_000],
])('of people who %s, an IRA counts only where its money may be moved into their own plan', (_who, work, cents) => {
  expect(lendableCents({ ...work, vestedCents: 1_000, preTaxIraCents: 500 })).toBe(cents)
})
