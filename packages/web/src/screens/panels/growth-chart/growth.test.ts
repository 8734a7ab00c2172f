import { describe, expect, it } from 'vitest'
import { feeLine, feesOf } from '../../../testing/found-samples.ts'
import { firstAssumed } from './first-assumed.ts'
import { type Assumed, growthOf, readAssumed } from './growth.ts'

const assumed: Assumed = { savings: 10_000, years: 10, low: 3, middle: 5, high: 7, planPercent: 1.1, oursPercent: 0.12, membership: 49 }
const ends = (own: Partial<Assumed>) =>
  growthOf({ ...assumed, ...own }).map(({ plan, ours }) => [plan.at(-1)?.value ?? 0, ours.at(-1)?.value ?? 0])

it('only the fees tell the two lines apart', () => {
  for (const [plan, ours] of ends({ planPercent: 0.5, oursPercent: 0.5, membership: 0 })) expect(plan).toBe(ours)
})

it('a plan that costs less ends higher', () => {
  for (const [plan = 0, ours = 0] of ends({ planPercent: 0.1 })) expect(plan).toBeGreaterThan(ours)
  for (const [plan = 0, ours = 0] of ends({ planPercent: 2 })) expect(plan).toBeLessThan(ours)
})

it('what a fee takes never makes savings less than nothing', () => {
  expect(ends({ savings: 100, membership: 500 })[0]?.[1]).toBe(0)
})

describe('what is typed', () => {
  it.each([
    ['savings', '$12,500', 12_500],
    ['savings', '1,212,500', 1_212_500],
    ['savings', '12,50', undefined],
    ['low', '-3%', -3],
    ['years', '12', 12],
    ['years', '1.5', undefined],
    ['years', '0', undefined],
    ['middle', 'much', undefined],
    ['high', '99', undefined],
    ['membership', '', undefined],
  ] as const)('%s: “%s”', (name, typed, value) => {
    expect(readAssumed(name, typed)).toBe(value)
  })
})

describe('what the chart begins with', () => {
  it('are the savings and fees of the plans that are known', () => {
    const first = firstAssumed(feesOf([feeLine()]), undefined)
    expect([first?.assumed.savings, first?.assumed.planPercent, first?.isPlanKnown, first?.filingYears]).toEqual([
      16_000,
      1.1,
      true,
      [2024],
    ])
  })

  it('is a usual plan where only a balance is known', () => {
    const first = firstAssumed(undefined, { low: 9_000, high: 11_000 })
    expect([first?.assumed.savings, first?.isPlanKnown]).toEqual([10_000, false])
  })

  it('is nothing without savings', () => {
    expect(firstAssumed(feesOf([]), undefined)).toBeUndefined()
  })
})
