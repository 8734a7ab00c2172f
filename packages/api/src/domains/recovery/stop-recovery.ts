import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import type { Person, Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import { writeTo } from '../auth/write-to.ts'
import { withdrawTask } from '../desk/open-task.ts'
import { toRecovery } from './ask-recovery.ts'
import { recoveryStoppedEmail } from './emails.ts'
import { endRecovery, findByStop, findOpen, type RecoveryRow } from './store.ts'

/** Stops what is under way, from any device where the person is signed in. */
export async function stopRecovery(context: Context, person: Person) {
  await context.db.transaction().execute(async (trx) => {
    const row = await findOpen(trx, person.id)
    if (row) await stop(context, trx, row, 'stopped', `person:${person.id}`)
  })
  return toRecovery(undefined)
}

/** The same by the link of the e-mail that announced it. */
export async function stopRecoveryByLink(context: Context, token: string, { address }: Sender) {
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: address })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const row = await findByStop(trx, hashToken(token))
    if (!row) return fail('link_used_up')
    await stop(context, trx, row, 'stopped', 'anonymous')
    return { status: 'OK' as const }
  })
}

/** Somebody has a second factor after all: not all are lost. */
export async function stopForFactor(context: Context, trx: Queries, personId: string): Promise<void> {
  const row = await findOpen(trx, personId)
  if (row) await stop(context, trx, row, 'factor-shown', `person:${personId}`)
}

async function stop(context: Context, trx: Queries, row: RecoveryRow, as: 'stopped' | 'factor-shown', actor: string): Promise<void> {
  if (!(await endRecovery(trx, row.id, as, context.now()))) return
  await withdrawTask(context, trx, 'recover-sign-in', row.id)
  await writeTo(context, trx, row.person_id, (addressed) => recoveryStoppedEmail(addressed, as))
  await audit(trx, { actor, action: 'recovery.stopped', subject: `person:${row.person_id}`, detail: { because: as } })
}
