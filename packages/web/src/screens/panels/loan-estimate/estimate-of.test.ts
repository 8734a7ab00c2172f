import { expect, it } from 'vitest'
import { estimateOf } from './estimate-of.ts'

it('a balance is read as every sum is, and one that can be read in two ways is no balance', () => {
  expect(estimateOf({ balance: '$40,000.00' })).toEqual(estimateOf({ balance: '40000' }))
  expect(estimateOf({ balance: '40,00' })).toBeUndefined()
  expect(estimateOf({ balance: '-40000' })).toBeUndefined()
})

it('other work than one’s own rules a loan out', () => {
  expect(estimateOf({ balance: '40000', employment_status: 'employed' })).toBe('work')
})
