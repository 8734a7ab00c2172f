import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import type { Letter } from '../../partners/mail/letter.ts'
import { accountOf } from './account-of.ts'

export type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** Posts a letter to a person, with the transaction. */
export async function writeTo(ground: Ground, trx: Queries, personId: string, letter: (addressed: Addressed) => Letter): Promise<void> {
  const account = await accountOf({ db: trx, keys: ground.keys }, personId)
  if (account) await ground.post(trx, letter({ to: account.email, personId, firstName: account.firstName }))
}
