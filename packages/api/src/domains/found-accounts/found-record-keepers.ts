import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { openDetails } from './details.ts'
import { findSearch } from './search-store.ts'
import { findAccounts } from './store.ts'

/** The record keepers of the accounts that were found; undefined before a search has ended. */
export async function foundRecordKeepers({ keys }: Context, db: Queries, personId: string): Promise<readonly string[] | undefined> {
  const search = await findSearch(db, personId)
  if (search?.state !== 'ended') return undefined
  const accounts = (await findAccounts(db, personId)).filter(({ kind }) => kind === 'matched')
  return accounts.flatMap((row) => openDetails(keys, row).recordKeeper ?? [])
}
