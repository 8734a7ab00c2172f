import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { AuthContext } from '../auth-context.ts'
import { devicesEndedEmail } from '../emails.ts'
import { requireStepUp } from '../step-up.ts'
import { writeTo } from '../write-to.ts'
import { type Ending, endSession, endSessions, findSession } from './session-store.ts'

/** Ends the session of this device. */
export async function signOut(auth: AuthContext, person: Person): Promise<void> {
  await end(auth, person, person.sessionId, 'signed out', async (trx) => {
    await audit(trx, { actor: `person:${person.id}`, action: 'sign-out', subject: `person:${person.id}` })
  })
}

/** Ends the session of another device: a thief would do that to its owner. One that has ended meanwhile is no problem of theirs. */
export async function endDevice(auth: AuthContext, person: Person, sessionId: string) {
  const isOther = sessionId !== person.sessionId
  const unproven = isOther ? requireStepUp(person, auth.context.now()) : undefined
  if (unproven) return unproven
  const isEnded = await end(auth, person, sessionId, isOther ? 'ended from another device' : 'signed out', async (trx) => {
    const [action, subject] = [isOther ? 'session.ended' : 'sign-out', `person:${person.id}`]
    await audit(trx, { actor: subject, action, subject, detail: { sessionId } })
    if (isOther) await writeTo(auth.context, trx, person.id, (addressed) => devicesEndedEmail(addressed, 1))
  })
  return isEnded || (await isTheirs(auth, person, sessionId)) ? { status: 'OK' as const } : fail('not_found')
}

async function isTheirs({ context }: AuthContext, person: Person, sessionId: string): Promise<boolean> {
  return (await findSession(context.db, sessionId))?.person_id === person.id
}

/** The same of every other device at once, with one e-mail. Done again, nobody is left to sign out, and nothing is sent. */
export async function endOtherDevices({ context, endedSessions }: AuthContext, person: Person) {
  const unproven = requireStepUp(person, context.now())
  if (unproven) return unproven
  const ended = await context.db.transaction().execute(async (trx) => {
    const ids = await endSessions(trx, person.id, person.sessionId, 'ended from another device', context.now())
    const subject = `person:${person.id}`
    for (const sessionId of ids) await audit(trx, { actor: subject, action: 'session.ended', subject, detail: { sessionId } })
    if (ids.length > 0) await writeTo(context, trx, person.id, (addressed) => devicesEndedEmail(addressed, ids.length))
    return ids
  })
  for (const id of ended) endedSessions.add(id)
  return { ended: ended.length }
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
