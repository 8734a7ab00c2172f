/** Up to how much a plan may move out, without asking, what somebody has left behind: by the year from which on. */
export const smallAccountLimits = [
  { from: 2024, cents: 700_000 },
  { from: 2002, cents: 500_000 },
] as const

/** Up to this a plan may also just pay it out. */
export const paidOutCents = 100_000

/** Whether a plan that somebody has left may have put their money into an IRA of its choice: a small balance, but not the smallest. */
export function mayBeMovedOut(balanceCents: number, year: number): boolean {
  const limit = smallAccountLimits.find(({ from }) => year >= from)
  return limit !== undefined && balanceCents > paidOutCents && balanceCents <= limit.cents
}
