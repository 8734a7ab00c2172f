import { lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import type { TestApp } from '../../../testing/test-app.ts'

/** To a day, MM-DD, of the last year for which people can make deposits. Nobody knows the limits of all the years in which tests run. */
export function goToKnownYear({ context, pass }: TestApp, day: string): void {
  pass(new Date(`${lastYearWithLimits}-${day}T12:00:00Z`).getTime() - context.now().getTime())
}
