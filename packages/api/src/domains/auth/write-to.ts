import type { CoreContext } from '../../core/core-context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { accountOf } from './account.ts'

export type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** Posts an e-mail to a person, with the transaction. */
export async function writeTo(context: CoreContext, trx: Queries, personId: string, email: (addressed: Addressed) => Email): Promise<void> {
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await context.post(trx, email({ to: account.email, personId, firstName: account.firstName }))
}
