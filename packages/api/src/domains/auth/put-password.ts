import type { Queries } from '../../db/database.ts'
import type { AuthContext } from './auth-context.ts'
import { spendMailedTokens } from './links/link-store.ts'
import { dropUnfinished } from './sign-in/unfinished-store.ts'
import { setPassword, setPendingEmail } from './store.ts'

type NewPassword = { readonly hash: string; readonly standsAlone?: boolean }

/**
 * Puts another password in place of the one before. What a thief of the old one may have begun with it ends: a change of address, and a
 * sign-in that waits for its second factor. Links for a new password that were sent before end too.
 */
export async function putPassword(
  { context }: AuthContext,
  trx: Queries,
  personId: string,
  { hash, standsAlone }: NewPassword,
): Promise<void> {
  await setPassword(trx, personId, hash, standsAlone)
  await setPendingEmail(trx, personId, null)
  await spendMailedTokens(trx, personId, ['change-email', 'password-reset'], context.now())
  await dropUnfinished(trx, personId)
}
