import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { investmentGoals, stocksBps } from './glide-path.ts'
import { suggestedGoal } from './suggested-goal.ts'
import { suitabilityOf } from './suitability.ts'

const anyGoal = fc.constantFrom(...investmentGoals)
const anyMonths = fc.integer({ min: -1_200, max: 1_200 })
const anyAnswers = fc.record(
  {
    risk_tolerance: fc.constantFrom('low', 'medium', 'high'),
    liquidity_needs: fc.constantFrom('within-2-years', '2-to-5-years', '5-to-10-years', 'after-10-years'),
  },
  { requiredKeys: [] },
)

describe('the mix that is suggested', () => {
  it('fits what was answered, for every goal, on every day', () => {
    fc.assert(
      fc.property(anyGoal, anyMonths, anyAnswers, (goal, months, answers) => {
        expect(suitabilityOf(stocksBps(suggestedGoal(goal, months, answers), months), answers).fits).not.toBe(false)
      }),
    )
  })

  it('is never bolder than the goal, and the goal itself where that fits', () => {
    fc.assert(
      fc.property(anyGoal, anyMonths, anyAnswers, (goal, months, answers) => {
        const suggested = suggestedGoal(goal, months, answers)
        expect(investmentGoals.indexOf(suggested)).toBeLessThanOrEqual(investmentGoals.indexOf(goal))
        expect(suggested === goal).toBe(suitabilityOf(stocksBps(goal, months), answers).fits !== false)
      }),
    )
  })

  it('is the calmest for people who may need the money within two years, long before retirement', () => {
    expect(suggestedGoal('growth', 300, { risk_tolerance: 'low', liquidity_needs: 'within-2-years' })).toBe('preserve')
  })
})
