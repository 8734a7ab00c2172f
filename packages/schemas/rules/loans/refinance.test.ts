import { expect, it } from 'vitest'
import { compareRefinance } from './refinance.ts'

const now = { rateBps: 1_200, years: 5, feeCents: 0 }

it('a lower rate over the same time is worth it when the fee does not eat it up', () => {
  expect(compareRefinance(1_000_000, now, { rateBps: 600, years: 5, feeCents: 7_500 })).toEqual({
    before: { monthlyCents: 22_244, totalCostCents: 334_677 },
    after: { monthlyCents: 19_333, totalCostCents: 167_468 },
    monthlySavedCents: 2_911,
    totalSavedCents: 167_209,
    verdict: 'worth-it',
  })
})

it('smaller payments over a longer time that cost more are marked as such', () => {
  expect(compareRefinance(1_000_000, { ...now, years: 1 }, { rateBps: 1_000, years: 5, feeCents: 7_500 }).verdict).toBe(
    'lower-payment-higher-cost',
  )
})

it('what costs the same, or more, is not worth it', () => {
  expect(compareRefinance(1_000_000, now, now).verdict).toBe('not-worth-it')
  expect(compareRefinance(1_000_000, now, { ...now, feeCents: 1 }).verdict).toBe('not-worth-it')
})
