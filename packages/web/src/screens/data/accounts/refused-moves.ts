import type { FoundAccount } from './found-accounts.ts'
import type { Rollover } from './rollovers.ts'

/** Whether an account stays where it is because its move was refused, and it hasn’t been asked for again. */
export function isMoveRefused({ pk, rollover }: FoundAccount, moves: readonly Rollover[]): boolean {
  return rollover === null && moves.some(({ found_account, state }) => found_account === pk && state === 'refused')
}
