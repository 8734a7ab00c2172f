export const unclaimedStates = ['found', 'confirmed', 'rejected', 'claim-started', 'claimed'] as const
export type UnclaimedState = (typeof unclaimedStates)[number]

/** How many can be answered or claimed in one call. */
export const mostAtOnce = 100

export const mineAnswers = ['yes', 'no', 'unsure'] as const
export type Mine = (typeof mineAnswers)[number]

const afterAnswers = { yes: 'confirmed', no: 'rejected', unsure: 'found' } as const satisfies Record<Mine, UnclaimedState>

/**
 * Where “mine” or “not mine” leads; “unsure” takes an answer back. Nothing comes back where it cannot be said: money that was paid out
 * is no longer a question, and a claim on its way is first taken back with “mine”.
 */
export function afterAnswer(state: UnclaimedState, mine: Mine): UnclaimedState | undefined {
  if (state === 'claimed') return undefined
  return state === 'claim-started' && mine !== 'yes' ? undefined : afterAnswers[mine]
}

/** Where a claim leads: sent to the state, or done. Only what the person has said is theirs can be claimed. */
export function afterClaim(state: UnclaimedState, isClaimed: boolean): UnclaimedState | undefined {
  if (state === 'found' || state === 'rejected') return undefined
  return isClaimed ? 'claimed' : 'claim-started'
}
