import type { Question } from '../../flow/questions.ts'
import { toSentYear } from '../accounts/employers.ts'
import { fullYear } from '../days/dates.ts'
import { readDecimal } from '../money/decimal.ts'
import { toCents } from '../money/money.ts'
import { beyondNumbers, beyondYears, limitsOr } from './answer-limits.ts'
import type { AnswerProblem } from './answer-words.ts'
import { bad, type Checked, good } from './checked.ts'

type Typed = string | number
type Read = Checked<number, AnswerProblem>

const mostDollars = 1_000_000_000
const mostDecimals = 4

/** A whole number. Commas stand only between thousands. */
export function readNumber(typed: Typed, question: Question): Read {
  const text = String(typed).trim().replace('−', '-')
  if (text === '') return bad('required')
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d{1,16})$/.test(text)) return bad('format')
  const number = Number(text.replaceAll(',', ''))
  if (!Number.isSafeInteger(number)) return bad(number < 0 ? 'min' : 'max')
  return within(number, beyondNumbers(number, question))
}

/** Money in dollars, as calls carry it, with no parts of a cent. Less than nothing only where the question says so. */
export function readMoney(typed: Typed, question: Question): Read {
  const cents = toCents(String(typed))
  if (!cents.ok) return cents
  const amount = cents.value / 100
  return within(amount, beyondNumbers(amount, limitsOr(question, { min: 0, max: mostDollars })))
}

/** A percentage: 7.5 is 7.5 percent. */
export function readPercent(typed: Typed, question: Question): Read {
  const text = String(typed).trim().replace(/\s*%$/, '')
  if (text === '') return bad('required')
  const decimal = readDecimal(text)
  if (!decimal || decimal.scale > mostDecimals) return bad('format')
  const percent = Number(text)
  return within(percent, beyondNumbers(percent, limitsOr(question, { min: 0, max: 100 })))
}

export function readYear(typed: Typed, question: Question, today: string): Read {
  const year = toSentYear(typeof typed === 'string' ? yearMeant(typed, today) : typed)
  return year.ok ? within(year.value, beyondYears(year.value, question, today)) : year
}

/** Two digits are the latest year that has come and ends in them; anything else stays as it was typed. */
export function yearMeant(typed: string, today: string): string {
  return /^\d\d$/.test(typed.trim()) ? fullYear(typed.trim(), today) : typed
}

/** Zero is zero, also below it. */
function within(number: number, beyond: 'min' | 'max' | undefined): Read {
  return beyond === undefined ? good(number + 0) : bad(beyond)
}
