import { expect, it } from 'vitest'
import { couldBorrow, loanReasons, loanReasonWords, movableToPlanCents } from './loan-eligibility.ts'
import { ourPlan } from './plan-loans.ts'

const plan = { isOpen: true, isSigned: true, valueCents: 8_000_000 }
const eligible = {
  employmentStatus: 'self-employed',
  hasEmployees: undefined,
  plan,
  hasBank: true,
  availableCents: 4_000_000,
  movableCents: 0,
  iraCents: 0,
}

it.each([
  [{}, []],
  [{ hasEmployees: false }, []],
  [{ employmentStatus: undefined }, ['employment-unknown']],
  [{ employmentStatus: 'employed' }, ['not-self-employed']],
  [{ hasEmployees: true }, ['has-employees']],
  [{ plan: undefined, movableCents: 9_000_000 }, ['no-plan']],
  [{ plan: undefined }, ['no-plan', 'no-balance']],
  [{ plan: undefined, iraCents: 9_000_000 }, ['no-plan', 'ira-only']],
  [{ plan: { ...plan, isOpen: false } }, ['plan-not-open']],
  [{ plan: { ...plan, isSigned: false } }, ['plan-not-signed']],
  [{ plan: { isOpen: false, isSigned: false, valueCents: 0 } }, ['plan-not-signed', 'plan-not-open']],
  [{ plan: { ...plan, valueCents: 0 }, movableCents: 9_000_000 }, ['plan-empty']],
  [{ hasBank: false }, ['no-bank']],
  [{ availableCents: 99_999 }, ['limit-used']],
  [{ availableCents: 100_000 }, []],
  [{ employmentStatus: 'retired', plan: undefined, hasBank: false }, ['not-self-employed']],
])('a person of whom this differs, %j, cannot borrow now because of %j', (different, reasons) => {
  expect(loanReasons(ourPlan, { ...eligible, ...different })).toEqual(reasons)
})

it.each([
  [{}, true],
  [{ plan: undefined }, false],
  [{ plan: undefined, movableCents: 200_000 }, true],
  [{ plan: undefined, movableCents: 199_999 }, false],
  [{ plan: { ...plan, valueCents: 0 }, movableCents: 200_000 }, true],
  [{ plan: { ...plan, valueCents: 100_000 }, owedCents: 100_000 }, false],
  [{ employmentStatus: 'employed' }, false],
])('where %j differs, whether a loan would be possible with the savings moved here is %s', (different, isPossible) => {
  expect(couldBorrow(ourPlan, { ...eligible, owedCents: 0, ...different })).toBe(isPossible)
})

it('each reason is a sentence', () => {
  expect(loanReasonWords('ira-only')).toEqual({
    en: 'Your savings are in an IRA. The law doesn’t let an IRA lend.',
    es: 'Tus ahorros están en una IRA. La ley no permite que una IRA preste.',
  })
})

it.each([
  ['work for themselves and have nobody working for them', { employmentStatus: 'self-employed', hasEmployees: false }, 1_500],
  ['have not said whether anybody works for them', { employmentStatus: 'self-employed', hasEmployees: undefined }, 1_000],
  ['have employees', { employmentStatus: 'self-employed', hasEmployees: true }, 1_000],
  ['work for an employer', { employmentStatus: 'employed', hasEmployees: false }, 1_000],
])('of people who %s, an IRA counts only where its money may be moved into their own plan', (_who, work, cents) => {
  expect(movableToPlanCents({ ...work, vestedCents: 1_000, preTaxIraCents: 500 })).toBe(cents)
})
