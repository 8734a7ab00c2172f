import { isFailure } from '../../../failure/failure.ts'
import { verifyPassword } from '../../../security/password-hash.ts'
import { emailIndexes } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { findUnproven, type PersonRow } from '../store.ts'
import { hashesUnproven } from './unproven-password.ts'

/**
 * The account that the password belongs to: the one that proved the address, or one that has not. Both are tried for every address,
 * so that the time it takes tells nothing.
 */
export async function findFitting({ context }: AuthContext, email: string, holder: PersonRow | undefined, password: string) {
  const proven = holder?.email_confirmed_at ? holder : undefined
  const fits = await verifyPassword(proven?.password_hash, password, context.passwordCost)
  if (isFailure(fits)) return fits
  const hashes = await hashesUnproven(context, email, password)
  if (isFailure(hashes)) return hashes
  const unproven = await findUnproven(context.db, emailIndexes(context.keys, email), hashes)
  return fits ? proven : unproven
}
