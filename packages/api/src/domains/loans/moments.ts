import { addDays } from '@app/schemas/rules/days/days'
import { ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { warningDays } from './plan.ts'

/** What is done on its day. */
export const loanJobs = {
  payOut: 'loan-pay-out',
  collect: 'loan-collect',
  retry: 'loan-collect-again',
  pastDue: 'loan-past-due',
  warn: 'loan-warn',
  fallDue: 'loan-default',
  taxForm: 'loan-tax-form',
} as const

/** Work of a day is done at noon UTC: it is then the same day everywhere in the country. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00.000Z`)
}

/** When the days of grace of a payment are over. */
export function pastDueAt(dueOn: string): Date {
  return noonOf(addDays(dueOn, ourPlan.graceDays))
}

/** When the last warning comes before the last day on which a payment can be made up. */
export function warnedAt(lastDay: string): Date {
  return noonOf(addDays(lastDay, -warningDays))
}

/** When it is too late to make a payment up: on the day after the last one, by which the payout is dated. */
export function defaultsAt(lastDay: string): Date {
  return noonOf(addDays(lastDay, 1))
}

/** When the Form 1099-R of a year is made: in the middle of the January after it. */
export function taxFormAt(inYear: Date): Date {
  return noonOf(`${inYear.getUTCFullYear() + 1}-01-15`)
}
