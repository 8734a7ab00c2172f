import { bad, type Checked, good } from '../answers/checked.ts'
import { bareNumber } from '../answers/short-text.ts'

/**
 * A Social Security number is sent as nine digits; dashes and spaces go.
 * Its area is never 000, 666 or 900 to 999, its group never 00, its serial never 0000.
 */
export function toSentSsn(typed: string): Checked<string> {
  const digits = bareNumber(typed)
  if (digits === '') return bad('required')
  return isSentSsn(digits) ? good(digits) : bad('format')
}

/** Only the last four digits are shown. What is no number shows none of its digits. */
export function maskSsn(ssn: string): string {
  const digits = bareNumber(ssn)
  return /^\d{9}$/.test(digits) ? `***-**-${digits.slice(5)}` : '***-**-****'
}

function isSentSsn(text: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(text)
}
