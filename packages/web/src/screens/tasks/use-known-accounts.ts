import { foundAccounts, isOwned } from '../data/accounts/found-accounts.ts'
import { providers } from '../data/accounts/providers.ts'

/** What there is to show for steps that are done. Nothing is claimed before it is loaded. */
export type KnownAccounts = {
  /** No search has found an account. */
  readonly isNoneFound: boolean
  /** No account is known at all: none found, linked, or entered. */
  readonly isNoneKnown: boolean
}

export function useKnownAccounts(): KnownAccounts {
  const found = foundAccounts.use().data
  const known = providers.use().data
  const isNoneFound = found !== undefined && !found.some(isOwned)
  return { isNoneFound, isNoneKnown: isNoneFound && known?.length === 0 }
}
