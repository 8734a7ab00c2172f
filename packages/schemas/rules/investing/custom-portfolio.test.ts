import { describe, expect, it } from 'vitest'
import { cleanPortfolioEntries } from './custom-portfolio.ts'

describe('the entries of a custom portfolio', () => {
  it('are dropped when they lack an id or a weight', () => {
    const whole = { id: 'VTI', weight: 60 }
    expect(cleanPortfolioEntries([whole, { id: 'BND' }, { weight: 40 }, { id: '', weight: 1 }, { id: null, weight: 1 }, {}])).toEqual([
      whole,
    ])
    expect(cleanPortfolioEntries([{ id: 'BND', weight: Number.NaN }])).toEqual([])
  })

  it('stay with a weight of 0 and an id of 0', () => {
    expect(cleanPortfolioEntries([{ id: 0, weight: 0 }])).toEqual([{ id: 0, weight: 0 }])
  })

  it('carry nothing but id and weight', () => {
    const more = { id: 'VTI', weight: 60, price: 1 }
    expect(cleanPortfolioEntries([more])).toEqual([{ id: 'VTI', weight: 60 }])
  })
})
