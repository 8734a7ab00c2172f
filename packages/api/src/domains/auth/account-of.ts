import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { type Account, openAccount } from './account.ts'
import { findPerson } from './store.ts'

type Reads = { readonly db: Queries; readonly keys: KeyRing }

/** The account of a person, for code that needs their name or address; undefined when it has been deleted or closed. */
export async function accountOf({ db, keys }: Reads, personId: string): Promise<Account | undefined> {
  const row = await findPerson(db, personId)
  return row && row.closed_at === null ? openAccount(keys, row) : undefined
}
