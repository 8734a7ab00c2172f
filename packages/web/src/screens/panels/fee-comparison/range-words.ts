import { dollarWords } from '@app/schemas/rules/money/money'

export type Range = { readonly low: number; readonly expected: number; readonly high: number }

/** “$2,270 – $3,420”: what is estimated has two ends. */
export function rangeWords({ low, high }: Range): string {
  const [from, to] = [dollarWords(low), dollarWords(high)]
  return from === to ? from : `${from} – ${to}`
}

export function percentRangeWords({ low, high }: Range): string {
  const [from, to] = [toTwo(low), toTwo(high)]
  return from === to ? `${from}%` : `${from}% – ${to}%`
}

/** What is known of several, added up; undefined when nothing is. */
export function sumOf(ranges: readonly (Range | null)[]): Range | undefined {
  const known = ranges.filter((range) => range !== null)
  if (known.length === 0) return undefined
  const sum = (which: keyof Range) => known.reduce((total, range) => total + range[which], 0)
  return { low: sum('low'), expected: sum('expected'), high: sum('high') }
}

function toTwo(percent: number): number {
  return Math.round(percent * 100) / 100
}
