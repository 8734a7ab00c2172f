import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { cleanEmail } from '@app/schemas/rules/people/email'
import { audit } from '../../db/audit.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { countFailure, countTry, forgiveFailures } from '../../security/attempts/check-limits.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../security/password-hash.ts'
import { emailIndexes, openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { challengeDoubtful } from './challenge-doubtful.ts'
import { beginSession } from './sessions/sessions.ts'
import { findHolder, findUnproven, type PersonRow, setPassword } from './store.ts'
import { hashesUnproven } from './unproven-password.ts'

type Credentials = BodyOf<typeof authContracts.logIn>

/** Signs in with e-mail address and password. After a few tries a proof of work is wanted before the next one is looked at. */
export async function logIn(auth: AuthContext, credentials: Credentials, sender: Sender, solved: string | undefined) {
  const tried = await countTry(auth.context, sender, cleanEmail(credentials.email))
  if (isFailure(tried)) return tried
  return (await challengeDoubtful(auth, tried.tries, solved)) ?? tryPassword(auth, credentials, sender)
}

async function tryPassword(auth: AuthContext, { email: typed, password }: Credentials, sender: Sender) {
  const { context } = auth
  const email = cleanEmail(typed)
  const holder = await findHolder(context.db, emailIndexes(context.keys, email))
  const found = await findFitting(auth, email, holder, password)
  if (isFailure(found)) return found
  if (!found) {
    await countFailure(context, sender)
    const subject = holder ? `person:${holder.id}` : 'unknown address'
    await audit(context.db, { actor: 'anonymous', action: 'sign-in.failed', subject })
    return fail('invalid_credentials')
  }
  await forgiveFailures(context, context.db, email)
  const isOld = found.email_confirmed_at !== null && needsRehash(found.password_hash)
  const renewed = isOld ? await hashPassword(password) : undefined
  const tokens = await context.db.transaction().execute(async (trx) => {
    if (typeof renewed === 'string') await setPassword(trx, found.id, renewed)
    await audit(trx, { actor: `person:${found.id}`, action: 'sign-in', subject: `person:${found.id}`, detail: { by: 'password' } })
    return beginSession(auth, trx, found.id, sender, { passwordCheckedAt: context.now() })
  })
  return { ...tokens, user: toUser(auth, openAccount(context.keys, found)) }
}

/**
 * The account that the password belongs to: the one that proved the address, or one that has not. Both are tried for every address,
 * so that the time it takes tells nothing.
 */
async function findFitting({ context }: AuthContext, email: string, holder: PersonRow | undefined, password: string) {
  const proven = holder?.email_confirmed_at ? holder : undefined
  const fits = await verifyPassword(proven?.password_hash, password)
  if (isFailure(fits)) return fits
  const hashes = await hashesUnproven(context.keys, email, password)
  if (isFailure(hashes)) return hashes
  const unproven = await findUnproven(context.db, emailIndexes(context.keys, email), hashes)
  return fits ? proven : unproven
}
