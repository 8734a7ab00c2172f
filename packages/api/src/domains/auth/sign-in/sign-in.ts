import type { BodyOf } from '@app/schemas/api/contract'
import type { authContracts } from '@app/schemas/api/people/auth'
import { cleanEmail } from '@app/schemas/rules/people/email'
import { audit } from '../../../db/audit.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { countFailure, countTry, forgiveBrowser, forgiveTry, weighTry } from '../../../security/attempts/sign-in-tries.ts'
import { hashPassword, needsRehash } from '../../../security/password-hash.ts'
import { emailIndexes, openAccount, toUser } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireProof } from '../require-proof.ts'
import { type KnownBrowser, knownBrowser } from '../sessions/known-browsers.ts'
import { findHolder, type PersonRow, setPassword } from '../store.ts'
import { enter } from './enter.ts'
import { findFitting } from './find-fitting.ts'

type Credentials = BodyOf<typeof authContracts.logIn>
type Asked = { readonly email: string; readonly password: string; readonly solved: string | undefined; readonly sender: Sender }

/**
 * Signs in with e-mail address and password. A browser that has signed in to the account before has tries of its own; for others, tries
 * count for the account, wherever they come from, and after a few a proof of work is wanted before the next one is looked at.
 */
export async function logIn(auth: AuthContext, { email: typed, password }: Credentials, sender: Sender, solved: string | undefined) {
  const asked = { email: cleanEmail(typed), password, solved, sender }
  const browser = await knownBrowser(auth, sender, asked.email)
  const isKnown = browser && !(await checkLimits(auth.context, { triesPerKnownBrowser: browser.name }))
  return isKnown ? tryKnown(auth, asked, browser) : tryUnknown(auth, asked)
}

/** In a browser of the account. Other accounts with the same address are tried as in any browser, or strangers could have such a browser. */
async function tryKnown(auth: AuthContext, asked: Asked, browser: KnownBrowser) {
  const { context } = auth
  const holder = await findHolder(context.db, emailIndexes(context.keys, asked.email))
  const found = await findFitting(auth, asked.email, holder, asked.password)
  if (isFailure(found)) return found
  if (found?.id === browser.personId) {
    await forgiveBrowser(context, browser.name)
    return begin(auth, found, asked)
  }
  if (isFailure(await admitTry(auth, asked))) return refuse(auth, asked, holder)
  return found ? beginForgiven(auth, found, asked) : refuse(auth, asked, holder)
}

async function tryUnknown(auth: AuthContext, asked: Asked) {
  const { context } = auth
  const refused = await admitTry(auth, asked)
  if (refused) return refused
  const holder = await findHolder(context.db, emailIndexes(context.keys, asked.email))
  const found = await findFitting(auth, asked.email, holder, asked.password)
  if (isFailure(found)) return found
  return found ? beginForgiven(auth, found, asked) : refuse(auth, asked, holder)
}

/** Whether a password may be looked at in a browser that the account does not know. What it costs is counted only once it is paid for. */
async function admitTry(auth: AuthContext, { email, solved, sender }: Asked) {
  const tried = { address: sender.address, account: email }
  const weighed = await weighTry(auth.context, tried)
  if (isFailure(weighed)) return weighed
  return (await requireProof(auth, weighed.doubt, solved)) ?? countTry(auth.context, tried, weighed.isAttacked)
}

async function refuse({ context }: AuthContext, { sender }: Asked, holder: PersonRow | undefined) {
  await countFailure(context, sender.address)
  const subject = holder ? `person:${holder.id}` : 'unknown address'
  await audit(context.db, { actor: 'anonymous', action: 'sign-in.failed', subject })
  return fail('invalid_credentials')
}

async function beginForgiven(auth: AuthContext, found: PersonRow, asked: Asked) {
  await forgiveTry(auth.context, { address: asked.sender.address, account: asked.email })
  return begin(auth, found, asked)
}

async function begin(auth: AuthContext, found: PersonRow, { password, sender }: Asked) {
  const { context } = auth
  const isOld = found.email_confirmed_at !== null && needsRehash(found.password_hash, context.passwordCost)
  const renewed = isOld ? await hashPassword(password, context.passwordCost) : undefined
  const entered = await context.db.transaction().execute(async (trx) => {
    if (typeof renewed === 'string') await setPassword(trx, found.id, renewed)
    return enter(auth, trx, found.id, 'password', sender)
  })
  return isFailure(entered) ? entered : { ...entered, user: toUser(auth, openAccount(context.keys, found)) }
}
