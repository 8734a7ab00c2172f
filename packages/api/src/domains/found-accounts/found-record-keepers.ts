import type { Context } from '../../context/context.ts'
import type { FoundAt } from '../known-providers/routes.ts'
import { openDetails } from './details.ts'
import { findSearch } from './search-store.ts'
import { findAccounts } from './store.ts'

/** The record keepers of the accounts that were found; undefined before a search has ended. */
export function foundRecordKeepers({ keys }: Pick<Context, 'keys'>): FoundAt {
  return async (db, personId) => {
    const search = await findSearch(db, personId)
    if (search?.state !== 'ended') return undefined
    const accounts = (await findAccounts(db, personId)).filter(({ kind }) => kind === 'matched')
    return accounts.flatMap((row) => openDetails(keys, row).recordKeeper ?? [])
  }
}
