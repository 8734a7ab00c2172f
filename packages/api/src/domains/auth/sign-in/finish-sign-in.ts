import type { BodyOf } from '@app/schemas/api/contract'
import type { factorSignInContracts } from '@app/schemas/api/people/second-factor-sign-in'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { hashToken } from '../../../security/random-token.ts'
import { openAccount, toUser } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { askForPasskeyOf } from '../passkeys/ask-for-passkey.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { useCode } from '../second-factor/use-code.ts'
import { beginSession } from '../sessions/sessions.ts'
import { findPerson } from '../store.ts'
import { findUnfinished, takeUnfinished } from './unfinished-store.ts'

type Shown = BodyOf<typeof factorSignInContracts.finishSignIn>

/** Whose sign-in has begun; whoever tries tokens that are none is slowed down. */
export async function unfinishedOf({ context }: AuthContext, token: string, { address }: Sender) {
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: address })
  if (limited) return limited
  return (await findUnfinished(context.db, hashToken(token), context.now())) ?? fail('sign_in_too_old')
}

/** What a browser shows a passkey with as the second factor. */
export async function beginFactorPasskey(auth: AuthContext, token: string, sender: Sender) {
  const unfinished = await unfinishedOf(auth, token, sender)
  if (isFailure(unfinished)) return unfinished
  return (await askForPasskeyOf(auth, auth.context.db, unfinished.person_id, 'second-factor')) ?? fail('not_in_this_state')
}

/** Ends a sign-in with a second factor. A wrong one leaves it open for another try. */
export async function finishSignIn(auth: AuthContext, shown: Shown, sender: Sender) {
  const { context } = auth
  const unfinished = await unfinishedOf(auth, shown.sign_in, sender)
  if (isFailure(unfinished)) return unfinished
  const { person_id: personId, first } = unfinished
  const limited = await checkLimits(context, { authenticatorTriesPerAccount: personId })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const wrong = await check(auth, trx, personId, shown)
    if (wrong) return wrong
    if (!(await takeUnfinished(trx, unfinished.hash))) return fail('sign_in_too_old')
    return signInWithFactor(auth, trx, personId, `${first} and ${shown.code === undefined ? 'passkey' : 'code'}`, sender)
  })
}

/** A session that has shown a second factor. */
export async function signInWithFactor(auth: AuthContext, trx: Queries, personId: string, by: string, sender: Sender) {
  const { context } = auth
  const row = await findPerson(trx, personId)
  if (!row || row.closed_at !== null) return fail('passkey_refused')
  const now = context.now()
  const tokens = await beginSession(auth, trx, personId, sender, { passwordCheckedAt: now, secondFactorAt: now })
  await context.hooks.factorShown(context, trx, personId)
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'sign-in', subject, detail: { by } })
  return { ...tokens, user: toUser(auth, openAccount(context.keys, row)) }
}

async function check(
  auth: AuthContext,
  trx: Queries,
  personId: string,
  { code, passkey }: Shown,
): Promise<Failure<'code_not_right' | 'passkey_refused'> | undefined> {
  if (code !== undefined) return useCode(auth.context, trx, personId, code)
  const row = passkey ? await checkPasskey(auth, trx, passkey, { purpose: 'second-factor', personId }) : fail('passkey_refused')
  if (!isFailure(row)) return undefined
  const subject = `person:${personId}`
  await audit(trx, { actor: 'anonymous', action: 'second-factor.failed', subject, detail: { by: 'passkey' } })
  return row
}
