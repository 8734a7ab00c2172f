import type { NumberLimits } from '../rules/answers/typed-number.ts'

/** A number as it stands in a field before anybody types: thousands have their comma, and no unit, which stands beside it. */
export function typedWords(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 3 })
}

/** What to enter where a number is too small or too large. */
export function withinWords({ unit, least, most }: NumberLimits): string {
  const [from, to] = [typedWords(least), typedWords(most)]
  if (unit === '$') return `Enter an amount from $${from} to $${to}.`
  return unit === '%' ? `Enter a percentage from ${from} to ${to}.` : `Enter from ${from} to ${to} years.`
}
