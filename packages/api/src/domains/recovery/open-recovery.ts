import { recoveryLinkDays } from '@app/schemas/rules/people/second-factor'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { hashToken, newToken } from '../../security/random-token.ts'
import { writeTo } from '../auth/write-to.ts'
import { recoveryReadyEmail } from './emails.ts'
import { recoveryJobs } from './job-names.ts'
import { endRecovery, lockOpen, setFinish } from './store.ts'

const dayMs = 86_400_000

/** Sends the link that ends a recovery, once its time is over and nobody of ours has to look first. Done twice, it is sent once. */
export async function openIfDue(context: Context, trx: Queries, id: string): Promise<void> {
  const row = await lockOpen(trx, id)
  const now = context.now()
  if (!row || row.finish_hash !== null || row.look === 'waiting' || row.ready_at > now) return
  const token = newToken()
  const until = new Date(now.getTime() + recoveryLinkDays * dayMs)
  await setFinish(trx, id, hashToken(token), until)
  await context.jobs.send(trx, recoveryJobs.lapse, { id }, until)
  const url = `${context.settings.publicUrl}/signin/recover#token=${token}`
  await writeTo(context, trx, row.person_id, (addressed) => recoveryReadyEmail(addressed, url))
  await audit(trx, { actor: 'recovery', action: 'recovery.ready', subject: `person:${row.person_id}` })
}

/** Nobody used the link in time: it is asked for anew, or not at all. */
export async function lapse(context: Context, trx: Queries, id: string): Promise<void> {
  const row = await lockOpen(trx, id)
  const now = context.now()
  if (!row?.finish_until || row.finish_until > now) return
  await endRecovery(trx, id, 'not-used', now)
  await audit(trx, { actor: 'recovery', action: 'recovery.not-used', subject: `person:${row.person_id}` })
}
