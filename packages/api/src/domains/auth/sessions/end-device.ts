import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { deviceEndedEmail } from '../emails.ts'
import { requireStepUp } from '../step-up.ts'
import { writeTo } from '../write-to.ts'
import { type Ending, endSession } from './session-store.ts'

/** Ends the session of this device. */
export async function signOut(auth: AuthContext, person: Person): Promise<void> {
  await end(auth, person, person.sessionId, 'signed out', async (trx) => {
    await audit(trx, { actor: `person:${person.id}`, action: 'sign-out', subject: `person:${person.id}` })
  })
}

/** Ends the session of another device: a thief would do that to its owner. */
export async function endDevice(auth: AuthContext, person: Person, sessionId: string) {
  const isOther = sessionId !== person.sessionId
  const unproven = isOther ? requireStepUp(person, auth.context.now()) : undefined
  if (unproven) return unproven
  const isEnded = await end(auth, person, sessionId, isOther ? 'ended from another device' : 'signed out', async (trx) => {
    const [action, subject] = [isOther ? 'session.ended' : 'sign-out', `person:${person.id}`]
    await audit(trx, { actor: subject, action, subject, detail: { sessionId } })
    if (isOther) await writeTo(auth.context, trx, person.id, deviceEndedEmail)
  })
  return isEnded ? { status: 'OK' as const } : fail('not_found')
}

async function end(
  { context, endedSessions }: AuthContext,
  person: Person,
  sessionId: string,
  because: Ending,
  record: (trx: Queries) => Promise<void>,
): Promise<boolean> {
  const isEnded = await context.db.transaction().execute(async (trx) => {
    const isOwn = await endSession(trx, person.id, sessionId, because, context.now())
    if (isOwn) await record(trx)
    return isOwn
  })
  if (isEnded) endedSessions.add(sessionId)
  return isEnded
}
