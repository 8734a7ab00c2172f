/** A number as it is written in tens: units ÷ 10^scale. Floating point never comes in, so that 1.15 stays 1.15. */
export type Decimal = { readonly units: bigint; readonly scale: number }

/** Reads a number, or its text. Nothing comes of a text that is no plain decimal, of NaN, or of infinity. */
export function readDecimal(value: number | string): Decimal | undefined {
  const text = typeof value === 'number' ? String(value) : value.trim()
  const [, sign, whole, fraction = '', exponent = '0'] = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? []
  // Only a number writes an exponent of its own accord; in a text it would let a few letters stand for a million digits.
  if (whole === undefined || (typeof value === 'string' && exponent !== '0')) return undefined
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

/** The whole number at or below numerator ÷ divisor; the divisor is above 0. */
export function floorDivide(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor
  return numerator % divisor < 0n ? quotient - 1n : quotient
}
