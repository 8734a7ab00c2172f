import type { NumberLimits } from '../rules/answers/typed-number.ts'

/** A number as a field shows it before anybody types: with commas between thousands, and without its unit, which is beside the field. */
export function typedWords(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 3 })
}

/** What to enter where a number is too small or too large. */
export function withinWords({ unit, least, most }: NumberLimits): string {
  const [from, to] = [typedWords(least), typedWords(most)]
  if (unit === '$') return `Enter an amount from $${from} to $${to}.`
  return unit === '%' ? `Enter a percentage from ${from} to ${to}.` : `Enter from ${from} to ${to} years.`
}
