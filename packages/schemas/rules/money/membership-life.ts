import { addMonths, dayOf, startOfDay } from '../days/days.ts'

/** Where a membership is in its life, as its row says. */
export const membershipStates = ['pending', 'trial', 'active', 'past_due', 'ended'] as const
export type MembershipState = (typeof membershipStates)[number]

export const membershipStatuses = ['pending_payment', 'trial', 'active', 'past_due', 'cancelled', 'ended'] as const
type MembershipStatus = (typeof membershipStatuses)[number]

/** A payment that fails at a renewal is tried again on these days after it. Then the membership ends. */
const retryDays = [1, 3, 5, 7] as const

/** So long before a renewal we write. */
export const reminderDays = 7

const dayMs = 86_400_000
const noonMs = dayMs / 2

/** What people read: a cancelled membership runs on to the end of what is paid. */
export function membershipStatus(state: MembershipState, isCancelled: boolean): MembershipStatus {
  if (state === 'pending') return 'pending_payment'
  return isCancelled && (state === 'active' || state === 'trial') ? 'cancelled' : state
}

/**
 * The same moment, or noon UTC where that is later on its day: only then is it that day in the whole country, and nobody is charged on the
 * evening before the day that they were told.
 */
export function onItsDay(moment: Date): Date {
  return new Date(Math.max(moment.getTime(), startOfDay(dayOf(moment)).getTime() + noonMs))
}

/** The end of so many periods from where they are counted: of 31 January by months, 28 February, then 31 March. */
export function periodEnd(countedFrom: Date, months: number, periods: number): Date {
  const day = dayOf(countedFrom)
  const ofDayMs = countedFrom.getTime() - startOfDay(day).getTime()
  return new Date(startOfDay(addMonths(day, months * periods)).getTime() + ofDayMs)
}

/** The end of the period that begins at that moment, on its day. */
export function nextPeriodEnd(countedFrom: Date, months: number, begins: Date): Date {
  for (let periods = 1; ; periods++) {
    const end = periodEnd(countedFrom, months, periods)
    if (end > begins) return onItsDay(end)
  }
}

/** When a failed renewal is tried again after so many tries; nothing after the last. */
export function retryAt(failedFor: Date, tries: number): Date | undefined {
  const days = retryDays[tries]
  return days === undefined ? undefined : new Date(failedFor.getTime() + days * dayMs)
}

export function reminderAt(renewsAt: Date): Date {
  return new Date(renewsAt.getTime() - reminderDays * dayMs)
}

/** Whether the service may be used: also while a renewal is tried again. */
export function isRunning(state: MembershipState): boolean {
  return state === 'trial' || state === 'active' || state === 'past_due'
}
