import { bad, type Checked, good } from '../answers/checked.ts'
import { bareNumber } from '../answers/short-text.ts'

/** The nine digits of a US bank. The last one follows from the others, so that a mistyped number is noticed. */
export function toSentRoutingNumber(typed: string): Checked<string, 'required' | 'length' | 'format'> {
  const text = bareNumber(typed)
  if (text === '') return bad('required')
  if (!/^\d+$/.test(text)) return bad('format')
  if (text.length !== 9) return bad('length')
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0)
  return sum % 10 === 0 && sum > 0 ? good(text) : bad('format')
}

/** The number of an account: letters and digits. Spaces and dashes go. */
export function toSentAccountNumber(typed: string): Checked<string, 'required' | 'length' | 'format'> {
  const text = bareNumber(typed).toUpperCase()
  if (text === '') return bad('required')
  if (!/^[A-Z0-9]+$/.test(text) || !/\d/.test(text)) return bad('format')
  return text.length >= 4 && text.length <= 20 ? good(text) : bad('length')
}

/** What is shown of a number: no more than its last four, and never all of it. */
export function lastFourOf(number: string): string {
  return number.length > 4 ? number.slice(-4) : number.slice(-2)
}

/** How a number is shown. */
export function maskedNumber(lastFour: string): string {
  return `••••${lastFour}`
}

const weights = [3, 7, 1] as const
