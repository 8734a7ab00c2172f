/** Asks the partner for an account. */
export const openJob = 'brokerage-open'
/** Checks the state of an account at the partner. */
export const checkAccountJob = 'brokerage-look'
/** Sends a deposit or withdrawal to the partner. */
export const sendJob = 'brokerage-send'
/** Checks the state of a deposit or withdrawal at the partner. */
export const followJob = 'brokerage-follow'
/** Gives a deposit out that cannot come back any more. */
export const releaseJob = 'brokerage-release'
/** Sends a contribution that is changed to the other kind of IRA to the partner. */
export const sendOverJob = 'brokerage-recharacterize'
/** Checks the state of such a change at the partner. */
export const followOverJob = 'brokerage-recharacterize-follow'
/** A day of a schedule. */
export const scheduleJob = 'brokerage-schedule'

const minuteMs = 60_000

/** Only one process asks the partner about it meanwhile: much longer than the time-out of an answer. */
export const leaseMs = 2 * minuteMs

const delaysMinutes = [2, 4, 8, 15, 30]
const longestMinutes = 60

/** When to try again after so many tries. Money is never given up on: it is tried every hour. */
export function nextTryAt(now: Date, tries: number): Date {
  return new Date(now.getTime() + (delaysMinutes[tries - 1] ?? longestMinutes) * minuteMs)
}
