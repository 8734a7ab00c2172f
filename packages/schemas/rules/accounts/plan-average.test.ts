import { expect, it } from 'vitest'
import { averagePerPerson } from './plan-average.ts'

it('is a range between both ends of the year, in two digits', () => {
  const plan = { participants: 100, assetsBeginCents: 192_340_000, assetsEndCents: 210_990_000 }
  expect(averagePerPerson(plan)).toEqual({ low: 19_000, high: 21_000 })
  expect(averagePerPerson({ ...plan, assetsBeginCents: null })).toEqual({ low: 21_000, high: 21_000 })
})

it.each([
  { participants: 0, assetsBeginCents: 1, assetsEndCents: 1 },
  { participants: null, assetsBeginCents: 1, assetsEndCents: 1 },
  { participants: 5, assetsBeginCents: null, assetsEndCents: 0 },
])('is unknown where the filing does not say enough: %o', (plan) => {
  expect(averagePerPerson(plan)).toBeUndefined()
})
