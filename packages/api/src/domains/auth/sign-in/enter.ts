import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { hashToken, newToken } from '../../../security/random-token.ts'
import type { AuthContext } from '../auth-context.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { beginSession, type SessionTokens } from '../sessions/sessions.ts'
import { addUnfinished } from './unfinished-store.ts'

const unfinishedMs = 10 * 60_000

/** A password or a link was right. It signs in, or begins a sign-in that only a second factor ends, where there is one. */
export async function enter(
  auth: AuthContext,
  trx: Queries,
  personId: string,
  first: 'password' | 'email',
  sender: Sender,
): Promise<SessionTokens | Failure<'second_factor_required'>> {
  const { context } = auth
  const { by } = await factorsOf(trx, personId)
  const subject = `person:${personId}`
  if (by.length === 0) {
    await audit(trx, { actor: subject, action: 'sign-in', subject, detail: { by: first } })
    // A link is no password: what asks for one still does.
    return beginSession(auth, trx, personId, sender, { passwordCheckedAt: first === 'password' ? context.now() : new Date(0) })
  }
  const token = newToken()
  const expiresAt = new Date(context.now().getTime() + unfinishedMs)
  await addUnfinished(trx, { hash: hashToken(token), person_id: personId, first, expires_at: expiresAt })
  await audit(trx, { actor: 'anonymous', action: 'sign-in.begun', subject, detail: { by: first } })
  return fail('second_factor_required', { sign_in: { token, by, expires_at: expiresAt.toISOString() } })
}
