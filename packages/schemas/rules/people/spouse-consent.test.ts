import { expect, it } from 'vitest'
import { isMarriedFiling, needsSpouse, spouseRuleFor } from './spouse-consent.ts'

const spouse = { rank: 'primary', relation: 'spouse', share_percent: 100 } as const
const child = { rank: 'primary', relation: 'child', share_percent: 100 } as const

it('a plan asks for the spouse wherever they live, an IRA only where property is shared by law', () => {
  expect(spouseRuleFor(['TRADITIONAL_IRA', 'INDIVIDUAL_401K'], 'ME')).toBe('plan')
  expect(spouseRuleFor(['TRADITIONAL_IRA'], 'TX')).toBe('community-property')
  expect(spouseRuleFor(['ROTH_IRA'], 'ME')).toBeNull()
  expect(spouseRuleFor([], undefined)).toBeNull()
})

it('a spouse who gets all of it needn’t agree, and one who gets less must', () => {
  const rule = 'plan'
  expect(needsSpouse([spouse], { rule, isMarried: true })).toBe(false)
  expect(
    needsSpouse(
      [
        { ...spouse, share_percent: 50 },
        { ...child, share_percent: 50 },
      ],
      { rule, isMarried: false },
    ),
  ).toBe(true)
  expect(needsSpouse([child, { ...spouse, rank: 'contingent' }], { rule, isMarried: false })).toBe(true)
  expect(needsSpouse([child], { rule, isMarried: true })).toBe(true)
})

it('nobody has to agree where there is no spouse, or no rule', () => {
  expect(needsSpouse([child], { rule: 'plan', isMarried: false })).toBe(false)
  expect(needsSpouse([child], { rule: null, isMarried: true })).toBe(false)
  expect(['married-joint', 'married-separate', 'single', undefined].map(isMarriedFiling)).toEqual([true, true, false, false])
})
