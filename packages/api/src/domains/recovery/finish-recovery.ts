import { audit } from '../../db/audit.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { hashFor, replacePassword } from '../auth/passwords.ts'
import { dropFactors } from '../auth/second-factor/second-factor-store.ts'
import { findPerson, lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { recoveryDoneEmail } from './emails.ts'
import { endRecovery, findByFinish } from './store.ts'

/** Ends a recovery: a new password that stands alone, no second factor any more, and nobody signed in. */
export async function finishRecovery(auth: AuthContext, token: string, password: string, { address }: Sender) {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: address })
  if (limited) return limited
  const meant = await findByFinish(context.db, hashToken(token), context.now())
  const row = meant && (await findPerson(context.db, meant.person_id))
  if (!meant || !row) return fail('link_used_up')
  const hash = await hashFor(auth, row, { password, field: 'password', stand: 'alone', isProven: row.email_confirmed_at !== null })
  if (isFailure(hash)) return hash
  const ended = await context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, row.id)
    if (!(await endRecovery(trx, meant.id, 'done', context.now()))) return undefined
    await dropFactors(trx, row.id)
    const sessions = await replacePassword(auth, trx, row, { password, hash, keptSession: null })
    await writeTo(context, trx, row.id, recoveryDoneEmail)
    await audit(trx, { actor: 'anonymous', action: 'recovery.done', subject: `person:${row.id}` })
    return sessions
  })
  if (!ended) return fail('link_used_up')
  for (const id of ended) auth.endedSessions.add(id)
  return { status: 'OK' as const }
}
