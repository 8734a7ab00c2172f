import { expect, it } from 'vitest'
import { feeLine, foundAccount, likelyAccount } from '../../../testing/found-samples.ts'
import { balanceParts } from '../../data/accounts/balance-of.ts'
import { accountCosts, cashCost, sumEnds } from './choice-costs.ts'

const today = '2026-11-20'

it('cash before 59½ costs the extra tax, on top of a fifth that is held back', () => {
  expect(cashCost({ low: 10_000, high: 10_000 }, { birthDate: '1990-01-01', today })).toEqual({
    heldBack: { low: 2_000, high: 2_000 },
    extra: { low: 1_000, high: 1_000 },
    paidOut: { low: 8_000, high: 8_000 },
  })
})

it('cash after 59½ costs no extra tax', () => {
  expect(cashCost({ low: 10_000, high: 10_000 }, { birthDate: '1960-01-01', today })?.extra).toEqual({ low: 0, high: 0 })
})

it('without a birth date nothing is said of the tax', () => {
  expect(cashCost({ low: 1, high: 1 }, { birthDate: undefined, today })).toBeUndefined()
})

it('each account has the costs that are known of it', () => {
  const parts = balanceParts([foundAccount(), likelyAccount()], [feeLine()], [])
  const [sure, likely] = accountCosts(parts, [feeLine()], { birthDate: '1990-01-01', today })
  expect([sure?.leave, sure?.savings]).toEqual([undefined, { low: 10_000, high: 10_000 }])
  expect([likely?.leave?.low, likely?.move?.high]).toEqual([144, 68])
})

it('a sum says how many it leaves out', () => {
  expect(sumEnds([{ low: 1, high: 2 }, undefined, { low: 3, high: 4 }])).toEqual({ low: 4, high: 6, missing: 1 })
  expect(sumEnds([undefined])).toBeUndefined()
})
