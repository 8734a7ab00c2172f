import type { Projected } from '@app/schemas/rules/investing/mix-projection'

export type RangeVerdict = 'same' | 'narrower' | 'wider' | 'higher' | 'lower'

/** A difference below this share is none: the figures aren’t that exact. */
const worthNaming = 0.01

/** How a range lies beside another one. */
export function compareRanges(one: Projected, other: Projected): RangeVerdict {
  const [low, high] = [sideOf(one.lowCents, other.lowCents), sideOf(one.highCents, other.highCents)]
  if (low === 0 && high === 0) return 'same'
  if (low >= 0 && high <= 0) return 'narrower'
  if (low <= 0 && high >= 0) return 'wider'
  return high > 0 ? 'higher' : 'lower'
}

function sideOf(cents: number, otherCents: number): -1 | 0 | 1 {
  const difference = cents - otherCents
  if (Math.abs(difference) <= worthNaming * otherCents) return 0
  return difference > 0 ? 1 : -1
}
