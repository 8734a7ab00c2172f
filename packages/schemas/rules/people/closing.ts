import { addDays, dayOf, startOfDay } from '../days/days.ts'

/** How long people can take it back after they have asked us to close their account. */
export const graceDays = 7

const noonMs = 43_200_000

/** When an account is closed, by when that was asked for: at noon UTC, when the last day to keep it is over everywhere in the country. */
export function closesAtOf(askedAt: Date): Date {
  return new Date(startOfDay(addDays(dayOf(askedAt), graceDays + 1)).getTime() + noonMs)
}

/** The last day on which an account that is closed at that moment can still be kept, from its beginning to its end. */
export function lastDayToKeep(closesAt: Date): string {
  return addDays(dayOf(closesAt), -1)
}

/** What has to be settled before an account is closed. */
export const closingObstacles = ['money', 'owed', 'application', 'transfer', 'rollover', 'loan', 'payment', 'colleague'] as const

export type ClosingObstacle = (typeof closingObstacles)[number]
