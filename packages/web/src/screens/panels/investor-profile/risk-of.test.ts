import { expect, it } from 'vitest'
import { riskOf } from './risk-of.ts'

const today = '2026-11-20'

it('the answer that allows least decides, and is named', () => {
  const risk = riskOf({ risk_tolerance: 'high', liquidity_needs: 'within-2-years' }, '1981-06-14', 65, today)
  expect(risk).toEqual({
    level: 'low',
    mostStocks: 20,
    because: ['liquidity_needs'],
    yearsLeft: 20,
  })
})

it.each([
  ['2-to-5-years', 'low-to-medium'],
  ['5-to-10-years', 'medium'],
  ['after-10-years', 'high'],
])('needing it %s leads to %s', (liquidity_needs, level) => {
  expect(riskOf({ liquidity_needs }, undefined, 65, today).level).toBe(level)
})

it('without an answer about risk it says nothing of stocks', () => {
  expect(riskOf({}, undefined, 65, today)).toMatchObject({ mostStocks: undefined, because: [], yearsLeft: undefined })
})
