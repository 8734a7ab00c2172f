import { createHmac } from 'node:crypto'
import { sessionDays } from '@app/schemas/rules/days/times-kept'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { Sender } from '../../../http/call/handlers.ts'
import { hashToken, newToken } from '../../../security/random-token.ts'
import type { AuthContext } from '../auth-context.ts'
import { deviceName } from '../device-name.ts'
import { rememberBrowser } from './known-browsers.ts'
import { addSession, endSession, useRefreshToken } from './session-store.ts'

export type SessionTokens = { readonly access: string; readonly refresh: string }

const dayMs = 86_400_000
const idleMs = sessionDays * dayMs
/** However much it is used: then the password is entered again. */
const longestDays = 90
/** An answer can be lost on the way: so long the same token is answered again. */
const graceMs = 10_000

type Beginning = {
  /** When they proved who they are, by whatever their account asks for. */
  readonly passwordCheckedAt: Date
  readonly secondFactorAt?: Date
  readonly madeAccount?: boolean
}

/** Signs a person in on a device. */
export async function beginSession(
  auth: AuthContext,
  trx: Queries,
  personId: string,
  sender: Sender,
  { passwordCheckedAt, secondFactorAt, madeAccount = false }: Beginning,
): Promise<SessionTokens> {
  const { context, accessTokens, takeAlong } = auth
  const now = context.now()
  const sessionId = context.newId()
  const refresh = newToken()
  const row = {
    id: sessionId,
    person_id: personId,
    device: deviceName(sender.device),
    began_at: now,
    password_checked_at: passwordCheckedAt,
    last_used_at: now,
    expires_at: new Date(now.getTime() + idleMs),
    ended_at: null,
    ended_because: null,
    made_account: madeAccount,
    second_factor_at: secondFactorAt ?? null,
  }
  await addSession(trx, row, hashToken(refresh))
  await takeAlong(trx, personId, sender)
  await rememberBrowser(auth, trx, personId, sender)
  return { access: accessTokens.sign({ id: personId, sessionId, passwordCheckedAt }), refresh }
}

/**
 * New tokens for a refresh token. Each is good once; who shows one that was used up more than ten seconds ago may have stolen
 * it, so its session ends. The successor follows from the token itself: within the grace everybody gets the same one.
 */
export async function refreshSession(auth: AuthContext, refresh: string): Promise<SessionTokens | Failure<'token_not_valid'>> {
  const { context, accessTokens, endedSessions } = auth
  const now = context.now()
  const successor = createHmac('sha256', auth.successorKey).update(refresh).digest('base64url')
  const idleUntil = new Date(now.getTime() + idleMs)
  const used = await useRefreshToken(context.db, hashToken(refresh), hashToken(successor), now, { idleUntil, longestDays })
  if (!used) return fail('token_not_valid')
  const { session_id: sessionId, person_id: personId, password_checked_at: passwordCheckedAt, used_at: usedAt } = used
  if (usedAt && now.getTime() - usedAt.getTime() > graceMs) {
    await context.db.transaction().execute(async (trx) => {
      await endSession(trx, personId, sessionId, 'token used twice', now)
      await audit(trx, { actor: 'anonymous', action: 'session.token-used-twice', subject: `person:${personId}`, detail: { sessionId } })
    })
    endedSessions.add(sessionId)
    return fail('token_not_valid')
  }
  return { access: accessTokens.sign({ id: personId, sessionId, passwordCheckedAt }), refresh: successor }
}
