import { toCents } from '../money/money.ts'
import { bad, type Checked, good } from './checked.ts'

type NumberUnit = '$' | '%' | 'years'

/** What a number may be. Dollars may have cents, a percentage three decimals, years a half where they need not be whole. */
export type NumberLimits = {
  readonly unit: NumberUnit
  readonly least: number
  readonly most: number
  readonly isWhole?: boolean | undefined
}

const percentage = /^(\d{0,3}(?:\.\d{0,3})?)%?$/
const years = /^(\d{0,3}(?:\.[05])?)(?:years?|yrs?|años?)?$/i

/** A number as people type it, with or without its unit: "$12,000", "7.5 %", "4 years". */
export function readTypedNumber(typed: string, limits: NumberLimits): Checked<number, 'required' | 'format' | 'min' | 'max'> {
  const text = typed.replace(/\s/g, '')
  if (text === '') return bad('required')
  const value = limits.unit === '$' ? dollarsIn(text) : plainIn(text, limits.unit === '%' ? percentage : years)
  if (value === undefined || (limits.isWhole && !Number.isInteger(value))) return bad('format')
  if (value < limits.least) return bad('min')
  return value > limits.most ? bad('max') : good(value)
}

function dollarsIn(text: string): number | undefined {
  const cents = toCents(text)
  if (cents.ok) return cents.value / 100
  // A number that is too long to be counted in cents is above any limit.
  return cents.problem === 'max' ? Number.POSITIVE_INFINITY : undefined
}

function plainIn(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1] ?? ''
  return /\d/.test(digits) ? Number(digits) : undefined
}
