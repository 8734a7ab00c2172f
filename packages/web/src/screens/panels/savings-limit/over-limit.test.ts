import { expect, it } from 'vitest'
import { overLimit } from './savings-limit.tsx'

const today = '2026-11-20'
const monthly = (saving_amount: string) => ({ saving_amount, saving_frequency: 'monthly', first_date: '2026-12-01' })

it('one deposit above the limit is reported for the year in which it comes', () => {
  expect(overLimit(monthly('$9,000'), today)).toEqual({
    ...{ year: 2026, totalCents: 900_000, usualCents: 750_000, from50Cents: 860_000, isOfYearBefore: false },
  })
})

it('what fits this year and not the whole next one is reported for the next, against the last limit that is known', () => {
  expect(overLimit(monthly('1000'), today)).toMatchObject({ year: 2027, totalCents: 1_200_000, isOfYearBefore: true })
})

it('nothing is said of a plan that fits, or that is not typed whole', () => {
  expect([overLimit(monthly('625'), today), overLimit({ saving_amount: '9000' }, today), overLimit({}, today)]).toEqual(
    Array(3).fill(undefined),
  )
})

it('every deposit of a week counts, also when the date is not typed yet', () => {
  expect(overLimit({ saving_amount: '200', saving_frequency: 'weekly' }, today)).toMatchObject({ year: 2027, totalCents: 1_060_000 })
})
