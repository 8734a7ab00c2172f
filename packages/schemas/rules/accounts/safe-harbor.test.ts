import { expect, it } from 'vitest'
import { mayBeMovedOut } from './safe-harbor.ts'

it.each([
  [100_000, 2026, false],
  [100_001, 2026, true],
  [700_000, 2024, true],
  [700_001, 2026, false],
  [500_001, 2023, false],
  [500_000, 2023, true],
  [200_000, 2001, false],
])('%i cents left behind in %i: %s', (cents, year, may) => {
  expect(mayBeMovedOut(cents, year)).toBe(may)
})
