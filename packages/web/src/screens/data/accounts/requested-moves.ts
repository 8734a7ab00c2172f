import { type FoundAccount, isOwned } from './found-accounts.ts'
import type { Provider } from './providers.ts'

/** Accounts that a person entered by hand and asked to be moved. They count as chosen until a search has found others. */
export function requestedMoves(found: readonly FoundAccount[], known: readonly Provider[]): readonly Provider[] {
  return found.some(isOwned) ? [] : known.filter(({ rollover_requested }) => rollover_requested)
}
