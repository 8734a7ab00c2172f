import type { HeldAccount } from '../../data/accounts/held-accounts.ts'

/** The most that may be in reach: what is vested; where nobody knows that, what is in the account. Nothing while neither is known. */
export function inReach({ vested_balance, current_balance }: Pick<HeldAccount, 'vested_balance' | 'current_balance'>): number | undefined {
  return vested_balance ?? current_balance ?? undefined
}
