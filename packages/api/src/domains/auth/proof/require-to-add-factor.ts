import type { Queries } from '../../../db/database.ts'
import type { Failure } from '../../../failure/failure.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { findShown } from '../second-factor/second-factor-store.ts'
import { isFresh, requireStepUp } from '../step-up.ts'
import { requireMoreThanPassword } from './require-more-than-password.ts'

/**
 * What a person proves before they add a way to sign in: a fresh second factor where they have one; else the password and, on an account
 * with money, a code from an e-mail. A thief with the password alone would lock the owner out for good.
 */
export async function requireToAddFactor(
  auth: AuthContext,
  db: Queries,
  person: Person,
): Promise<Failure<'step_up_required' | 'mailed_code_required'> | undefined> {
  const now = auth.context.now()
  const refused = requireStepUp(person, now)
  if (refused) return refused
  const { by } = await factorsOf(db, person.id)
  if (by.length === 0) return requireMoreThanPassword(auth, db, person)
  const shown = await findShown(db, person.sessionId)
  // The fresh proof may be the password, from before another device added a factor.
  return isFresh(shown?.second_factor_at, now) ? undefined : fail('step_up_required')
}
