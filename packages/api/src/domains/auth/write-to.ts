import type { CoreContext } from '../../core/core-context.ts'
import type { Letter } from '../../core/letter.ts'
import type { Queries } from '../../db/database.ts'
import { accountOf } from './account-of.ts'

export type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** Posts a letter to a person, with the transaction. */
export async function writeTo(
  context: CoreContext,
  trx: Queries,
  personId: string,
  letter: (addressed: Addressed) => Letter,
): Promise<void> {
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await context.post(trx, letter({ to: account.email, personId, firstName: account.firstName }))
}
