import { dayOf } from '@app/schemas/rules/days/days'
import { lastYearOpenUntil } from '@app/schemas/rules/investing/savings-program'

/** Whether a deposit may still count for the year before. */
export function isLastYearOpen(now: Date): boolean {
  return lastYearOpenUntil(dayOf(now)) !== undefined
}
