import { expect, it } from 'vitest'
import { bankProblem } from './bank-limits.ts'

it.each([
  [999, 'too-little'],
  [1_000, undefined],
  [10_000_000, undefined],
  [10_000_001, 'too-much'],
])('%i cents over the bank at once: %s', (cents, problem) => {
  expect(bankProblem(cents)).toBe(problem)
})

it('all there is may be less than the least, and no more than the most', () => {
  expect([bankProblem(1, true), bankProblem(10_000_001, true)]).toEqual([undefined, 'too-much'])
})
