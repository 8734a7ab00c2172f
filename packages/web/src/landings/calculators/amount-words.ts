import { formatCents } from '@app/schemas/rules/money/money'

/** An amount that is known: to the cent, where there are any. */
export function exact(cents: number): string {
  return formatCents(Math.round(cents)).replace(/\.00$/, '')
}

/** An amount that is estimated: nobody knows more than three of its figures. */
export function rough(cents: number): string {
  const dollars = Math.round(Number((cents / 100).toPrecision(3)))
  return `$${dollars.toLocaleString('en-US')}`
}

export function percent(number: number): string {
  return `${Math.round(number * 1000) / 1000}%`
}

/** A rate as loans are reckoned with: hundredths of a percent. */
export function basisPoints(rate: number): number {
  return Math.round(rate * 100)
}

export function yearsWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}
