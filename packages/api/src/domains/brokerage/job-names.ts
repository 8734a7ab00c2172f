/** Asks the partner for an account. */
export const openJob = 'brokerage-open'
/** Looks how an account stands at the partner. */
export const checkAccountJob = 'brokerage-look'
/** Sends a deposit or withdrawal to the partner. */
export const sendJob = 'brokerage-send'
/** Looks how a deposit or withdrawal stands at the partner. */
export const followJob = 'brokerage-follow'
/** Gives a deposit out that cannot come back any more. */
export const releaseJob = 'brokerage-release'
/** A day of a schedule. */
export const scheduleJob = 'brokerage-schedule'

const minuteMs = 60_000

/** Nobody else asks the partner about the same meanwhile: much longer than an answer is waited for. */
export const leaseMs = 2 * minuteMs

const delaysMinutes = [2, 4, 8, 15, 30]
const longestMinutes = 60

/** When to try again after so many tries. Money is never given up on: it is tried every hour. */
export function nextTryAt(now: Date, tries: number): Date {
  return new Date(now.getTime() + (delaysMinutes[tries - 1] ?? longestMinutes) * minuteMs)
}
