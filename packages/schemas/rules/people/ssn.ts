import { bad, type Checked, good } from '../answers/checked.ts'

/**
 * A Social Security number is sent as nine digits; dashes and spaces go.
 * Its area is never 000, 666 or 900 to 999, its group never 00, its serial never 0000.
 */
export function toSentSsn(typed: string): Checked<string> {
  const digits = typed.replace(/[\s\-‐–]/g, '')
  if (digits === '') return bad('required')
  return isSentSsn(digits) ? good(digits) : bad('format')
}

/** Only the last four digits are shown. What is no number shows none of its digits. */
export function maskSsn(ssn: string): string {
  const digits = ssn.replace(/[\s\-‐–]/g, '')
  return /^\d{9}$/.test(digits) ? `***-**-${digits.slice(5)}` : '***-**-****'
}

function isSentSsn(text: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(text)
}
