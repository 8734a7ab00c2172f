import { describe, expect, it } from 'vitest'
import { isKarat } from './karat.ts'

describe('the karat flag', () => {
  it('is set when the campaign is karat and the source is employer', () => {
    expect(isKarat({ campaign: 'karat', source: 'employer' })).toBe(true)
  })

  it.each([
    { campaign: 'karat' },
    { source: 'employer' },
    { campaign: 'karat', source: 'partner' },
    { campaign: 'Karat', source: 'employer' },
    {},
  ])('is not set otherwise: %o', (arrival) => {
    expect(isKarat(arrival)).toBe(false)
  })
})
