/** A payment as it is due, and what of it is still open. */
export type OpenRepayment = { readonly number: number; readonly openInterestCents: number; readonly openPrincipalCents: number }

export type PaidPart = { readonly number: number; readonly interestCents: number; readonly principalCents: number }

/** Spreads a sum over what is due: the oldest first, and of each its interest before its principal. Undefined when the sum is more than is due. */
export function spreadPayment(due: readonly OpenRepayment[], cents: number): PaidPart[] | undefined {
  let left = cents
  const parts: PaidPart[] = []
  for (const { number, openInterestCents, openPrincipalCents } of due.toSorted((one, other) => one.number - other.number)) {
    const interestCents = Math.min(left, openInterestCents)
    const principalCents = Math.min(left - interestCents, openPrincipalCents)
    left -= interestCents + principalCents
    if (interestCents + principalCents > 0) parts.push({ number, interestCents, principalCents })
  }
  return left === 0 ? parts : undefined
}

export function openCents(due: readonly OpenRepayment[]): number {
  return due.reduce((sum, { openInterestCents, openPrincipalCents }) => sum + openInterestCents + openPrincipalCents, 0)
}
