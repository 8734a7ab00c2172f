/**
 * Splits a whole number by shares, so that the parts are whole and add up to it exactly: each gets what is at or below its share, and
 * what is left goes, one each, to those that lost most by that; where they lost the same, to the first.
 */
export function splitWhole(total: number, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (whole <= 0n || total < 0 || shares.some((share) => share < 0)) throw new RangeError('There is nothing to split by.')
  const exact = shares.map((share) => BigInt(total) * BigInt(share))
  const parts = exact.map((part) => Number(part / whole))
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  const lost = exact.map((part, index) => ({ index, remainder: part % whole }))
  const first = lost.toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index).slice(0, left)
  const lucky = new Set(first.map(({ index }) => index))
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part))
}
