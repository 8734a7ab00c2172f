import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { cleanEmail } from '@app/schemas/rules/people/email'
import { audit } from '../../db/audit.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { countFailure, countTry, forgiveFailures } from '../../security/attempts/check-limits.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../security/password-hash.ts'
import { emailIndexes, openAccount, toUser } from './account.ts'
import type { AuthContext } from './auth-context.ts'
import { challengeDoubtful } from './challenge-doubtful.ts'
import { beginSession } from './sessions/sessions.ts'
import { findByEmail, type PersonRow, setPassword } from './store.ts'

type Credentials = BodyOf<typeof authContracts.logIn>
type Refused = Failure<'invalid_credentials' | 'too_many_requests' | 'overloaded'>

/**
 * How many accounts of an address a password is tried on: the confirmed one and one that is not, or the two that were seen last.
 * As many are tried for an address that has none, so that the time it takes says nothing.
 */
const triedAccounts = 2

/** Signs in with e-mail address and password. */
export async function logIn(auth: AuthContext, credentials: Credentials, sender: Sender) {
  const tried = await countTry(auth.context, sender, cleanEmail(credentials.email))
  return isFailure(tried) ? tried : tryPassword(auth, credentials, sender)
}

/** The same from our own page, which after a few tries has to do a proof of work before the next one is looked at. */
export async function logInOnPage(auth: AuthContext, credentials: Credentials, sender: Sender, solved: string | undefined) {
  const tried = await countTry(auth.context, sender, cleanEmail(credentials.email))
  if (isFailure(tried)) return tried
  return (await challengeDoubtful(auth, tried.tries, solved)) ?? tryPassword(auth, credentials, sender)
}

async function tryPassword(auth: AuthContext, { email: typed, password }: Credentials, sender: Sender) {
  const { context } = auth
  const email = cleanEmail(typed)
  const known = await findByEmail(context.db, emailIndexes(context.keys, email), triedAccounts)
  const found = await whoFits(known, password)
  if (isFailure(found)) return found
  if (!found) {
    await countFailure(context, sender)
    const subject = known[0] ? `person:${known[0].id}` : 'unknown address'
    await audit(context.db, { actor: 'anonymous', action: 'sign-in.failed', subject })
    return fail('invalid_credentials')
  }
  await forgiveFailures(context, context.db, email)
  const renewed = needsRehash(found.password_hash) ? await hashPassword(password) : undefined
  const tokens = await context.db.transaction().execute(async (trx) => {
    if (typeof renewed === 'string') await setPassword(trx, found.id, renewed)
    await audit(trx, { actor: `person:${found.id}`, action: 'sign-in', subject: `person:${found.id}`, detail: { by: 'password' } })
    return beginSession(auth, trx, found.id, sender, context.now())
  })
  return { ...tokens, user: toUser(openAccount(context.keys, found)) }
}

async function whoFits(known: readonly PersonRow[], password: string): Promise<PersonRow | undefined | Refused> {
  let found: PersonRow | undefined
  for (let index = 0; index < triedAccounts; index++) {
    const row = known[index]
    const fits = await verifyPassword(row?.password_hash, password)
    if (isFailure(fits)) return fits
    if (fits && row) found ??= row
  }
  return found
}
