import { expect, it } from 'vitest'
import { loanDistributionCode } from './loan-distribution.ts'

it.each([
  ['1967-05-02', '2026-11-01', 'L1'],
  ['1967-05-01', '2026-11-01', 'L'],
  ['1950-01-01', '2026-11-01', 'L'],
  [undefined, '2026-11-01', 'L1'],
] as const)('a person born on %s whose loan counts as paid out on %s gets code %s', (born, on, code) => {
  expect(loanDistributionCode(born, on)).toBe(code)
})
