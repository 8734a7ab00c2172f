import { daysBetween } from '../days/days.ts'

/** A payment as it is due, and what of it is still open. */
export type OpenRepayment = { readonly number: number; readonly openInterestCents: number; readonly openPrincipalCents: number }

/** What of a sum goes to a payment. Interest that is waived is not owed any more. */
export type PaidPart = {
  readonly number: number
  readonly interestCents: number
  readonly principalCents: number
  readonly waivedInterestCents: number
}

/** Spreads a sum over what is due: the oldest first, and of each its interest before its principal. Undefined when the sum is more than is due. */
export function spreadPayment(due: readonly OpenRepayment[], cents: number): PaidPart[] | undefined {
  let left = cents
  const parts: PaidPart[] = []
  for (const { number, openInterestCents, openPrincipalCents } of due.toSorted((one, other) => one.number - other.number)) {
    const interestCents = Math.min(left, openInterestCents)
    const principalCents = Math.min(left - interestCents, openPrincipalCents)
    left -= interestCents + principalCents
    if (interestCents + principalCents > 0) parts.push({ number, interestCents, principalCents, waivedInterestCents: 0 })
  }
  return left === 0 ? parts : undefined
}

/** A payment with the days for which its interest is. */
export type DatedRepayment = OpenRepayment & {
  readonly fromOn: string
  readonly dueOn: string
  /** Of its interest, what is owed for extra sums paid within these days, up to the day of each. No more comes to it. */
  readonly earlyInterestCents: number
}

/** Pays off all that is open on a day: interest only up to that day, and none of what would come after it. */
export function payOff(open: readonly DatedRepayment[], today: string): PaidPart[] {
  return open.flatMap(({ number, openInterestCents, openPrincipalCents, fromOn, dueOn, earlyInterestCents }) => {
    if (openInterestCents + openPrincipalCents === 0) return []
    const share = Math.min(Math.max(daysBetween(fromOn, today) / Math.max(daysBetween(fromOn, dueOn), 1), 0), 1)
    const owed = Math.min(earlyInterestCents, openInterestCents)
    const interestCents = owed + Math.round((openInterestCents - owed) * share)
    return [{ number, principalCents: openPrincipalCents, interestCents, waivedInterestCents: openInterestCents - interestCents }]
  })
}

export function openCents(due: readonly OpenRepayment[]): number {
  return due.reduce((sum, { openInterestCents, openPrincipalCents }) => sum + openInterestCents + openPrincipalCents, 0)
}

export function paidCents(parts: readonly PaidPart[]): number {
  return parts.reduce((sum, { interestCents, principalCents }) => sum + interestCents + principalCents, 0)
}
