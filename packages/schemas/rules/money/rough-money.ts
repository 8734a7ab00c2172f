import { withCommas } from './money.ts'

/** An amount that is estimated: nobody knows more than three of its figures. */
export function roughDollars(cents: number): string {
  const dollars = Math.round(Number((cents / 100).toPrecision(3)))
  return `$${withCommas(dollars)}`
}

/** $12,000 as "$12k": labels beside a line are short. */
export function shortDollars(dollars: number): string {
  return dollars
    .toLocaleString('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 })
    .replace('K', 'k')
    .replace('-', '−')
}
