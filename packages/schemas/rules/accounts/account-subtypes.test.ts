import { expect, it } from 'vitest'
import { accountSubtypes, isBankSubtype, isIraSubtype, isRetirementSubtype, isRothSubtype, toAccountSubtype } from './account-subtypes.ts'

it('no account is at a bank and for retirement at once', () => {
  expect(accountSubtypes.filter((one) => isBankSubtype(one) && isRetirementSubtype(one))).toEqual([])
})

it.each([
  ['401k', true],
  ['ira', true],
  ['roth 401k', true],
  ['checking', false],
  ['brokerage', false],
  ['hsa', false],
])('of %s it is known whether it is for retirement', (subtype, isRetirement) => {
  expect(isRetirementSubtype(subtype)).toBe(isRetirement)
})

it('an IRA is held by the person, a plan by the employer', () => {
  expect([isIraSubtype('sep ira'), isIraSubtype('401k')]).toEqual([true, false])
})

it('Roth money is separate from other money', () => {
  expect(accountSubtypes.filter(isRothSubtype)).toEqual(['roth 401k', 'roth'])
})

it.each([
  ['403b', '403B'],
  [' Checking ', 'checking'],
  ['crypto exchange', 'other'],
])('%j of a linking company is %s', (name, subtype) => {
  expect(toAccountSubtype(name)).toBe(subtype)
})
