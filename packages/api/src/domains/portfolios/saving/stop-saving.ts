import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { stopDeposits } from './deposit-schedules.ts'
import { deleteDraft, findPrograms, lockProgram, saveProgram } from './savings-store.ts'

const mostPrograms = 50

/** Ends every plan to save regularly: the person wants to leave. */
export async function stopSaving(context: Context, trx: Queries, personId: string): Promise<void> {
  for (const { id } of await findPrograms(trx, personId, mostPrograms)) {
    const row = await lockProgram(trx, personId, id)
    if (!row || row.status === 'cancelled') continue
    if (row.schedule_id !== null) await stopDeposits(context, trx, personId, row.schedule_id)
    await deleteDraft(trx, id)
    await saveProgram(trx, id, { ...row, status: 'cancelled', schedule_id: null, version: row.version + 1 }, context.now())
  }
}
