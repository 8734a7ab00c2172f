import { expect, it } from 'vitest'
import { loanReasons, loanReasonWords } from './loan-eligibility.ts'
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

it('each reason is told in a sentence', () => {
  expect(loanReasonWords('ira-only')).toBe('Your savings are in an IRA. The law does not let an IRA lend.')
})
