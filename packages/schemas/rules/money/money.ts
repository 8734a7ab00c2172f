import { bad, type Checked, good } from '../answers/checked.ts'
import { floorDivide, readDecimal } from './decimal.ts'

/**
 * Money is whole cents everywhere. Reads "$1,234.50" as 123450, without floating point.
 * Commas may only separate thousands, so that "1,23" is not taken for 123; more than two decimals are refused, never rounded.
 * A minus sign is read: code that moves money checks the range.
 */
export function toCents(typed: string): Checked<number, 'required' | 'format' | 'max'> {
  const text = typed.replace(/\s/g, '').replace('−', '-')
  if (text === '') return bad('required')
  const [, minus, whole = '', fraction = ''] = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(text) ?? []
  if (minus === undefined || whole + fraction === '') return bad('format')
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return bad('max')
  return good(minus === '-' && cents !== 0 ? -cents : cents)
}

/** 123450 as "$1,234.50": the same in English and in the Spanish of the United States, so that no language is asked for. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}$${withCommas(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** A whole number as it is read, “12,345”: the same in both languages. A list that is drawn with every key cannot wait for a locale. */
export function withCommas(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** To the nearest cent, where there are any: "$49", "$49.50". */
export function centsWords(cents: number): string {
  return formatCents(Math.round(cents)).replace(/\.00$/, '')
}

/** An amount in dollars, for a page: a minus is a minus there, because screen readers pass over a hyphen. Cents are shown where they matter. */
export function dollarWords(dollars: number, hasCents = false): string {
  const digits = hasCents ? 2 : 0
  dollarFormats[digits] ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return dollarFormats[digits].format(dollars).replace('-', '−')
}

/** Making a format takes many times as long as using it, and a page writes hundreds of amounts. */
const dollarFormats: Intl.NumberFormat[] = []

/** 123450 as "1234.50": as other programs read it. */
export function toDecimal(cents: number): string {
  return formatCents(cents).replace(/[$,]/g, '')
}

/** Totals are formatted to two decimals, rounded down: 1234.567 is "1234.56", and a loss of 1.001 is "-1.01". */
export function floorToTwoDecimals(total: number | string): Checked<string, 'format'> {
  const decimal = readDecimal(total)
  if (!decimal) return bad('format')
  const hundredths = floorDivide(decimal.units * 100n, 10n ** BigInt(decimal.scale))
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return good(`${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

/** A share of an amount, to the nearest cent; half a cent goes up. 7.5 percent of 1000 is 75. */
export function percentOfCents(cents: number, percent: number | string): Checked<number, 'format' | 'max'> {
  const share = readDecimal(percent)
  if (!share || !Number.isSafeInteger(cents)) return bad('format')
  const divisor = 100n * 10n ** BigInt(share.scale)
  const nearest = Number(floorDivide(BigInt(cents) * share.units * 2n + divisor, divisor * 2n))
  return Number.isSafeInteger(nearest) ? good(nearest) : bad('max')
}
