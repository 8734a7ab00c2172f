import { describe, expect, it } from 'vitest'
import { suitabilityOf } from './suitability.ts'

describe('whether a share of stocks fits', () => {
  it('is not said while nothing about risk is answered', () => {
    expect(suitabilityOf(9_500, {})).toEqual({ fits: undefined, mostStocksBps: undefined, because: [] })
    expect(suitabilityOf(9_500, { risk_tolerance: 'constructor' }).fits).toBeUndefined()
  })

  it.each([
    [4_000, 'low', true],
    [4_001, 'low', false],
    [7_000, 'medium', true],
    [7_001, 'medium', false],
    [10_000, 'high', true],
  ] as const)('%i hundredths of a percent for people who live with a %s fall: %s', (stocks, risk_tolerance, fits) => {
    expect(suitabilityOf(stocks, { risk_tolerance }).fits).toBe(fits)
  })

  it('goes by the answer that allows least, and names it', () => {
    const both = { risk_tolerance: 'high', liquidity_needs: 'within-2-years' }
    expect(suitabilityOf(2_001, both)).toEqual({ fits: false, mostStocksBps: 2_000, because: ['liquidity_needs'] })
    const alike = { risk_tolerance: 'low', liquidity_needs: '2-to-5-years' }
    expect(suitabilityOf(1, alike).because).toEqual(['risk_tolerance', 'liquidity_needs'])
  })
})
