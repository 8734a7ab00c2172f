import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { emailIndexes, openAccount } from './account.ts'
import { confirmAddress, findPerson } from './store.ts'

/** Confirms the address of somebody who has shown an e-mail to it; false when it is confirmed as somebody else's, under whichever key. */
export async function confirmOwnAddress({ keys, now }: Pick<Context, 'keys' | 'now'>, trx: Queries, personId: string): Promise<boolean> {
  const row = await findPerson(trx, personId)
  if (!row) return false
  return confirmAddress(trx, personId, emailIndexes(keys, openAccount(keys, row).email), now())
}
