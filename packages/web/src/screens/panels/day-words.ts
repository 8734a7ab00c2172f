import { startOfDay } from '@app/schemas/rules/days/days'

/** 2026-12-01 as "Dec 1, 2026". */
export function dayWords(day: string): string {
  return startOfDay(day).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** 2026-12-01 as "Tuesday, December 1, 2026". */
export function longDayWords(day: string): string {
  return startOfDay(day).toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
