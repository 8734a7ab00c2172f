import { type FoundAccount, isOwned } from './found-accounts.ts'
import type { Provider } from './providers.ts'

/** Where accounts are that a person told by hand and asked to be moved. They count as chosen as long as no search has found others. */
export function requestedMoves(found: readonly FoundAccount[], known: readonly Provider[]): readonly Provider[] {
  return found.some(isOwned) ? [] : known.filter(({ rollover_requested }) => rollover_requested)
}
