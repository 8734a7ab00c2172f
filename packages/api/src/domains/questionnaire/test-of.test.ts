import { expect, it } from 'vitest'
import { testOf } from './test-of.ts'

it('C1 a condition holds, does not hold, or is unknown', () => {
  const { of, reads } = testOf({ all: [{ one: true }, { not: { other: ['a', 'b'] } }] })
  expect([of({ one: true, other: 'c' }), of({ one: false }), of({ one: true }), of({ one: true, other: 'a' })]).toEqual([
    true,
    false,
    undefined,
    false,
  ])
  expect(reads).toEqual(['one', 'other'])
})
