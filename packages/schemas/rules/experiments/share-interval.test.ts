import { expect, it } from 'vitest'
import { shareInterval } from './share-interval.ts'

it('a share has the interval that Wilson gives it, also of nobody and of few', () => {
  const found = shareInterval(10, 100)
  expect(found.low).toBeCloseTo(0.05523, 5)
  expect(found.high).toBeCloseTo(0.17437, 5)
  expect(shareInterval(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.27753, 5) })
  expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
