import { recoveryDays } from '@app/schemas/rules/people/second-factor'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { isFailure } from '../../failure/failure.ts'
import { supportWords } from '../../flows/support-words.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken, newToken } from '../../security/random-token.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { holdsMoney } from '../auth/proof/require-more-than-password.ts'
import { unfinishedOf } from '../auth/sign-in/finish-sign-in.ts'
import { findColleague } from '../auth/staff/staff-store.ts'
import { lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { openTask } from '../desk/open-task.ts'
import { recoveryAskedEmail } from './emails.ts'
import { recoveryJobs } from './job-names.ts'
import { addRecovery, findOpen, type RecoveryRow } from './store.ts'

const dayMs = 86_400_000

/**
 * Asks to get in without the second factor. Nothing changes for a week, in which the owner hears of it by e-mail, on the phone and in the
 * account, and can stop it. Where there is money, one of our people makes sure first that it is the owner.
 */
export async function askRecovery(auth: AuthContext, token: string, sender: Sender) {
  const { context } = auth
  const unfinished = await unfinishedOf(auth, token, sender)
  if (isFailure(unfinished)) return unfinished
  const personId = unfinished.person_id
  const limited = await checkLimits(context, { recoveriesPerAccount: personId })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    const known = await findOpen(trx, personId)
    if (known) return toRecovery(known)
    const now = context.now()
    const stop = newToken()
    const needsLook = (await holdsMoney(auth, trx, personId)) || (await findColleague(trx, personId)) !== undefined
    const row = {
      id: context.newId(),
      person_id: personId,
      asked_at: now,
      ready_at: new Date(now.getTime() + recoveryDays * dayMs),
      look: needsLook ? ('waiting' as const) : ('not-needed' as const),
      stop_hash: hashToken(stop),
    }
    await addRecovery(trx, row)
    await context.jobs.send(trx, recoveryJobs.ready, { id: row.id }, row.ready_at)
    await context.jobs.send(trx, recoveryJobs.text, { id: row.id })
    if (needsLook) await openTask(context, trx, { kind: 'recover-sign-in', personId, about: row.id, dueAt: row.ready_at })
    const look = needsLook ? await howToLook(context, personId) : 'not-needed'
    const url = `${auth.publicUrl}/signin/stop-recovery#token=${stop}`
    await writeTo(context, trx, personId, (addressed) => recoveryAskedEmail(addressed, { readyAt: row.ready_at, look, url }))
    const detail = { by: unfinished.first, needsLook }
    await audit(trx, { actor: 'anonymous', action: 'recovery.asked', subject: `person:${personId}`, detail })
    return toRecovery(row)
  })
}

/** Nobody is called at a number that only was typed in: whoever has none that is confirmed calls us. */
async function howToLook(context: Context, personId: string) {
  const phone = await context.hooks.phoneOf(context, personId)
  return phone === undefined ? { callUs: supportWords(context.flows) } : ('calls-them' as const)
}

export function toRecovery(row: Pick<RecoveryRow, 'ready_at' | 'look'> | undefined) {
  return { ready_at: row?.ready_at.toISOString() ?? null, is_looked_at: row !== undefined && row.look !== 'not-needed' }
}
