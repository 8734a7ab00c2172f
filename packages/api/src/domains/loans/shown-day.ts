import { toShownDate } from '@app/schemas/rules/days/dates'

/** A day as e-mails write it. */
export function shownDay(day: string): string {
  const date = toShownDate(day)
  return date.ok ? date.value : day
}
